/** What all sockets share: the tables in memory, the door, and everything that is being done. */
import { GAMES } from '../../games/index.ts';
import type { MatchRecord } from '../store/contract/match.ts';
import { beatOf } from './beat.ts';
import { botToMove, type Minds, playBots } from './botSeats.ts';
import type { TablesDeps } from './deps.ts';
import { Doorkeeper } from './doorkeeper.ts';
import { LIMITS, type Limits } from './limits.ts';
import { attempt, type Attempt, type Moves } from './moves.ts';
import { Shelf } from './shelf.ts';
import type { Table } from './table.ts';
import { Thinkers } from './thinkers.ts';

/** Longer than a bot of a game with secrets thinks about anything, unless the machine is busy. */
const BEAT_MS = 250;

export class House {
  readonly deps: TablesDeps;
  readonly limits: Limits;
  readonly door: Doorkeeper;
  readonly shelf: Shelf;
  readonly #moves: Moves;
  readonly #minds: Minds;
  readonly #running = new Set<Promise<unknown>>();
  #isClosing = false;
  /** Called when a turn has begun, or the match has ended, by a move. */
  turned: (match: MatchRecord) => void = () => undefined;

  constructor(deps: TablesDeps) {
    const { store, now, log, modules = GAMES, beat = beatOf(BEAT_MS) } = deps;
    this.deps = deps;
    this.limits = { ...LIMITS, ...deps.limits };
    this.door = new Doorkeeper(deps, this.limits);
    this.shelf = new Shelf(deps, modules, this.limits.idleTables);
    this.#minds = { thinkers: new Thinkers(), beat };
    const turned = (match: MatchRecord) => this.turned(match);
    this.#moves = { store, now, log, writeMs: this.limits.writeMs, turned };
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** Remembers work that must be finished before the server ends. */
  doing<T>(work: Promise<T>): Promise<T> {
    const running = work.finally(() => this.#running.delete(running));
    this.#running.add(running);
    return running;
  }

  async play(table: Table, move: Attempt): Promise<void> {
    await attempt(table, this.#moves, move);
    this.wakeBots(table);
  }

  wakeBots(table: Table): void {
    if (botToMove(table) !== null) void this.doing(this.#letBotsPlay(table));
  }

  async #letBotsPlay(table: Table): Promise<void> {
    const playing = playBots(table, this.#moves, this.#minds, () => !this.#isClosing);
    this.shelf.settle(table);
    await playing;
    this.shelf.settle(table);
  }

  /** Takes no more moves, and waits for those that are being made; not for ever. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#minds.thinkers.close();
    const late = new Promise((resolve) => setTimeout(resolve, this.limits.writeMs).unref());
    await Promise.race([Promise.allSettled(this.#running), late]);
  }
}
