import type { Action, ActionOf } from '../../../rules/actions.ts';
import type { G } from '../../../rules/state.ts';
import { useWords } from '../../useWords.ts';
import type { Intent } from '../intent.ts';
import { worthOf } from '../panels/bookWorth.ts';
import type { Turn } from '../useTurn.ts';
import * as styles from './Dock.module.css';

interface PagesProps {
  readonly view: G;
  readonly moves: readonly Action[];
  readonly turn: Turn;
  readonly intent: Extract<Intent, { kind: 'inscribe' }>;
}

/** The free spots of the spellbooks. */
export function Pages({ view, moves, turn, intent }: PagesProps) {
  const words = useWords();
  const pages = new Map(
    moves
      .filter((move): move is ActionOf<'inscribe'> => move[0] === 'inscribe')
      .map(([, , , book, level]) => [`${book} ${level}`, { book, level }]),
  );
  return (
    <fieldset className={styles.bill}>
      <legend>{words.t('board.spellbooks')}</legend>
      <div className={styles.options}>
        {[...pages].map(([key, page]) => (
          <button
            key={key}
            type="button"
            className={styles.page}
            aria-pressed={intent.page?.book === page.book && intent.page.level === page.level}
            onClick={() => turn.choose({ ...intent, page })}
            title={words.spellbookPoints(page.book, page.level)}
            data-option={`page ${key}`}
          >
            <b>{words.t(`spellbooks.${page.book}`)}</b> {words.t(`levels.${page.level}`)}
            <span> · {words.t('panels.bookNow', { points: worthOf(view, view.seat, page.book, page.level) })}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
