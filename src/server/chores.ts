/** What the server does by itself, again and again: none overlaps itself, and none stops the others by failing. */
import type { Log } from './log.ts';

export interface Chore {
  /** What could not be done, for the log. */
  readonly name: string;
  readonly everyMs: number;
  readonly work: () => Promise<void>;
}

export class Chores {
  readonly #chores: readonly Chore[];
  readonly #log: Log;
  readonly #underWay = new Map<Chore, Promise<void>>();
  readonly #timers: NodeJS.Timeout[];

  constructor(chores: readonly Chore[], log: Log) {
    this.#chores = chores;
    this.#log = log;
    this.#timers = chores.map((chore) => setInterval(() => void this.#run(chore), chore.everyMs).unref());
  }

  /** Everything once, now, in order. */
  async runAll(): Promise<void> {
    for (const chore of this.#chores) {
      // what is under way may have begun before that which is to be found now
      await this.#underWay.get(chore);
      await this.#run(chore);
    }
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#underWay.values());
  }

  #run(chore: Chore): Promise<void> {
    const running = this.#underWay.get(chore) ?? this.#do(chore).finally(() => this.#underWay.delete(chore));
    this.#underWay.set(chore, running);
    return running;
  }

  async #do({ name, work }: Chore): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#log.error({ err: error, chore: name }, 'a chore could not be done');
    }
  }
}
