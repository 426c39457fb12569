/** The tables in memory: all that somebody uses, and the last few that nobody does. */
import { LRUCache } from 'lru-cache';
import type { AnyGame } from '../../games/index.ts';
import type { AttendanceDeps } from './attendance.ts';
import { engineOf } from './engine.ts';
import { DamagedMatch, load } from './load.ts';
import { refused } from './refusals.ts';
import { Table } from './table.ts';

export class Shelf {
  readonly #used = new Map<string, Table>();
  readonly #idle: LRUCache<string, Table>;
  readonly #opening = new Map<string, Promise<Table | null>>();
  readonly #deps: AttendanceDeps;
  readonly #modules: Readonly<Record<string, AnyGame>>;

  constructor(deps: AttendanceDeps, modules: Readonly<Record<string, AnyGame>>, idleTables: number) {
    this.#deps = deps;
    this.#modules = modules;
    this.#idle = new LRUCache({ max: idleTables });
  }

  /** The table if it is in memory, or about to be; nothing is read for it. */
  find(matchId: string): Promise<Table | null> {
    return Promise.resolve(this.#known(matchId) ?? this.#opening.get(matchId) ?? null);
  }

  #known(matchId: string): Table | undefined {
    return this.#used.get(matchId) ?? this.#idle.get(matchId);
  }

  /** The same, if somebody uses it. One that nobody uses is read anew when somebody comes: there is news of it. */
  findUsed(matchId: string): Promise<Table | null> {
    this.#idle.delete(matchId);
    return this.find(matchId);
  }

  /** All that somebody uses. */
  get used(): Table[] {
    return [...this.#used.values()];
  }

  /** Does something with a table that stays in memory for so long; with null if there is no such match. */
  async use(matchId: string, work: (table: Table | null) => Promise<void> | void): Promise<void> {
    const table = this.#known(matchId) ?? (await this.#open(matchId));
    if (!table) return work(null);
    table.users += 1;
    this.settle(table);
    try {
      await work(table);
    } finally {
      table.users -= 1;
      this.settle(table);
    }
  }

  #open(matchId: string): Promise<Table | null> {
    const opening = this.#opening.get(matchId) ?? this.#load(matchId).finally(() => this.#opening.delete(matchId));
    this.#opening.set(matchId, opening);
    return opening;
  }

  /** To be called when somebody came to a table or left it. */
  settle(table: Table): void {
    if (table.isInUse) {
      this.#idle.delete(table.id);
      this.#used.set(table.id, table);
    } else if (this.#used.delete(table.id)) this.#idle.set(table.id, table);
  }

  forget(matchId: string): void {
    this.#used.delete(matchId);
    this.#idle.delete(matchId);
  }

  async #load(matchId: string): Promise<Table | null> {
    const { store, log } = this.#deps;
    const match = await store.matches.get(matchId);
    const module = match && Object.hasOwn(this.#modules, match.game) ? this.#modules[match.game] : undefined;
    if (!match || !module) return null;
    const engine = engineOf(module);
    try {
      const loaded = await load(engine, store, matchId);
      if (loaded === null) return null;
      const table = new Table(engine, this.#deps, match, loaded);
      this.#used.set(matchId, table);
      return table;
    } catch (error) {
      if (!(error instanceof DamagedMatch)) throw error;
      log.error({ err: error, match: matchId }, 'a match is damaged');
      throw refused('damaged');
    }
  }
}
