/** How long a thought takes may tell what it was about: where that is a secret, answers come on the beat. */
import { setTimeout } from 'node:timers/promises';

export type Beat = <T>(thought: Promise<T>) => Promise<T>;

/** What a beat is kept by. */
export interface Metronome {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

const REAL: Metronome = { now: () => performance.now(), wait: (ms) => setTimeout(ms) };

/** With the first beat after it has been thought, counted from when it was asked for. */
export const beatOf =
  (ms: number, { now, wait }: Metronome = REAL): Beat =>
  async (thought) => {
    const asked = now();
    const answer = await thought;
    await wait(ms - ((now() - asked) % ms));
    return answer;
  };
