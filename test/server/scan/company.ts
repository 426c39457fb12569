/** Everybody who may be around a match, each with an ear on every byte that they are sent. */
import { hashOf } from '../../../src/server/accounts/secrets.ts';
import type { MatchRecord } from '../../../src/server/store/contract/match.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { guest, Person } from '../api/person.ts';
import { Ear } from '../tables/opened.ts';
import { leavesOf } from './secrets.ts';

/** All that one side was sent, in order. */
export interface Stream {
  readonly of: string;
  readonly texts: readonly string[];
  /** The seat that the receiver has a right to, there; null for none. */
  readonly seat: number | null;
  /** Secrets that are the receiver's own, or told to the receiver for a reason. */
  readonly mayKnow: ReadonlySet<string>;
}

export interface Somebody {
  readonly name: string;
  readonly person: Person;
  /** At the table; the stranger's in the lobby. */
  readonly ear: Ear;
  readonly playerID: string | null;
  readonly credentials: string | undefined;
}

/** What is played, and by how many. */
export interface Occasion {
  readonly game: string;
  readonly players: number;
  readonly options?: Record<string, unknown>;
}

export interface Company {
  readonly match: string;
  readonly game: string;
  readonly players: readonly Somebody[];
  readonly spectators: readonly Somebody[];
  readonly stranger: Somebody;
  readonly streams: readonly Stream[];
  /** All words that somebody around here must not learn. */
  readonly words: readonly string[];
  /** Of those who play a match that has begun: no secret any more. */
  readonly ids: readonly string[];
  close(): void;
}

const NAMELESS = 'a spectator without a name';

export async function gather(server: string, store: Store, occasion: Occasion): Promise<Company> {
  const { game, players: seats } = occasion;
  const host = await guest(server, 'Maren');
  const { id: match } = await host.open(occasion);
  const streams: Stream[] = [];
  const everybody: Somebody[] = [];
  const come = async (
    name: string,
    person: Person,
    room: string,
    seat: number | null = null,
    ticket?: { playerID: string; credentials: string },
  ) => {
    // whoever has no name comes by the way that old proxies leave open
    const polls = name === NAMELESS;
    const ear = new Ear(`${server}/${room}`, { headers: person.headers, polls });
    const frames: string[] = [];
    overhear(ear, frames);
    await ear.next('connect');
    const own = await secretsOf(store, person, ticket?.credentials);
    streams.push(
      { of: `${name}, by socket`, texts: frames, seat, mayKnow: own },
      { of: name, texts: person.answers, seat: ticket ? null : seat, mayKnow: own },
    );
    const one = { name, person, ear, playerID: ticket?.playerID ?? null, credentials: ticket?.credentials };
    everybody.push(one);
    return one;
  };

  const players = [await come('the host', host, game, 0)];
  for (let seat = 1; seat < seats; seat += 1) {
    // one more with an account, all others as stock clients come
    const person = seat === 1 ? await guest(server, 'Joris') : new Person(server);
    if (seat === 1) await person.post(`/api/matches/${match}/join`);
    const ticket = seat === 1 ? undefined : await join(person, game, match, seat);
    players.push(await come(`the player on seat ${seat}`, person, game, seat, ticket));
  }
  const spectators = [
    await come('a spectator with a name', await guest(server, 'Wanda'), game),
    await come(NAMELESS, new Person(server), game),
  ];
  const stranger = await come('a stranger', new Person(server), 'lobby');
  await host.post('/api/me/device');
  const words = new Set<string>();
  for (const { person, credentials } of everybody) {
    for (const word of await secretsOf(store, person, credentials)) words.add(word);
    for (const word of [tokenOf(person), credentials ?? '']) if (word !== '') words.add(hashOf(word));
  }
  const initial = await store.matches.initial(match);
  for (const word of leavesOf(initial?.plugins['random'])) words.add(word);

  const record = (await store.matches.get(match)) as MatchRecord;
  const ids = record.seats.flatMap(({ accountId }) => accountId ?? []);
  const told = streams.map((stream) => ({ ...stream, mayKnow: new Set([...stream.mayKnow, ...ids]) }));
  return {
    match,
    game,
    players,
    spectators,
    stranger,
    streams: told,
    words: [...words],
    ids,
    close: () => {
      for (const { ear } of everybody) ear.close();
    },
  };
}

/** Notes every packet that the connection brings, before anybody reads it. */
export function overhear({ socket }: Ear, frames: string[]): void {
  socket.io.engine.on('packet', (packet) => frames.push(JSON.stringify(packet)));
}

async function join(
  person: Person,
  game: string,
  match: string,
  seat: number,
): Promise<{ playerID: string; credentials: string }> {
  const playerID = String(seat);
  const path = `/games/${game}/${match}/join`;
  const { body } = await person.post<{ playerCredentials: string }>(path, { playerID, playerName: `Stock ${seat}` });
  return { playerID, credentials: body.playerCredentials };
}

const tokenOf = ({ cookie }: Person): string => cookie.split('=')[1] ?? '';

/** What one knows of oneself and nobody else should: id, address, token, credentials. */
async function secretsOf(store: Store, person: Person, credentials: string | undefined): Promise<Set<string>> {
  const own = new Set(credentials === undefined ? [] : [credentials]);
  if (person.cookie === '') return own;
  const id = await person.id();
  const email = `${id.slice(0, 8)}@letters.example`;
  await store.accounts.setEmail(id, email);
  for (const word of [id, email, tokenOf(person)]) own.add(word);
  return own;
}
