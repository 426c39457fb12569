/** What the attackers know: every address, the names of all matches, and what is rightly their own. */
import type { AnyGame } from '../../../src/games/index.ts';
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
  /** The game of all its matches. */
  readonly module: AnyGame;
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

export async function makeTarget(address: string, module: AnyGame): Promise<Target> {
  const [maren, joris, mallory] = [
    await guest(address, 'Maren'),
    await guest(address, 'Joris'),
    await guest(address, 'Mallory'),
  ] as const;
  const open = async (host: Person, other: Person) => {
    const { id } = await host.open({ game: module.meta.id });
    await other.post(`/api/matches/${id}/join`);
    return id;
  };
  const played = await open(maren, joris);
  const { match: still } = await stockSeat(address, module);
  return {
    address,
    module,
    played,
    still,
    own: [{ match: await open(mallory, joris), seat: 0, credentials: null }],
    cookie: mallory.cookie,
    honest: await Honest.at(address, module, played, [maren, joris]),
  };
}

/** With one more match in which it is the attacker's turn. */
export const renewed = async (target: Target): Promise<Target> => ({
  ...target,
  own: [...target.own, await stockSeat(target.address, target.module)],
});

export const matchesOf = ({ played, still, own }: Target): string[] => [
  played,
  still,
  ...own.map(({ match }) => match),
];

/** A running match of stock clients, and the seat that is to move. */
async function stockSeat(address: string, { meta }: AnyGame): Promise<OwnSeat> {
  const person = new Person(address);
  const { body } = await person.post<{ matchID: string }>(`/games/${meta.id}/create`, { numPlayers: 3 });
  const match = body.matchID;
  const credentials: string[] = [];
  for (const playerName of ['a', 'b', 'c']) {
    const path = `/games/${meta.id}/${match}/join`;
    const joined = await person.post<{ playerCredentials: string }>(path, { playerName });
    credentials.push(joined.body.playerCredentials);
  }
  const { toAct } = (await person.get<MatchSummary>(`/api/matches/${match}`)).body;
  const seat = toAct[0] ?? 0;
  return { match, seat, credentials: credentials[seat] ?? null };
}

/** Two who play on, whatever happens around them. */
export class Honest {
  readonly #ears: readonly Ear[];
  readonly #rules: AnyGame['rules'];
  readonly #match: string;
  readonly #random = randomFrom('honest');
  #truth: unknown = null;
  moves = 0;

  static async at(
    address: string,
    { meta, rules }: AnyGame,
    match: string,
    people: readonly Person[],
  ): Promise<Honest> {
    const ears = people.map(({ headers }) => new Ear(`${address}/${meta.id}`, { headers }));
    for (const ear of ears) await ear.sync(match);
    return new Honest(rules, match, ears);
  }

  private constructor(rules: AnyGame['rules'], match: string, ears: readonly Ear[]) {
    this.#rules = rules;
    this.#match = match;
    this.#ears = ears;
  }

  begin({ initial }: Kept): void {
    this.#truth = structuredClone(initial.G);
  }

  /** One move, which both hear of. */
  async move(): Promise<void> {
    const seat = this.#rules.toAct(this.#truth);
    if (seat === null) return;
    const action = pick(this.#rules.legalMoves(this.#truth, seat), this.#random);
    act(this.#rules, this.#truth, { seat, action });
    const [type, ...args] = action;
    this.#ears[seat]?.send('update', makeMove(String(seat), type, ...args), this.moves, this.#match, null);
    this.moves += 1;
    for (const ear of this.#ears) await ear.next('patch', (_id, _before, after) => after === this.moves);
  }

  close(): void {
    for (const ear of this.#ears) ear.close();
  }
}
