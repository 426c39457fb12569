/** Threads that think for bots, so that the server goes on meanwhile. */
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { AnyAction } from '../../games/module.ts';
import { threadOf } from '../../play/thread.ts';
import type { Answer, Thought } from './thought.ts';

/** Nobody waits for the thought any more. */
export class Dropped extends Error {}

interface Task {
  readonly thought: Thought;
  /** Asked before it is begun: the match may have gone on. */
  readonly isWanted: () => boolean;
  readonly resolve: (plan: AnyAction[]) => void;
  readonly reject: (error: unknown) => void;
}

/** One core is left for everything else. */
const MOST_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

export class Thinkers {
  readonly #busy = new Map<Worker, Task>();
  readonly #idle: Worker[] = [];
  readonly #waiting: Task[] = [];
  #isClosed = false;

  think(thought: Thought, isWanted: () => boolean): Promise<AnyAction[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ thought, isWanted, resolve, reject });
      this.#goOn();
    });
  }

  /** What has not been thought to its end is dropped. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const threads = [...this.#busy.keys(), ...this.#idle];
    for (const { reject } of [...this.#busy.values(), ...this.#waiting]) reject(new Dropped());
    this.#busy.clear();
    this.#waiting.length = 0;
    this.#idle.length = 0;
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  #goOn(): void {
    while (this.#waiting.length > 0 && (this.#idle.length > 0 || this.#busy.size < MOST_THREADS)) {
      const task = this.#waiting.shift() as Task;
      if (this.#isClosed || !task.isWanted()) {
        task.reject(new Dropped());
        continue;
      }
      const thread = this.#idle.pop() ?? this.#start();
      this.#busy.set(thread, task);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, not windows
      thread.postMessage(task.thought);
    }
  }

  #start(): Worker {
    const thread = threadOf(new URL('thread.ts', import.meta.url), null);
    // whoever has nothing else to do need not stay for it
    thread.unref();
    thread.on('message', (answer: Answer) => {
      const task = this.#busy.get(thread);
      if (this.#busy.delete(thread)) this.#idle.push(thread);
      if ('plan' in answer) task?.resolve(answer.plan);
      else task?.reject(answer.error);
      this.#goOn();
    });
    thread.on('error', (error) => {
      const task = this.#busy.get(thread);
      this.#busy.delete(thread);
      task?.reject(error);
      this.#goOn();
    });
    return thread;
  }
}
