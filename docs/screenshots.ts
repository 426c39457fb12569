/** npm run screenshots: the pictures of this folder, from games of the fixtures, on the real site in a real browser. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { piece } from '../test/web/picture.ts';
import { DESK, openMatch, openSite, PHONE, type VisitOptions } from '../test/web/visit.ts';
import { pictureOf } from './png.ts';
import { feuerPosition, position } from './position.ts';

interface Picture {
  readonly name: string;
  /** From the home page to what is to be seen. */
  readonly show: (page: Page) => Promise<void>;
  readonly options?: VisitOptions;
}

const PICTURES: readonly Picture[] = [
  { name: 'home', show: async () => undefined },
  { name: 'day', show: (page) => openMatch(page, position('three-way-faith', 113)) },
  { name: 'night', show: (page) => openMatch(page, position('night-watch', 71)) },
  {
    name: 'build',
    async show(page) {
      await openMatch(page, position('three-way-faith', 99));
      await piece(page, 'field F10').click();
      await piece(page, 'cell -1 2').click();
      // the apprentices that would work for it
      await page.locator('[data-state~="flipping"]').first().waitFor();
    },
  },
  {
    name: 'end',
    async show(page) {
      await openMatch(page, position('three-way-faith'));
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'lair',
    async show(page) {
      await openMatch(page, feuerPosition('four-until-the-pile-is-empty', 120));
      await page.keyboard.press('Enter');
      await page.locator('dialog[data-curtain]').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'phone',
    show: (page) => openMatch(page, position('three-way-faith', 113)),
    options: { ...PHONE, deviceScaleFactor: 2 },
  },
];

/** Nobody points at anything, and everything has its final shape. */
async function take(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  await writeFile(join(import.meta.dirname, `${name}.png`), await pictureOf(page));
}

const site = await openSite();
for (const { name, show, options = DESK } of PICTURES) {
  await site.visit(
    async ({ page }) => {
      await show(page);
      await take(page, name);
    },
    { ...options, reducedMotion: 'reduce' },
  );
}
await site.close();
