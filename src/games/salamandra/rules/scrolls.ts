/** Scrolls: the fourth is spent at once, and an apprentice goes from a tile into a spellbook. */
import { SCROLLS_TO_INSCRIBE } from '../content/mat.ts';
import type { SpellbookId } from '../content/spellbooks.ts';
import { type Level, LEVELS } from '../content/terms.ts';
import type { ActionOf, MoveRule } from './actions.ts';
import { answer } from './gain.ts';
import { apprenticeAt, isOnTile, occupy, placesOf } from './geometry.ts';
import { type BookInPlay, type G, playerAt, type Seat } from './state.ts';

const isInscribed = (book: BookInPlay, seat: Seat): boolean => book.upper === seat || book.lower === seat;

/** The free spots of spellbooks that the player is not on yet. */
function openPages(G: G, seat: Seat): [SpellbookId, Level][] {
  return G.books
    .filter((book) => !isInscribed(book, seat))
    .flatMap((book) =>
      LEVELS.filter((level) => book[level] === null).map((level): [SpellbookId, Level] => [book.book, level]),
    );
}

/** With enough scrolls it must be done as soon as it can be done. */
export function mustInscribe(G: G, seat: Seat): boolean {
  if (playerAt(G, seat).scrolls < SCROLLS_TO_INSCRIBE) return false;
  return openPages(G, seat).length > 0 && G.tiles.some((tile) => isOnTile(tile, seat));
}

export const inscribe: MoveRule<'inscribe'> = {
  may(G, seat, field, spot, bookId, level) {
    if (apprenticeAt(G, { field, spot })?.seat !== seat) return 'notYourApprentice';
    const book = G.books.find(({ book: id }) => id === bookId);
    if (!book) return 'spellbookNotInPlay';
    if (isInscribed(book, seat)) return 'alreadyInscribed';
    return book[level] === null ? null : 'spotTaken';
  },

  play(G, seat, field, spot, bookId, level) {
    playerAt(G, seat).scrolls -= SCROLLS_TO_INSCRIBE;
    G.events.push({ type: 'inscribe', seat, field, spot, book: bookId, level });
    occupy(G, { field, spot }, null);
    G.books = G.books.map((book) => (book.book === bookId ? { ...book, [level]: seat } : book));
    answer(G, seat, 'placeOnSpellbook');
  },

  all(G, seat) {
    const pages = openPages(G, seat);
    return placesOf(G, seat).flatMap(({ field, spot }) =>
      pages.map(([book, level]): ActionOf<'inscribe'> => ['inscribe', field, spot, book, level]),
    );
  },
};
