import { CardPicture, DruidPicture, GroveRow, SpellbookPicture } from '../../board/art/index.ts';
import { LEVELS } from '../../content/terms.ts';
import { type BookInPlay, type G, playerAt, type Seat } from '../../rules/state.ts';
import { dyeOf } from './GardenPicture.tsx';

interface HoldingsProps {
  readonly before: G;
  readonly after: G;
  readonly seat: Seat;
}

/** What a player has got besides what can be seen in the garden. */
export function Holdings({ before, after, seat }: HoldingsProps) {
  const { bear, eagle, salamander, groves, druid } = playerAt(after, seat);
  const dye = dyeOf(seat);
  const reader = (book: BookInPlay, level: (typeof LEVELS)[number]) =>
    book[level] === seat ? { dye, face: druid } : null;
  return (
    <>
      {groves.length > 0 && <GroveRow groves={groves} size={34} />}
      {[...bear, ...eagle, ...salamander].map((id) => (
        <CardPicture key={id} id={id} width={92} />
      ))}
      {after.books
        .filter((book) => LEVELS.some((level) => book[level] === seat))
        .map((book) => (
          <SpellbookPicture
            key={book.book}
            id={book.book}
            upper={reader(book, 'upper')}
            lower={reader(book, 'lower')}
            width={92}
          />
        ))}
      {druid !== playerAt(before, seat).druid && <DruidPicture dye={dye} face={druid} size={64} />}
    </>
  );
}
