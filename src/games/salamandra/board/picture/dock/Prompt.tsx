import { RESOURCES } from '../../../content/terms.ts';
import { CostSum } from '../../art/Sum.tsx';
import { DruidPicture } from '../../art/DruidPicture.tsx';
import type { BoardProps } from '../../board.ts';
import { isEnded, promptText, turnText } from '../../promptText.ts';
import { useWords } from '../../useWords.ts';
import { playerAt } from '../../../rules/state.ts';
import * as styles from './Dock.module.css';

/** Whose turn it is, and what is asked. */
export function Prompt(board: Pick<BoardProps, 'view' | 'onlooker' | 'moves'>) {
  const { view } = board;
  const words = useWords();
  const { t } = words;
  const made = RESOURCES.filter((resource) => view.resources[resource] > 0);
  return (
    <>
      <DruidPicture dye={words.dye(view.seat)} face={playerAt(view, view.seat).druid} size={56} />
      <div className={styles.what}>
        <h1 className={styles.title} tabIndex={-1} data-turn>
          {turnText(words, board)}
        </h1>
        {!isEnded(board) && <p>{promptText(words, board)}</p>}
      </div>
      {made.length > 0 && (
        <div className={styles.bill}>
          <small>{t('table.inStore')}</small>
          <span role="img" aria-label={words.and(made.map((item) => words.amount(item, view.resources[item])))}>
            <CostSum cost={Object.fromEntries(made.map((item) => [item, view.resources[item]]))} size={26} />
          </span>
        </div>
      )}
    </>
  );
}
