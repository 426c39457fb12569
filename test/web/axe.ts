/** What axe has to say about the accessibility of a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { DESK, PHONE } from './visit.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every light and every size once: colours go by the one, what there is to see by the other. */
export const LOOKS = [
  { theme: 'day', size: 'desk', screen: DESK },
  { theme: 'night', size: 'phone', screen: PHONE },
] as const;

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Expects nothing serious and nothing critical, in the whole page or in a part of it. */
export async function expectAccessible(page: Page, what: string, part = 'html'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  // axe measures no contrast on a gradient: it is measured on the colour under it
  await page.addStyleTag({ content: '*, *::before, *::after { background-image: none !important; }' });
  // nor on what is still fading in
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const problems = await page.evaluate(
    async ([root, tags]) => {
      const { violations } = await window.axe!.run(root, { runOnly: [...tags], resultTypes: ['violations'] });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} — ${node.failureSummary}`));
    },
    [part, TAGS] as const,
  );
  expect(problems, what).to.deep.equal([]);
}
