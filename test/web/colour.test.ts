import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApprenticePicture } from '../../src/games/salamandra/board/art/ApprenticePicture.tsx';
import { Art } from '../../src/games/salamandra/board/art/Art.tsx';
import { Bed } from '../../src/games/salamandra/board/art/Bed.tsx';
import { DruidPicture } from '../../src/games/salamandra/board/art/DruidPicture.tsx';
import type { ArtName } from '../../src/games/salamandra/board/art/names.ts';
import { Picture } from '../../src/games/salamandra/board/art/Picture.tsx';
import { Ribbon } from '../../src/games/salamandra/board/art/Ribbon.tsx';
import { ScoreMarkerArt } from '../../src/games/salamandra/board/art/ScoreMarkerArt.tsx';
import { field, type FieldId } from '../../src/games/salamandra/content/fields.ts';
import { COLOURS, DYES, FACES, HALVES } from '../../src/games/salamandra/content/terms.ts';
import { de } from '../../src/games/salamandra/locales/de.ts';
import { en } from '../../src/games/salamandra/locales/en.ts';
import { fr } from '../../src/games/salamandra/locales/fr.ts';
import { fixtureGame } from './fixture.ts';
import { likeness, type Shape, shapesOf } from './shapes.ts';
import { openMatch, settings, siteToVisit } from './visit.ts';

const SIZE = 88;
/** Large enough for all the drawings. */
const SHEET = { width: 1200, height: 900 };

const draw = <P extends object>(component: FunctionComponent<P>, props: P): string =>
  renderToStaticMarkup(createElement(component, props));
const art = (name: ArtName) => draw(Art, { name, size: SIZE });
const inFrame = (box: readonly [number, number, number, number], piece: string) =>
  draw(Picture, { box, width: SIZE, children: '§' }).replace('§', piece);

type Drawings = Readonly<Record<string, string>>;
const named = <K extends string>(names: readonly K[], drawing: (name: K) => string): Drawings =>
  Object.fromEntries(names.map((name) => [name, drawing(name)]));

/** Pieces that must not be taken for one another. */
const GROUPS: Readonly<Record<string, Drawings>> = {
  'colours of fields, as glyphs': named(COLOURS, (colour) => art(`f-${colour}`)),
  'colours of fields, as tiles': named(COLOURS, (colour) =>
    inFrame([-50, -50, 100, 100], draw(Bed, { colour, hasShoulder: false, hasFoot: false })),
  ),
  apprentices: Object.fromEntries(
    DYES.flatMap((dye) =>
      FACES.flatMap((face) =>
        [true, false].map((active) => [
          `${dye} ${face} ${active ? 'active' : 'inactive'}`,
          draw(ApprenticePicture, { dye, face, active, size: SIZE }),
        ]),
      ),
    ),
  ),
  ribbons: named(DYES, (dye) => draw(Ribbon, { dye, width: 40, height: SIZE })),
  'score markers': named(DYES, (dye) => inFrame([-14, -14, 28, 28], draw(ScoreMarkerArt, { dye }))),
  druids: named(FACES, (face) => draw(DruidPicture, { dye: 'madder', face, size: SIZE })),
  'resources and potions': named(
    ['leaf', 'flower', 'fruit', 'potion-green', 'potion-dusk', 'crystal', 'scroll', 'any'],
    art,
  ),
  'decks and faiths': named(['bear', 'eagle', 'sal-yellow', 'sal-black', 'paw', 'feather', 'sal'], art),
  cards: named(['c-bear', 'c-eagle', 'c-be', 'c-sal'], art),
};

/**
 * So alike two pieces may be at most. The two salamanders, when they were one drawing in two colours, were at 0.82;
 * of the pieces that there are, none but the discs goes beyond 0.75.
 */
const LIMIT = 0.8;
/** Discs are a frame that all share with an emblem in it: up to 0.89, and in another dye one is 0.95 like itself. */
const LIMIT_OF_DISCS = 0.92;
const DISCS: ReadonlySet<string> = new Set(['apprentices', 'score markers']);

const LOCALES = { en, fr, de };

describe('Colour is never alone', () => {
  const { visit } = siteToVisit();

  for (const theme of ['day', 'night'] as const) {
    it(`by ${theme} no piece is known by its colour only: each has a shape of its own`, () =>
      visit(
        async ({ tab }) => {
          // this page has the colours and the sprite that all pieces are drawn from
          const page = await tab('/rules/salamandra');
          await page.locator('.sm-sprite').waitFor({ state: 'attached' });
          const disc = draw(ApprenticePicture, { dye: 'madder', face: 'day', active: true, size: SIZE });
          const groups = Object.entries(GROUPS).map(([what, drawings]) => ({ what, names: Object.keys(drawings) }));
          const drawings = Object.values(GROUPS).flatMap((group) => Object.values(group));
          const [one, same, ...shapes] = await shapesOf(page, [
            disc,
            disc.replaceAll('sm-madder', 'sm-walnut'),
            ...drawings,
          ]);
          expect(likeness(one!, same!), 'one disc in two dyes').to.be.at.least(0.95);
          for (const { what, names } of groups) {
            const limit = DISCS.has(what) ? LIMIT_OF_DISCS : LIMIT;
            expect(lookalikes(names, shapes.splice(0, names.length), limit), what).to.deep.equal([]);
          }
        },
        // the sheet on which the pieces are laid out is none of the site's
        { bypassCSP: true, kept: settings({ theme, motion: 'reduced' }), viewport: SHEET },
      ));
  }

  for (const language of ['en', 'fr', 'de'] as const) {
    it(`every piece on the table says its colour in words (${language})`, () =>
      visit(
        async ({ page }) => {
          const { opening, steps } = fixtureGame('four-druids');
          const turn = steps.findLastIndex(({ action, round }) => round === 2 && action[0] === 'place');
          const moves = steps.slice(0, turn).map(({ seat, action }) => ({ seat, action }));
          await openMatch(page, { ...opening, moves });
          const { dyes, fieldKinds, table, halves } = LOCALES[language];

          const fields = await namesOf(page, '[data-piece^="field"]');
          for (const [piece, name] of fields) {
            const { colours, kind } = field(piece.split(' ')[1] as FieldId);
            const kinds: Readonly<Record<string, string>> = fieldKinds[kind];
            expect(name).to.include(kinds[colours.join('-')]);
          }
          const shown = fields.flatMap(([piece]) => field(piece.split(' ')[1] as FieldId).colours);
          expect(new Set(shown)).to.have.lengthOf(COLOURS.length);

          for (const dye of DYES) {
            const discs = (state: string) =>
              namesOf(page, `[data-piece^="spot"]:has([data-apprentice] .sm-${dye}.sm-${state})`);
            const said = (text: string) => text.replace('{{owner}}', dyes[dye]).replace('{{place}}', '');
            const [active, inactive] = [await discs('active'), await discs('inactive')];
            expect(active.length + inactive.length, dye).to.be.greaterThan(0);
            for (const [, name] of active) expect(name).to.include(said(table.pieces.activeApprentice));
            for (const [, name] of inactive) expect(name).to.include(said(table.pieces.inactiveApprentice));
            const [[, score] = []] = await namesOf(page, `[data-piece^="score"]:has(.sm-${dye})`);
            expect(score).to.include(dyes[dye]);
          }
          for (const half of HALVES) {
            const [[, temple] = []] = await namesOf(page, `[data-piece="temple ${half}"]`);
            expect(temple).to.equal(table.pieces.temple[half]);
          }
          expect(new Set([...Object.values(dyes), ...Object.values(halves)])).to.have.lengthOf(6);
        },
        { locale: language, kept: settings({ motion: 'reduced' }) },
      ));
  }
});

const lookalikes = (names: readonly string[], shapes: readonly Shape[], limit: number): string[] =>
  shapes.flatMap((one, i) =>
    shapes.slice(i + 1).flatMap((other, j) => {
      const alike = likeness(one, other);
      return alike < limit ? [] : [`${names[i]} and ${names[i + 1 + j]}: ${alike.toFixed(2)}`];
    }),
  );

/** Pieces by their keys, with what is read out for them. */
const namesOf = (page: Page, selector: string): Promise<[piece: string, name: string][]> =>
  page
    .locator(selector)
    .evaluateAll((pieces) =>
      pieces.map((piece) => [piece.getAttribute('data-piece') ?? '', piece.getAttribute('aria-label') ?? '']),
    );
