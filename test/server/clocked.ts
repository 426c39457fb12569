/** Matches in which turns have a time, on a server whose clock a test turns; it can be stopped and started again. */
import type { MatchSummary } from '../../src/server/api/answers.ts';
import { openStore } from '../../src/server/store/index.ts';
import type { Store } from '../../src/server/store/store.ts';
import { type OpenedServer, openServer } from './api/opened.ts';
import { guest, Person } from './api/person.ts';
import { type FarServer, openFarServer } from './notify/far.ts';
import { withDataDir } from './running.ts';
import { Ear } from './tables/opened.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

interface Sat {
  readonly match: MatchSummary;
  readonly people: readonly Person[];
  readonly personOn: (seat: number) => Person;
  readonly ear: Ear;
}

export class ClockedHouse {
  readonly dir: string;
  /** What the server does with its store, where that is not the usual. */
  readonly #through: (store: Store) => Store;
  /** Where everybody's webhook is. */
  readonly #far: FarServer;
  #passed: number;
  #server: OpenedServer | null = null;
  readonly #ears: Ear[] = [];

  constructor(dir: string, far: FarServer, begin: number, through: (store: Store) => Store) {
    this.dir = dir;
    this.#through = through;
    this.#far = far;
    this.#passed = begin - Date.now();
  }

  readonly now = (): number => Date.now() + this.#passed;

  get server(): OpenedServer {
    if (!this.#server) throw new Error('the server is stopped');
    return this.#server;
  }

  async start(): Promise<void> {
    const store = this.#through(await openStore({ databaseUrl: null, dataDir: this.dir }));
    const env = { DATA_DIR: this.dir, ALLOW_PRIVATE_ADDRESSES: 'true' };
    this.#server = await openServer(env, { now: this.now, store });
  }

  async stop(): Promise<void> {
    for (const ear of this.#ears.splice(0)) ear.close();
    await this.#server?.close();
    this.#server = null;
  }

  /** Turns the clock, and has the server do what is due. */
  async pass(ms: number): Promise<void> {
    this.#passed += ms;
    await this.server.doChores();
  }

  /** So many people at a table where every turn has a day, and an onlooker who hears all. */
  async table(players: number, plan: object = {}): Promise<Sat> {
    const people: Person[] = [];
    for (let n = 0; n < players; n++) people.push(await guest(this.server.address, `Player ${n}`));
    const webhook = { url: this.#far.url, shape: 'json' };
    for (const person of people) await person.send('PATCH', '/api/me/notifications', { webhook });
    const [host, ...others] = people as [Person, ...Person[]];
    let match = await host.open({ players, pace: 'relaxed', turnMs: DAY, ...plan });
    for (const other of others) match = (await other.post<MatchSummary>(`/api/matches/${match.id}/join`)).body;
    return { match, people, personOn: (seat) => people[seat] as Person, ear: await this.watch(match.id, match.game) };
  }

  watch(id: string, game = 'salamandra'): Promise<Ear> {
    return this.sit(id, game, new Person(this.server.address));
  }

  /** On the person's own seat, or to watch. */
  async sit(id: string, game: string, person: Person): Promise<Ear> {
    const ear = new Ear(`${this.server.address}/${game}`, { headers: person.headers });
    this.#ears.push(ear);
    await ear.sync(id);
    return ear;
  }

  /** A browser as it was, at the server's new address. */
  again({ cookie }: Person): Person {
    return Object.assign(new Person(this.server.address), { cookie });
  }

  /** Who was reminded of which match so far, by a message. */
  reminders(): { account: string; match: string }[] {
    return this.told('reminder');
  }

  /** Who was told this so far, and of which match. */
  told(what: string): { account: string; match: string }[] {
    const messages = this.#far.posted.map(({ body }) => JSON.parse(body.toString()) as Told);
    return messages.flatMap(({ account, matches }) =>
      matches.filter(({ kind }) => kind === what).map(({ id }) => ({ account: account.id, match: id })),
    );
  }
}

/** What a webhook is told. */
interface Told {
  readonly account: { readonly id: string };
  readonly matches: readonly { readonly id: string; readonly kind: string }[];
}

/** No vacation that begins then comes upon the end of the year. */
const SUMMER = Date.UTC(2026, 5, 21);

export const withClocks = (
  use: (house: ClockedHouse) => Promise<void>,
  begin = SUMMER,
  through: (store: Store) => Store = (store) => store,
): Promise<void> =>
  withDataDir(async (dir) => {
    const far = await openFarServer();
    const house = new ClockedHouse(dir, far, begin, through);
    await house.start();
    try {
      await use(house);
    } finally {
      await house.stop();
      await far.close();
    }
  });

/** The match, as soon as it is so. */
export async function heard(ear: Ear, isSo: (match: MatchSummary) => boolean): Promise<MatchSummary> {
  const [, match] = await ear.next('match', (_id, summary) => isSo(summary as MatchSummary));
  return match as MatchSummary;
}

export const summary = async (person: Person, id: string): Promise<MatchSummary> =>
  (await person.get<MatchSummary>(`/api/matches/${id}`)).body;

/** Whose turn it is, and somebody whose it is not. */
export function whoIs({ toAct, seats }: MatchSummary): { mover: number; other: number } {
  const [mover = -1] = toAct;
  return { mover, other: seats.findIndex(({ seat }) => seat !== mover) };
}

export const turnOf =
  (seat: number) =>
  ({ toAct }: MatchSummary): boolean =>
    toAct.includes(seat);
