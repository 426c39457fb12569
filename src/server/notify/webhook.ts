/** A message for a program, or for a channel of Discord. */
import type { Webhook } from '../store/contract/messages.ts';
import type { Line, Message } from './message.ts';
import type { Outcome } from './outcome.ts';
import { outcomeOf, type Post } from './post.ts';
import { WORDS } from './words.ts';

/** What Discord takes. */
const LONGEST_CONTENT = 2000;

export async function sendWebhook(post: Post, webhook: Webhook | null, message: Message): Promise<Outcome> {
  if (webhook === null) return 'gone';
  const body = webhook.shape === 'discord' ? discordOf(message) : jsonOf(message);
  const headers = { 'Content-Type': 'application/json' };
  return outcomeOf(await post({ url: webhook.url, headers, body: JSON.stringify(body) }));
}

export const jsonOf = ({ id, account, title, lines, off }: Message) => ({
  id,
  kind: lines.length === 0 ? 'test' : 'news',
  account: { id: account.id, name: account.name },
  text: lines.length === 0 ? title : lines.map(({ text }) => text).join('\n'),
  matches: lines.map(({ kind, matchId, game, opponents, dueAt, url, mute }) => ({
    id: matchId,
    kind: kind === 'first' ? 'turn' : kind,
    game,
    opponents,
    dueAt,
    url,
    mute: mute.api,
  })),
  off: off.api,
});

export function discordOf({ account, title, lines, off }: Message) {
  const words = WORDS[account.language];
  const end = `-# ${words.off}: <${off.page}>`;
  const parts = lines.map(discordLine);
  const most = LONGEST_CONTENT - end.length - words.more(lines.length).length - 2;
  let shown = parts.length;
  while (shown > 0 && parts.slice(0, shown).join('\n').length > most) shown -= 1;
  const rest = parts.length - shown;
  const content = [
    ...(lines.length === 0 ? [escapeMarks(title)] : parts.slice(0, shown)),
    ...(rest > 0 ? [words.more(rest)] : []),
    end,
  ].join('\n');
  // nobody is called by a name that looks like everybody's
  return { username: 'Litha', content, allowed_mentions: { parse: [] } };
}

const discordLine = ({ text, url }: Line): string => `${escapeMarks(text)} <${url}>`;

/** Names of people are only names. */
const escapeMarks = (text: string): string => text.replaceAll(/[\\*_~`|>#[\]()<@:]/g, (mark) => `\\${mark}`);
