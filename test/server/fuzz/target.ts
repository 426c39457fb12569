/** What the attackers know: every address, the names of all matches, and what is rightly their own. */
import { gameCalled } from '../../../src/games/index.ts';
import { act } from '../../../src/play/driver.ts';
import { pick, randomFrom } from '../../../src/play/random.ts';
import type { MatchSummary } from '../../../src/server/api/answers.ts';
import { guest, Person } from '../api/person.ts';
import { Ear, makeMove } from '../tables/opened.ts';
import type { Kept } from './victim.ts';

/** A seat that is rightly an attacker's. */
export interface OwnSeat {
  readonly match: string;
  readonly seat: number;
  /** Null where the session gives the right. */
  readonly credentials: string | null;
}

export interface Target {
  readonly address: string;
  /** Played by two who know nothing of all this. */
  readonly played: string;
  /** Runs, and nobody moves. */
  readonly still: string;
  /** Of these the last is the newest: there it is the attacker's turn. */
  readonly own: readonly OwnSeat[];
  /** The attacker's own session. */
  readonly cookie: string;
  readonly honest: Honest;
}

export async function makeTarget(address: string): Promise<Target> {
  const [maren, joris, mallory] = [
    await guest(address, 'Maren'),
    await guest(address, 'Joris'),
    await guest(address, 'Mallory'),
  ] as const;
  const open = async (host: Person, other: Person) => {
    const { id } = await host.open();
    await other.post(`/api/matches/${id}/join`);
    return id;
  };
  const played = await open(maren, joris);
  const { match: still } = await stockSeat(address);
  return {
    address,
    played,
    still,
    own: [{ match: await open(mallory, joris), seat: 0, credentials: null }],
    cookie: mallory.cookie,
    honest: await Honest.at(address, played, [maren, joris]),
  };
}

/** With one more match in which it is the attacker's turn. */
export const renewed = async (target: Target): Promise<Target> => ({
  ...target,
  own: [...target.own, await stockSeat(target.address)],
});

export const matchesOf = ({ played, still, own }: Target): string[] => [
  played,
  still,
  ...own.map(({ match }) => match),
];

/** A running match of stock clients, and the seat that is to move. */
async function stockSeat(address: string): Promise<OwnSeat> {
  const person = new Person(address);
  const { body } = await person.post<{ matchID: string }>('/games/salamandra/create', { numPlayers: 3 });
  const match = body.matchID;
  const credentials: string[] = [];
  for (const playerName of ['a', 'b', 'c']) {
    const path = `/games/salamandra/${match}/join`;
    const joined = await person.post<{ playerCredentials: string }>(path, { playerName });
    credentials.push(joined.body.playerCredentials);
  }
  const { toAct } = (await person.get<MatchSummary>(`/api/matches/${match}`)).body;
  const seat = toAct[0] ?? 0;
  return { match, seat, credentials: credentials[seat] ?? null };
}

const { rules } = gameCalled('salamandra');

/** Two who play on, whatever happens around them. */
export class Honest {
  readonly #ears: readonly Ear[];
  readonly #match: string;
  readonly #random = randomFrom('honest');
  #truth: unknown = null;
  moves = 0;

  static async at(address: string, match: string, people: readonly Person[]): Promise<Honest> {
    const ears = people.map(({ headers }) => new Ear(`${address}/salamandra`, { headers }));
    for (const ear of ears) await ear.sync(match);
    return new Honest(match, ears);
  }

  private constructor(match: string, ears: readonly Ear[]) {
    this.#match = match;
    this.#ears = ears;
  }

  begin({ initial }: Kept): void {
    this.#truth = structuredClone(initial.G);
  }

  /** One move, which both hear of. */
  async move(): Promise<void> {
    const seat = rules.toAct(this.#truth);
    if (seat === null) return;
    const action = pick(rules.legalMoves(this.#truth, seat), this.#random);
    act(rules, this.#truth, { seat, action });
    const [type, ...args] = action;
    this.#ears[seat]?.send('update', makeMove(String(seat), type, ...args), this.moves, this.#match, null);
    this.moves += 1;
    for (const ear of this.#ears) await ear.next('patch', (_id, _before, after) => after === this.moves);
  }

  close(): void {
    for (const ear of this.#ears) ear.close();
  }
}
