/**
 * Writes that arrive together are committed together: the disk is waited for once, and nobody gets an answer before.
 * Each stands behind a savepoint of its own, so that one that fails does not take the others with it.
 */
import type { Database as Sqlite } from 'better-sqlite3';
import { StoreClosed } from './database.ts';

interface Write {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export class GroupCommit {
  readonly #sqlite: Sqlite;
  readonly #statements;
  #waiting: Write[] = [];
  #working = false;
  #closed = false;
  #whenIdle: (() => void)[] = [];

  constructor(sqlite: Sqlite) {
    this.#sqlite = sqlite;
    this.#statements = {
      begin: sqlite.prepare('begin immediate'),
      commit: sqlite.prepare('commit'),
      rollback: sqlite.prepare('rollback'),
      save: sqlite.prepare('savepoint one'),
      keep: sqlite.prepare('release one'),
      undo: sqlite.prepare('rollback to one'),
    };
  }

  add<T>(work: () => T | Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new StoreClosed());
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as Write['resolve'], reject });
      this.#start();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#working) await new Promise<void>((resolve) => this.#whenIdle.push(resolve));
  }

  #start(): void {
    if (this.#working) return;
    this.#working = true;
    // after everything that the sockets have brought in this round of the event loop
    setImmediate(() => void this.#work());
  }

  async #work(): Promise<void> {
    const group = this.#waiting;
    this.#waiting = [];
    await this.#write(group);
    this.#working = false;
    if (this.#waiting.length > 0) this.#start();
    else for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  async #write(group: readonly Write[]): Promise<void> {
    const answers: (() => void)[] = [];
    try {
      this.#statements.begin.run();
      for (const write of group) answers.push(await this.#writeOne(write));
      this.#statements.commit.run();
    } catch (error) {
      if (this.#sqlite.inTransaction) this.#statements.rollback.run();
      for (const { reject } of group) reject(error);
      return;
    }
    for (const answer of answers) answer();
  }

  /** What to answer once all is committed. */
  async #writeOne({ work, resolve, reject }: Write): Promise<() => void> {
    this.#statements.save.run();
    try {
      const value = await work();
      this.#statements.keep.run();
      return () => resolve(value);
    } catch (error) {
      // a full or broken disk ends the whole transaction, and then there is nothing to go on with
      if (!this.#sqlite.inTransaction) throw error;
      this.#statements.undo.run();
      this.#statements.keep.run();
      return () => reject(error);
    }
  }
}
