/** People with an address, and matches that tell them of something. */
import type { MatchSummary } from '../../../src/server/api/answers.ts';
import { openServer, type OpenedServer } from '../api/opened.ts';
import { guest, type Person } from '../api/person.ts';
import { type Mail, type MailServer, openMailServer } from '../api/smtp.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export interface House {
  readonly server: OpenedServer;
  readonly post: MailServer;
  /** Somebody whose mails come to `post`. */
  readonly known: (name: string, language?: string) => Promise<Person>;
  /** Lets the time pass that notices wait, and sends what is due then. */
  readonly aMinuteLater: () => Promise<void>;
}

const MAIL_FROM = 'Litha <litha@litha.example>';

/** A server that sends mails, and may talk to servers of the test. */
export async function withHouse(use: (house: House) => Promise<void>, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const post = await openMailServer();
  const server = await openServer({ SMTP_URL: post.url, MAIL_FROM, ALLOW_PRIVATE_ADDRESSES: 'true', ...env });
  let people = 0;
  try {
    await use({
      server,
      post,
      known: (name, language) =>
        known(server, post, name, `${name.toLowerCase()}${people++}@litha.example`, language),
      async aMinuteLater() {
        server.pass(MINUTE);
        await server.doChores();
      },
    });
  } finally {
    await server.close();
    await post.close();
  }
}

async function known(server: OpenedServer, post: MailServer, name: string, email: string, language = 'en') {
  const person = await guest(server.address, name);
  await person.send('PATCH', '/api/me', { language });
  await person.post('/api/me/email', { email });
  const { text } = await post.next();
  await person.post('/api/session', { token: /confirm#([\w-]{43})/.exec(text)?.[1] });
  return person;
}

/** A match of these, the first of whom is to move; it has just begun. */
export async function begun(players: readonly Person[], plan: object = {}): Promise<MatchSummary> {
  const [host, ...others] = players;
  if (!host) throw new Error('somebody must play');
  let match = await host.open({ players: players.length, ...plan });
  // chance decides who begins when a match is opened
  while (match.toAct[0] !== 0) {
    await host.post(`/api/matches/${match.id}/leave`);
    match = await host.open({ players: players.length, ...plan });
  }
  for (const other of others) match = (await other.post<MatchSummary>(`/api/matches/${match.id}/join`)).body;
  return match;
}

/** Without the folds of long lines. */
export const header = ({ text }: Mail, name: string): string =>
  new RegExp(`^${name}:(.*(?:\r\n[ \t].*)*)`, 'mi')
    .exec(text)?.[1]
    ?.replaceAll(/\r\n[ \t]+/g, ' ')
    .trim() ?? '';

/** The mails that came since so many. */
export const since = ({ mails }: MailServer, count: number): readonly Mail[] => mails.slice(count);
