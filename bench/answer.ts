/** How long a page takes to answer a click. */
import type { Locator, Page } from 'playwright-core';

/** Clicks as a person does, and says after how many milliseconds the answer was seen. */
export type TimedClick = (target: Locator) => Promise<number>;

/** The browser tells of nothing that took less; it counts as if it had taken that long. */
const SHORTEST = 16;
const PATIENCE = 1000;

/**
 * By the browser's own measure: from the moment when the button is let go until the next frame is on the screen.
 * Animation frames would only tell when the page was done, not when it was drawn; the price is steps of 8 ms.
 */
async function tellAnswers(page: Page, tell: (milliseconds: number) => void): Promise<void> {
  await page.exposeFunction('tellAnswer', tell);
  await page.evaluate((durationThreshold) => {
    const { tellAnswer } = globalThis as unknown as { tellAnswer: typeof tell };
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') tellAnswer(duration);
    });
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold };
    observer.observe(options);
  }, SHORTEST);
}

/** Until all that came before has been drawn. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
    });
  });

export async function timedClicks(page: Page): Promise<TimedClick> {
  let tell: ((milliseconds: number) => void) | null = null;
  await tellAnswers(page, (milliseconds) => tell?.(milliseconds));
  return async (target) => {
    const answer = new Promise<number>((resolve) => {
      tell = resolve;
    });
    // the hand comes to rest, and the finger stays down for longer than a frame
    await target.hover();
    await settled(page);
    await page.mouse.down();
    await settled(page);
    await page.mouse.up();
    return Promise.race([answer, page.waitForTimeout(PATIENCE).then(() => SHORTEST)]);
  };
}
