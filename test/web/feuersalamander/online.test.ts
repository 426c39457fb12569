import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { CARD_IDS, type CardId } from '../../../src/games/feuersalamander/content/cards.ts';
import { de } from '../../../src/games/feuersalamander/locales/de.ts';
import { en } from '../../../src/games/feuersalamander/locales/en.ts';
import { fr } from '../../../src/games/feuersalamander/locales/fr.ts';
import { notebookOf } from '../../../src/games/feuersalamander/notebook/notebook.ts';
import type { Action } from '../../../src/games/feuersalamander/rules/actions.ts';
import { resultOf } from '../../../src/games/feuersalamander/rules/index.ts';
import { type G, handOf, type Seat } from '../../../src/games/feuersalamander/rules/state.ts';
import { randomFrom } from '../../../src/play/random.ts';
import { board, introduce, openTable } from '../people.ts';
import { byFinger, byMouse } from '../picture.ts';
import { expectToFit, PHONE, settings, siteToVisit, type VisitOptions } from '../visit.ts';
import { hurried } from './hurried.ts';
import { doOnPicture } from './picture.ts';
import { watchSeats } from './seats.ts';
import { doInWords } from './words.ts';

const STILL = { motion: 'reduced', sound: false } as const;
const PICTURE = settings(STILL);
const WORDS = settings({ ...STILL, board: 'text' });

interface Somebody {
  readonly name: string;
  readonly options: VisitOptions;
  readonly texts: typeof en;
  readonly act: (page: Page, action: Action) => Promise<void>;
}

/** Both boards, all languages, a desk and a phone. */
const PEOPLE: readonly Somebody[] = [
  {
    name: 'Maren',
    options: { kept: PICTURE },
    texts: en,
    act: (page, action) => doOnPicture(page, byMouse, action),
  },
  { name: 'Joris', options: { kept: WORDS, locale: 'fr-FR' }, texts: fr, act: doInWords },
  {
    name: 'Ada',
    options: { ...PHONE, kept: PICTURE, locale: 'de-DE' },
    texts: de,
    act: (page, action) => doOnPicture(page, byFinger, action),
  },
  { name: 'Ove', options: { kept: WORDS }, texts: en, act: doInWords },
];

describe('Der Feuer-Salamander online', () => {
  const { visit, address } = siteToVisit({ first: 'empty' });

  /** All of them, each in a browser of their own. */
  const gather = async (
    use: (pages: readonly Page[]) => Promise<void>,
    pages: readonly Page[] = [],
  ): Promise<void> => {
    const next = PEOPLE[pages.length];
    if (!next) return use(pages);
    return visit(({ page }) => gather(use, [...pages, page]), next.options);
  };

  it('four play a game to its end, and nobody ever sees what another one holds', () =>
    gather(async (pages) => {
      for (const [seat, page] of pages.entries()) await introduce(page, PEOPLE[seat]!.name);
      const [host, ...guests] = pages as [Page, ...Page[]];
      const { id } = await openTable(host, { game: 'feuersalamander', players: 4, options: { target: 1 } });
      for (const page of guests) await page.request.post(`/api/matches/${id}/join`);
      for (const page of pages) {
        await page.goto(`/match/${id}`);
        await board(page).waitFor();
      }
      const seats = await watchSeats(address(), id, pages);
      const random = randomFrom('online');
      const acted = new Set<Seat>();
      while (!seats.view(0).over) {
        for (const [seat, page] of pages.entries()) {
          await toldAll(page, seats.lines());
          await expectOwnHandOnly(page, PEOPLE[seat]!.texts, seats.view(seat), seat);
        }
        const { actor } = seats.view(0);
        const news = seats.next();
        await PEOPLE[actor]!.act(pages[actor]!, hurried(seats.together(), random, acted.size === pages.length));
        await news;
        acted.add(actor);
      }
      const [winner] = resultOf(seats.view(0))!.winners as [Seat];
      for (const [seat, page] of pages.entries()) {
        const { texts } = PEOPLE[seat]!;
        const verdict = texts.log.win.replace('{{player}}', PEOPLE[winner]!.name);
        await page.getByRole('dialog').getByRole('heading', { name: verdict }).waitFor();
        await expectToFit(page, PEOPLE[seat]!.name);
      }
      seats.stop();
    }));
});

/** The journal, on either board, has come to the last of so many lines; a game may begin without one. */
async function toldAll(page: Page, lines: number): Promise<void> {
  const line = page.locator('[data-line], [data-board="text"] [role="log"] li');
  if (lines > 0) await line.nth(lines - 1).waitFor({ state: 'attached' });
}

const keysOf = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.locator(selector).evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece')));

/** What the page says of every hand, seat by seat: on the picture to who points at it, in words after place and token. */
const handsIn = (page: Page): Promise<string[]> =>
  page
    .locator('[data-piece^="cards "], [data-board="text"] section > dl > div:nth-child(3):nth-last-child(2) > dd')
    .evaluateAll((hands) => hands.map((hand) => hand.ariaLabel ?? hand.textContent));

/** Of the seat's own cards all, of the others none; and the notebook is sure of nothing that logic does not say. */
async function expectOwnHandOnly(page: Page, { cards }: typeof en, view: G, seat: Seat): Promise<void> {
  const hand = handOf(view, seat);
  const namedIn = (text: string): CardId[] => CARD_IDS.filter((card) => text.includes(cards[card]));
  expect((await handsIn(page)).map(namedIn)).to.deep.equal(
    view.players.map((_, each) => (each === seat ? CARD_IDS.filter((card) => hand.includes(card)) : [])),
  );
  if ((await page.locator('[data-board="text"]').count()) > 0) return;
  expect(await keysOf(page, '[data-piece^="hand "]')).to.deep.equal(hand.map((card) => `hand ${card}`));
  expect(await keysOf(page, '[data-piece^="note "][data-verdict="sure"]')).to.deep.equal(
    notebookOf(view, seat).players.flatMap((notes) =>
      CARD_IDS.filter((card) => notes.cards[card] === 'sure').map((card) => `note ${notes.seat} ${card}`),
    ),
  );
}
