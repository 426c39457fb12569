/** Two real servers on one Postgres: the same seat moves at both at once, and one server is killed in the middle. */
import type { LogEntry } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { expect } from 'chai';
import { gameCalled } from '../../src/games/index.ts';
import { legalMoves } from '../../src/games/salamandra/rules/index.ts';
import type { G } from '../../src/games/salamandra/rules/state.ts';
import { act } from '../../src/play/driver.ts';
import { movesIn } from '../../src/play/match-file.ts';
import { pick, randomFrom } from '../../src/play/random.ts';
import { openStore } from '../../src/server/store/index.ts';
import type { Store } from '../../src/server/store/store.ts';
import { engineOf, stateIdOf } from '../../src/server/tables/engine.ts';
import { load } from '../../src/server/tables/load.ts';
import { type RunningServer, startServer, withDataDir } from './running.ts';
import { withPostgres } from './store/postgres.ts';
import { Ear, makeMove, type Synced } from './tables/opened.ts';

const ROUNDS = 500;
const MATCHES = 10;

const salamandra = gameCalled('salamandra');

/** Somebody at a table who goes with it from state to state. */
class Follower {
  /** States in the order in which it was told of them: by a patch, or all at once with the log that leads there. */
  readonly told = [0];
  /** What each step was said to be, as text. */
  readonly steps = new Map<number, string>();
  readonly gaps: string[] = [];
  readonly #match: string;
  readonly #ticket: [playerID: string | null, credentials?: string];
  readonly #waiting = new Set<() => void>();
  #ear: Ear | null = null;

  constructor(match: string, ...ticket: [playerID: string | null, credentials?: string]) {
    this.#match = match;
    this.#ticket = ticket;
  }

  get last(): number {
    return this.told.at(-1) ?? 0;
  }

  async enter(address: string): Promise<void> {
    this.#ear?.close();
    const ear = new Ear(`${address}/salamandra`, {});
    this.#ear = ear;
    ear.socket.on('sync', (_id, { state, log }: Synced) => this.#hear(this.last, stateIdOf(state), log as never));
    ear.socket.on('patch', (_id, before: number, after: number, _changes, log: LogEntry[]) =>
      this.#hear(before, after, log),
    );
    await ear.sync(this.#match, ...this.#ticket);
  }

  #hear(before: number, after: number, log: readonly LogEntry[]): void {
    if (before !== this.last || after < this.last) this.gaps.push(`${this.last}, then ${before} to ${after}`);
    for (const entry of log) this.steps.set(stateIdOf(entry) + 1, JSON.stringify(entry));
    for (let id = this.last + 1; id <= after; id += 1) this.told.push(id);
    for (const look of this.#waiting) look();
  }

  fire(seat: number, [type, ...args]: readonly [string, ...unknown[]]): void {
    this.#ear?.send('update', makeMove(String(seat), type, ...args), this.last, this.#match, null);
  }

  async reach(stateId: number): Promise<void> {
    while (this.last < stateId) {
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve);
      });
    }
  }

  leave(): void {
    this.#ear?.close();
  }
}

/** A match with everybody who is at it, at both servers. */
class SharedMatch {
  readonly id: string;
  /** By server: both seats, and somebody who watches. */
  readonly followers: readonly (readonly Follower[])[];
  readonly #truth: G;
  readonly #random: () => number;

  constructor(id: string, credentials: readonly string[], truth: G, random: () => number) {
    this.id = id;
    this.#truth = truth;
    this.#random = random;
    this.followers = [0, 1].map(() => [
      ...credentials.map((secret, seat) => new Follower(id, String(seat), secret)),
      new Follower(id, null),
    ]);
  }

  get all(): readonly Follower[] {
    return this.followers.flat();
  }

  get isOver(): boolean {
    return this.#truth.over;
  }

  /** All seats move at once, at all servers. Only one of the moves can count. */
  async playRound(): Promise<void> {
    const { seat } = this.#truth;
    const moves = legalMoves(this.#truth, seat);
    const before = this.all[0]?.last ?? 0;
    for (const [first, second] of this.followers) {
      first?.fire(0, pick(moves, this.#random));
      second?.fire(1, pick(moves, this.#random));
    }
    await Promise.all(this.all.map((follower) => follower.reach(before + 1)));
    const entry = this.all.flatMap(({ steps }) => steps.get(before + 1) ?? [])[0] ?? '';
    for (const move of movesIn([JSON.parse(entry) as LogEntry])) act(salamandra.rules, this.#truth, move);
  }

  async check(store: Store): Promise<void> {
    const log = (await store.matches.log(this.id)) as LogEntry[];
    const kept = new Map(log.map((entry) => [stateIdOf(entry) + 1, JSON.stringify(entry)]));
    const states = Array.from({ length: log.length + 1 }, (_, id) => id);
    for (const { told, steps, gaps } of this.all) {
      expect(gaps).to.deep.equal([]);
      expect(told, 'every state, in order').to.deep.equal(states);
      for (const [id, step] of steps) expect(step, 'what was told is kept').to.equal(kept.get(id));
    }
    const loaded = await load(engineOf(salamandra), store, this.id);
    expect(loaded?.state.G).to.deep.equal(this.#truth);
  }
}

async function openMatch(server: RunningServer, store: Store, random: () => number): Promise<SharedMatch> {
  const lobby = new LobbyClient({ server: server.address });
  const { matchID } = await lobby.createMatch('salamandra', { numPlayers: 2 });
  const credentials: string[] = [];
  for (const playerName of ['a', 'b']) {
    credentials.push((await lobby.joinMatch('salamandra', matchID, { playerName })).playerCredentials);
  }
  const initial = await store.matches.initial(matchID);
  return new SharedMatch(matchID, credentials, structuredClone(initial?.G) as G, random);
}

describe('Two servers that share a Postgres, one of which is killed', () => {
  it(`lose no acknowledged move, and everyone sees every update, in ${ROUNDS} rounds of moves made at once`, () =>
    withPostgres((databaseUrl) =>
      withDataDir(async (dataDir) => {
        const start = () => startServer(dataDir, { DATABASE_URL: databaseUrl });
        const [living, dying] = await Promise.all([start(), start()]);
        const store = await openStore({ databaseUrl, dataDir });
        const random = randomFrom('two servers');
        const matches: SharedMatch[] = [];
        for (let n = 0; n < MATCHES; n += 1) matches.push(await openMatch(living, store, random));
        for (const { followers } of matches) {
          const [here, there] = followers as [Follower[], Follower[]];
          await Promise.all(here.map((follower) => follower.enter(living.address)));
          await Promise.all(there.map((follower) => follower.enter(dying.address)));
        }
        let rounds = 0;
        const play = async (match: SharedMatch, until: number): Promise<void> => {
          while (rounds < until && !match.isOver) {
            rounds += 1;
            await match.playRound();
          }
        };
        await Promise.all(matches.map((match) => play(match, ROUNDS / 2)));

        // moves are under way when it dies, and those who were there come back at the other one
        const interrupted = matches.map((match) => match.playRound());
        rounds += MATCHES;
        await dying.kill();
        await Promise.all(
          matches.flatMap(({ followers }) => followers[1]?.map((follower) => follower.enter(living.address)) ?? []),
        );
        await Promise.all(interrupted);
        await Promise.all(matches.map((match) => play(match, ROUNDS)));

        expect(rounds).to.equal(ROUNDS);
        for (const match of matches) await match.check(store);
        expect(living.log()).not.to.include('"level":"error"');
        for (const follower of matches.flatMap(({ all }) => all)) follower.leave();
        await store.close();
        await living.stop();
      }),
    ));
});
