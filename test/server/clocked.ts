/** Matches in which turns have a time, on a server whose clock a test turns; it can be stopped and started again. */
import Sqlite from 'better-sqlite3';
import { join } from 'node:path';
import type { MatchSummary } from '../../src/server/api/answers.ts';
import type { NoticeKind } from '../../src/server/store/messages.ts';
import { type OpenedServer, openServer } from './api/opened.ts';
import { guest, Person } from './api/person.ts';
import { withDataDir } from './running.ts';
import { Ear } from './tables/opened.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

interface Sat {
  readonly match: MatchSummary;
  readonly people: readonly Person[];
  readonly personOn: (seat: number) => Person;
  readonly ear: Ear;
}

export class ClockedHouse {
  readonly dir: string;
  #passed: number;
  #server: OpenedServer | null = null;
  readonly #ears: Ear[] = [];

  constructor(dir: string, begin: number) {
    this.dir = dir;
    this.#passed = begin - Date.now();
  }

  readonly now = (): number => Date.now() + this.#passed;

  get server(): OpenedServer {
    if (!this.#server) throw new Error('the server is stopped');
    return this.#server;
  }

  async start(): Promise<void> {
    this.#server = await openServer({ DATA_DIR: this.dir }, { now: this.now });
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
  async table(players: number): Promise<Sat> {
    const people: Person[] = [];
    for (let n = 0; n < players; n++) people.push(await guest(this.server.address, `Player ${n}`));
    const [host, ...others] = people as [Person, ...Person[]];
    let match = await host.open({ players, pace: 'relaxed', turnMs: DAY });
    for (const other of others) match = (await other.post<MatchSummary>(`/api/matches/${match.id}/join`)).body;
    return { match, people, personOn: (seat) => people[seat] as Person, ear: await this.watch(match.id) };
  }

  async watch(id: string): Promise<Ear> {
    const ear = new Ear(`${this.server.address}/salamandra`, {});
    this.#ears.push(ear);
    await ear.sync(id);
    return ear;
  }

  /** A browser as it was, at the server's new address. */
  again({ cookie }: Person): Person {
    return Object.assign(new Person(this.server.address), { cookie });
  }

  /** How often who was noticed what, straight from the file. */
  notices(kind: NoticeKind): { account_id: string; match_id: string; noticed_at: number }[] {
    const sqlite = new Sqlite(join(this.dir, 'litha.db'), { readonly: true });
    const rows = sqlite.prepare('select * from notices where kind = ?').all(kind);
    sqlite.close();
    return rows as ReturnType<ClockedHouse['notices']>;
  }
}

/** No vacation that begins then comes upon the end of the year. */
const SUMMER = Date.UTC(2026, 5, 21);

export const withClocks = (use: (house: ClockedHouse) => Promise<void>, begin = SUMMER): Promise<void> =>
  withDataDir(async (dir) => {
    const house = new ClockedHouse(dir, begin);
    await house.start();
    try {
      await use(house);
    } finally {
      await house.stop();
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
