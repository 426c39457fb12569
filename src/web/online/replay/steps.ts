/** The positions of a match by their steps, fetched in chunks and a little ahead of whoever looks. */
import type { StepChunk } from '../../../server/api/answers.ts';
import type { ApiProblem } from '../api.ts';
import { patched } from './patched.ts';

/** So many steps are fetched at once. */
export const CHUNK = 20;

export type FetchSteps = (from: number, count: number) => Promise<StepChunk>;

type Chunk = 'asked' | readonly unknown[];

export class Steps<G> {
  readonly #fetch: FetchSteps;
  readonly #last: number;
  readonly #chunks = new Map<number, Chunk>();
  readonly #listeners = new Set<() => void>();
  #problem: ApiProblem | null = null;
  #version = 0;
  #looked = 0;

  constructor(last: number, fetch: FetchSteps) {
    this.#last = last;
    this.#fetch = fetch;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another one whenever something has come, or failed to come. */
  version = (): number => this.#version;

  /** Null until it is here. */
  at(step: number): G | null {
    const chunk = this.#chunks.get(chunkOf(step));
    return Array.isArray(chunk) ? ((chunk[step % CHUNK] as { G: G }).G ?? null) : null;
  }

  /** Why the last chunk that was asked for did not come. */
  get problem(): ApiProblem | null {
    return this.#problem;
  }

  /** Somebody looks at this step: what lies around it will be looked at next. */
  want(step: number): void {
    const chunk = chunkOf(step);
    this.#looked = step;
    if (this.at(step) === null) this.#ask(chunk);
    else for (const near of [chunk + 1, chunk - 1]) this.#ask(near);
  }

  /** After a problem. */
  again(step: number): void {
    this.#problem = null;
    this.#tell();
    this.want(step);
  }

  #ask(chunk: number): void {
    const isThere = chunk >= 0 && chunk * CHUNK <= this.#last;
    // after a problem nothing is asked for until somebody wants it again
    if (isThere && !this.#chunks.has(chunk) && this.#problem === null) void this.#bring(chunk);
  }

  async #bring(chunk: number): Promise<void> {
    this.#chunks.set(chunk, 'asked');
    try {
      const { view, patches } = await this.#fetch(chunk * CHUNK, CHUNK);
      const views: unknown[] = [view];
      for (const patch of patches) views.push(patched(views.at(-1), patch));
      this.#chunks.set(chunk, views);
    } catch (error) {
      this.#chunks.delete(chunk);
      this.#problem = error as ApiProblem;
    }
    this.#tell();
    this.want(this.#looked);
  }

  #tell(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

const chunkOf = (step: number): number => Math.floor(step / CHUNK);
