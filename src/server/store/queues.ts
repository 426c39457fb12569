/** One queue for each match: work for the same match waits for the work before it, whether that went well or not. */
import { StoreClosed } from './database.ts';

export class Queues {
  readonly #last = new Map<string, Promise<void>>();
  readonly #running = new Set<Promise<void>>();
  #closed = false;

  async run<T>(matchId: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(matchId);
    const { promise: done, resolve: end } = promiseWithResolver();
    this.#last.set(matchId, done);
    try {
      if (before) await before;
      if (this.#closed) throw new StoreClosed();
      this.#running.add(done);
      return await work();
    } finally {
      this.#running.delete(done);
      if (this.#last.get(matchId) === done) this.#last.delete(matchId);
      end();
    }
  }

  /** Lets what has begun come to its end; what still waits is refused. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#running);
  }
}

function promiseWithResolver(): { promise: Promise<void>; resolve: () => void } {
  let settle: (() => void) | undefined;
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: () => settle?.() };
}
