/** The tables in memory: all that somebody uses, and the last few that nobody does. */
import { LRUCache } from 'lru-cache';
import type { AnyGame } from '../../games/index.ts';
import type { Store } from '../store/store.ts';
import type { Logger } from './deps.ts';
import { engineOf } from './engine.ts';
import { DamagedMatch, load } from './load.ts';
import { refused } from './refusals.ts';
import { Table } from './table.ts';

export class Shelf {
  readonly #used = new Map<string, Table>();
  readonly #idle: LRUCache<string, Table>;
  readonly #opening = new Map<string, Promise<Table | null>>();
  readonly #store: Store;
  readonly #log: Logger;
  readonly #modules: Readonly<Record<string, AnyGame>>;

  constructor(store: Store, log: Logger, modules: Readonly<Record<string, AnyGame>>, idleTables: number) {
    this.#store = store;
    this.#log = log;
    this.#modules = modules;
    this.#idle = new LRUCache({ max: idleTables });
  }

  /** The table if it is in memory, or about to be; nothing is read for it. */
  find(matchId: string): Promise<Table | null> {
    return Promise.resolve(this.#used.get(matchId) ?? this.#idle.get(matchId) ?? this.#opening.get(matchId) ?? null);
  }

  /** Does something with a table that stays in memory for so long; with null if there is no such match. */
  async use(matchId: string, work: (table: Table | null) => Promise<void> | void): Promise<void> {
    const table = await this.#open(matchId);
    if (!table) return work(null);
    table.users += 1;
    try {
      await work(table);
    } finally {
      table.users -= 1;
      this.settle(table);
    }
  }

  async #open(matchId: string): Promise<Table | null> {
    const known = await this.find(matchId);
    if (known) return known;
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
    const match = await this.#store.matches.get(matchId);
    const module = match && Object.hasOwn(this.#modules, match.game) ? this.#modules[match.game] : undefined;
    if (!match || !module) return null;
    const engine = engineOf(module);
    try {
      const loaded = await load(engine, this.#store, matchId);
      if (loaded === null) return null;
      const table = new Table(engine, this.#store, this.#log, match, loaded);
      this.#used.set(matchId, table);
      return table;
    } catch (error) {
      if (!(error instanceof DamagedMatch)) throw error;
      this.#log.error({ err: error, match: matchId }, 'a match is damaged');
      throw refused('damaged');
    }
  }
}
