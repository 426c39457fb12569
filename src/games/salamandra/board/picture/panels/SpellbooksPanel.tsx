import { LEVELS } from '../../../content/terms.ts';
import type { BookInPlay, G } from '../../../rules/state.ts';
import type { PieceKey } from '../../pieces.ts';
import { useWords } from '../../useWords.ts';
import type { Page } from '../intent.ts';
import { Panel } from '../../../../shared/picture/Panel.tsx';
import { NO_PIECES } from './Piece.tsx';
import { Spellbook } from './Spellbook.tsx';
import * as styles from './SpellbooksPanel.module.css';

interface SpellbooksPanelProps {
  readonly view: G;
  readonly marked?: ReadonlySet<PieceKey>;
  /** The spots to which an apprentice may go now. */
  readonly pickable?: readonly Page[];
  readonly chosen?: Page | null;
  readonly onPick?: (page: Page) => void;
}

const NOTHING: readonly Page[] = [];

/** The spellbooks in play, who is in them, and what they are worth to the player whose turn it is. */
export function SpellbooksPanel({
  view,
  marked = NO_PIECES,
  pickable = NOTHING,
  chosen = null,
  onPick,
}: SpellbooksPanelProps) {
  const { t } = useWords();
  const levelsOf = ({ book }: BookInPlay) =>
    LEVELS.filter((level) => pickable.some((page) => page.book === book && page.level === level));
  return (
    <Panel title={t('board.spellbooks')} note={t('panels.bookRule')}>
      <ul className={styles.books} data-books={view.books.length}>
        {view.books.map((book) => (
          <Spellbook
            key={book.book}
            view={view}
            book={book}
            marked={marked}
            pickable={onPick ? levelsOf(book) : []}
            chosen={chosen?.book === book.book ? chosen.level : null}
            onPick={(level) => onPick?.({ book: book.book, level })}
          />
        ))}
      </ul>
    </Panel>
  );
}
