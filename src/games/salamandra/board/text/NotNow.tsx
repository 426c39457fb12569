import { actionStates } from '../../advice/actions.ts';
import type { Action } from '../../rules/actions.ts';
import { stageOf } from '../../rules/index.ts';
import type { G } from '../../rules/state.ts';
import { whyNotText } from '../picture/texts.ts';
import { useWords } from '../useWords.ts';
import * as styles from './NotNow.module.css';

/** The actions that cannot be taken, each with what stands against it. */
export function NotNow({ view, moves }: { readonly view: G; readonly moves: readonly Action[] }) {
  const words = useWords();
  const { t } = words;
  if (view.over || stageOf(view) !== 'act') return null;
  const blocked = actionStates(view, view.seat, moves).flatMap(({ action, obstacle }) =>
    obstacle ? [{ action, why: whyNotText(words, obstacle) }] : [],
  );
  if (blocked.length === 0) return null;
  return (
    <section className={styles.notNow}>
      <h3>{t('board.notNow')}</h3>
      <ul>
        {blocked.map(({ action, why }) => (
          <li key={action}>
            <b>{t(`table.actionNames.${action}`)}:</b> {why}
          </li>
        ))}
      </ul>
    </section>
  );
}
