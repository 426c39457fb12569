/** How evenly a page draws. */
import type { Page } from 'playwright-core';

interface Frames {
  frames: number;
  /** From the first to the last. */
  ms: number;
  longest: number;
}

export interface Metered {
  /** While the page shows that somebody thinks. */
  readonly thinking: Frames;
  /** While nobody thinks and nothing is done. */
  readonly resting: Frames;
}

export interface Meter {
  /** Lets the page alone for some frames. */
  readonly rest: () => Promise<void>;
  readonly read: () => Promise<Metered>;
}

const REST_FRAMES = 30;

type Measured = Metered & { isResting: boolean };

/** Notes for every frame how long after the one before it came. */
export async function startMeter(page: Page, thinking: string): Promise<Meter> {
  await page.evaluate((selector) => {
    const measured: Measured = {
      thinking: { frames: 0, ms: 0, longest: 0 },
      resting: { frames: 0, ms: 0, longest: 0 },
      isResting: false,
    };
    Object.assign(globalThis, { measured });
    let last = performance.now();
    let wasThinking = false;
    // a method keeps its name by itself
    const meter = {
      frame(this: void, now: number) {
        const isThinking = document.querySelector(selector) !== null;
        const kind = isThinking && wasThinking ? measured.thinking : measured.isResting ? measured.resting : null;
        if (kind) {
          kind.frames += 1;
          kind.ms += now - last;
          kind.longest = Math.max(kind.longest, now - last);
        }
        last = now;
        wasThinking = isThinking;
        requestAnimationFrame(meter.frame);
      },
    };
    requestAnimationFrame(meter.frame);
  }, thinking);
  const measured = () => page.evaluate(() => (globalThis as unknown as { measured: Measured }).measured);
  return {
    async rest() {
      await page.evaluate(async (frames) => {
        const { measured: now } = globalThis as unknown as { measured: Measured };
        for (let i = -2; i < frames; i += 1) {
          // what was just done is drawn first
          if (i === 0) now.isResting = true;
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        now.isResting = false;
      }, REST_FRAMES);
    },
    read: measured,
  };
}
