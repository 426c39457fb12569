/** What is left of drawings for an eye that sees no colour, and does not trust brightness either: their lines. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';

/** One drawing is laid into a square of so many pixels. */
const CELL = 96;
const PER_ROW = 12;

/** From this change of brightness to a neighbour on, of 255, there is a line; how strong it is does not count. */
const LINE = 20;

/** For every pixel, 1 where there is a line and 0 where there is none. */
export type Shape = readonly number[];

/** Draws these pictures on the page that is open, as someone with no colour vision sees them. */
export async function shapesOf(page: Page, drawings: readonly string[]): Promise<Shape[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
  await page.evaluate(
    ([pictures, cell, perRow]) => {
      const sheet = document.createElement('div');
      sheet.id = 'shapes';
      sheet.style.cssText = `position:fixed;inset:0 auto auto 0;z-index:9999;background:var(--label);display:grid;grid-template-columns:repeat(${perRow},${cell}px);grid-auto-rows:${cell}px;place-items:center`;
      sheet.innerHTML = pictures.map((picture) => `<span style="display:grid">${picture}</span>`).join('');
      document.body.append(sheet);
    },
    [drawings, CELL, PER_ROW] as const,
  );
  const height = CELL * Math.ceil(drawings.length / PER_ROW);
  const clip = { x: 0, y: 0, width: CELL * PER_ROW, height };
  const picture = (await page.screenshot({ clip, scale: 'css' })).toString('base64');
  await page.evaluate(() => document.getElementById('shapes')?.remove());
  await cdp.detach();
  const cells = drawings.map((_, i) => [(i % PER_ROW) * CELL, Math.floor(i / PER_ROW) * CELL] as const);
  const { isGrey, greys } = await page.evaluate(decode, [picture, cells, CELL] as const);
  expect(isGrey, 'no colour is left').to.equal(true);
  return greys.map(linesIn);
}

/** Runs in the page, which can decode pictures. */
async function decode([base64, cells, size]: readonly [
  string,
  readonly (readonly [left: number, top: number])[],
  number,
]) {
  const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const pictures = cells.map(([left, top]) => context.getImageData(left, top, size, size).data);
  return {
    isGrey: pictures.every((rgba) => rgba.every((value, i) => i % 4 === 3 || value === rgba[i - (i % 4)])),
    greys: pictures.map((rgba) => Array.from(rgba.filter((_, i) => i % 4 === 0))),
  };
}

const linesIn = (greys: readonly number[]): Shape =>
  greys.map((grey, i) => {
    const isLast = i % CELL === CELL - 1;
    const neighbours = [isLast ? grey : greys[i + 1], greys[i + CELL] ?? grey];
    return neighbours.some((other = grey) => Math.abs(other - grey) > LINE) ? 1 : 0;
  });

/** The correlation of two shapes: 1 for the same lines, about 0 for lines that have nothing to do with each other. */
export function likeness(one: Shape, other: Shape): number {
  const [a, b] = [deviations(one), deviations(other)];
  const product = (x: readonly number[], y: readonly number[]) => x.reduce((sum, n, i) => sum + n * (y[i] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

function deviations(shape: Shape): number[] {
  const mean = shape.reduce((sum, n) => sum + n, 0) / shape.length;
  return shape.map((n) => n - mean);
}
