/** Asking for whatever can be asked for, with and without a right to it. */
import { stateIdOf } from '../../../src/server/tables/engine.ts';
import { Ear, makeMove, type Synced, UNDO } from '../tables/opened.ts';
import { type Company, overhear, type Somebody } from './company.ts';

/** Hears of a state, in whatever form. */
export async function arrives(ear: Ear, id: number): Promise<void> {
  for (let known = -1; known < id;) {
    const [, synced, patched] = await ear.next(['patch', 'sync']);
    known = typeof patched === 'number' ? patched : stateIdOf((synced as Synced).state);
  }
}

const PATHS = [
  '/games',
  '/api/me',
  '/api/me/export',
  '/api/me/notifications',
  '/api/matches',
  '/api/nothing',
  '/api/my/matches',
  '/api/my/turns',
  '/api/my/invitations',
  '/api/my/companions',
  '/healthz',
  '/metrics',
];

export async function askForEverything(somebody: Somebody, { match, game }: Company): Promise<void> {
  const { person, ear, playerID, credentials } = somebody;
  const stock = `/games/${game}/${match}`;
  const chats = ['players', 'spectators'].map((channel) => `/api/matches/${match}/chat?channel=${channel}`);
  for (const path of [...PATHS, `/games/${game}`, stock, `/api/matches/${match}`, ...chats]) {
    await person.get(path);
  }
  const wrong = { playerID: playerID === '0' ? '1' : '0', credentials: credentials ?? 'made-up' };
  for (const what of ['leave', 'update', 'playAgain']) await person.post(`${stock}/${what}`, { ...wrong, data: 1 });
  await person.post(`${stock}/join`, { playerName: 'Late' });
  if (somebody.name === 'a stranger') return;
  const { seat } = await ear.sync(match, playerID, credentials);
  ear.send('say', match, seat === null ? 'spectators' : 'players', 'good luck');
  ear.send('update', makeMove('3', 'place'), 0, match, '3');
  ear.send('update', UNDO, 0, match, null);
  await ear.settled();
}

/** While the match is played: after it nothing is secret any more. */
export async function lookBack({ person }: Somebody, { match }: Company, from: number): Promise<void> {
  const steps = `steps?from=${Math.max(0, from)}&count=50`;
  const others = ['all', 'spectator', '0', '1'].flatMap((as) => [`${steps}&as=${as}`, `journal?as=${as}`]);
  for (const path of ['outline', 'journal', 'file', steps, ...others])
    await person.get(`/api/matches/${match}/${path}`);
}

/** Tries to come in on the seats of others. */
export async function knock(server: string, company: Company, texts: string[]): Promise<void> {
  const { match, game, stranger, players } = company;
  const ear = new Ear(`${server}/${game}`, { headers: stranger.person.headers });
  overhear(ear, texts);
  await ear.next('connect');
  for (const [seat] of players.entries()) {
    for (const credentials of [undefined, 'made-up', '']) ear.send('sync', match, String(seat), credentials);
    ear.send('update', makeMove(String(seat), 'pass'), 0, match, String(seat));
  }
  await ear.settled();
  ear.close();
}
