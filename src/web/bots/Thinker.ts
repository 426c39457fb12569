/** A worker that is asked one question after the other. */
import type { Answers, Question } from './questions.ts';

/** What nobody waits for any more is not answered. */
export class Overtaken extends Error {}

export class Thinker {
  #worker: Worker | null = null;
  #giveUp: (() => void) | null = null;

  ask<Kind extends Question['kind']>(question: Question & { readonly kind: Kind }): Promise<Answers[Kind]> {
    this.forget();
    const worker = (this.#worker ??= new Worker(new URL('worker.ts', import.meta.url), { type: 'module' }));
    const answered = new AbortController();
    const { signal } = answered;
    return new Promise((resolve, reject) => {
      this.#giveUp = () => reject(new Overtaken());
      const done = () => {
        this.#giveUp = null;
        answered.abort();
      };
      const hear = ({ data }: MessageEvent<Answers[Kind]>) => {
        done();
        resolve(data);
      };
      const fail = ({ message }: ErrorEvent) => {
        done();
        this.close();
        reject(new Error(message));
      };
      worker.addEventListener('message', hear, { signal });
      worker.addEventListener('error', fail, { signal });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker, not to a window
      worker.postMessage(question);
    });
  }

  /** A thought cannot be interrupted, so whoever is at it ends with it. */
  forget(): void {
    if (this.#giveUp) this.close();
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#giveUp?.();
    this.#giveUp = null;
  }
}
