/** A message as a mail. */
import { escapeHtml } from '../mail/html.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { Line, Message } from './message.ts';
import type { Outcome } from './outcome.ts';
import { WORDS } from './words.ts';

export async function sendMail(mailer: Mailer | null, message: Message): Promise<Outcome> {
  const { email } = message.account;
  if (mailer === null || email === null) return 'gone';
  return mailer.deliver(email, mailOf(message));
}

export function mailOf({ id, account, title, lines, off }: Message): Mail {
  const words = WORDS[account.language];
  const greeting = words.greeting(account.name);
  const parts = lines.length === 0 ? [words.test] : lines.map((line) => textOf(line, words.mute));
  return {
    subject: title,
    text: `${[greeting, ...parts, `${words.off}:\n${off.page}`].join('\n\n')}\n`,
    html: [
      `<p>${escapeHtml(greeting)}</p>`,
      ...(lines.length === 0 ? [`<p>${escapeHtml(words.test)}</p>`] : lines.map((line) => htmlOf(line, words))),
      `<p><small>${link(off.page, words.off)}</small></p>`,
    ].join('\n'),
    // a mail that comes twice after all is known by its name
    messageId: `<${id}@${new URL(off.page).hostname}>`,
    headers: { 'List-Unsubscribe': `<${off.api}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

const textOf = ({ text, url, mute }: Line, muteWords: string): string =>
  `${text}\n${url}\n${muteWords}: ${mute.page}`;

const htmlOf = ({ text, url, mute }: Line, words: { readonly open: string; readonly mute: string }): string =>
  `<p>${escapeHtml(text)}<br>${link(url, words.open)}<br><small>${link(mute.page, words.mute)}</small></p>`;

const link = (url: string, words: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(words)}</a>`;
