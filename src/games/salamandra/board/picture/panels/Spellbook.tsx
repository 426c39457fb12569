import { type Level, LEVELS } from '../../../content/terms.ts';
import { type BookInPlay, type G, playerAt, type Seat } from '../../../rules/state.ts';
import { SpellbookPicture } from '../../art/SpellbookPicture.tsx';
import type { PieceKey } from '../../pieces.ts';
import { useWords } from '../../useWords.ts';
import type { Words } from '../../words.ts';
import { worthOf } from './bookWorth.ts';
import { ChoicePiece, Piece } from './Piece.tsx';
import * as styles from './Spellbook.module.css';

interface SpellbookProps {
  readonly view: G;
  readonly book: BookInPlay;
  readonly marked: ReadonlySet<PieceKey>;
  readonly pickable: readonly Level[];
  readonly chosen: Level | null;
  readonly onPick: (level: Level) => void;
}

/** A spellbook with its two spots; while one may be chosen, the spots are buttons over the picture. */
export function Spellbook({ view, book, marked, pickable, chosen, onPick }: SpellbookProps) {
  const words = useWords();
  const piece: PieceKey = `book ${book.book}`;
  const reader = (seat: Seat | null) =>
    seat === null ? null : { dye: words.dye(seat), face: playerAt(view, seat).druid };
  const picture = (
    <SpellbookPicture id={book.book} upper={reader(book.upper)} lower={reader(book.lower)} width={102} />
  );
  return (
    <li className={styles.book}>
      {pickable.length === 0 ? (
        <Piece piece={piece} label={bookText(words, book)} marked={marked} className={styles.picture}>
          {picture}
        </Piece>
      ) : (
        <span className={styles.picture}>
          {picture}
          {pickable.map((level) => (
            <ChoicePiece
              key={level}
              piece={piece}
              label={pageText(words, view, book, level)}
              marked={marked}
              className={`${styles.page} ${styles[level]}`}
              chosen={level === chosen}
              onPick={() => onPick(level)}
            />
          ))}
        </span>
      )}
      {!view.over && <small>{worthText(words, view, book)}</small>}
    </li>
  );
}

function bookText(words: Words, { book, ...readers }: BookInPlay): string {
  const { t } = words;
  const spots = LEVELS.map((level) => {
    const seat = readers[level];
    const spot = t('board.spellbookSpot', {
      level: t(`levels.${level}`),
      points: words.spellbookPoints(book, level),
    });
    return t('panels.bookSpot', { spot, who: seat === null ? t('board.free') : words.player(seat) });
  });
  return t('panels.book', { book: t(`spellbooks.${book}`), spots: spots.join('. ') });
}

const pageText = (words: Words, view: G, { book }: BookInPlay, level: Level): string =>
  words.t('panels.page', {
    spot: words.spellbook(book, level),
    points: words.spellbookPoints(book, level),
    now: words.amount('points', worthOf(view, view.seat, book, level)),
  });

/** What the book would bring the player whose turn it is, or what it brings already, were the game over now. */
function worthText({ t }: Words, view: G, book: BookInPlay): string {
  const own = LEVELS.find((level) => book[level] === view.seat);
  if (own) return t('panels.bookYours', { points: worthOf(view, view.seat, book.book, own) });
  const open = LEVELS.filter((level) => book[level] === null);
  if (open.length === 0) return t('panels.bookFull');
  return t('panels.bookNow', { points: open.map((level) => worthOf(view, view.seat, book.book, level)).join('/') });
}
