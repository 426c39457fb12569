import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { sectionsOf } from '../../src/games/guide/outline.ts';
import type { RichPart } from '../../src/games/guide/richText.ts';
import { LANGUAGES } from '../../src/web/locales/index.ts';
import { GUIDES } from '../games/guides.ts';
import { settings, siteToVisit } from './visit.ts';

/** A text as it is read, without its marks. */
const plain = (parts: readonly RichPart[]): string =>
  parts.map((part) => (part.kind === 'icon' ? ` ${part.word}` : part.text)).join('');

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const textsIn = async (page: Page, selector: string): Promise<string[]> =>
  (await page.locator(selector).allTextContents()).map(squeezed);

describe('Rules pages', () => {
  const { visit } = siteToVisit({ first: 'empty' });

  for (const [game, { locales, partsOf, outline, rulings }] of Object.entries(GUIDES)) {
    for (const language of LANGUAGES) {
      it(`tell every chapter of ${game} and every ruling where it applies, in ${language}`, () =>
        visit(
          async ({ page }) => {
            const { title, titles, rulings: told } = await locales[language]();
            await page.goto(`/rules/${game}`);
            await page.getByRole('heading', { level: 1, name: title }).waitFor();
            const ids = sectionsOf(outline);
            expect(await textsIn(page, 'article section > :is(h2, h3)')).to.deep.equal(
              ids.map((id) => squeezed(titles[id] ?? '')),
            );
            const links = page.locator('nav a[href^="#"]:visible');
            expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).to.deep.equal(
              ids.map((id) => `#${id}`),
            );
            const all = await textsIn(page, '#rulings li');
            for (const [ruling, section] of Object.entries(rulings)) {
              const text = squeezed(plain(partsOf(told.list[ruling] ?? '')));
              const here = await textsIn(page, `[id="${section}"] > div > ul > li`);
              expect(here, ruling).to.include(text);
              expect(
                all.filter((line) => line.startsWith(text)),
                ruling,
              ).to.have.lengthOf(1);
            }
          },
          { locale: language, kept: settings({ motion: 'reduced' }) },
        ));
    }
  }

  it('are printed without what surrounds every page', () =>
    visit(async ({ page }) => {
      await page.goto('/rules/salamandra');
      await page.locator('h1').waitFor();
      const around = page.getByRole('banner').or(page.getByRole('contentinfo'));
      expect(await around.count()).to.equal(2);
      await page.emulateMedia({ media: 'print' });
      expect(await around.count()).to.equal(0);
      expect(await page.locator('h1').isVisible()).to.equal(true);
    }));
});
