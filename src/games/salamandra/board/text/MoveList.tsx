import type { Action } from '../../rules/actions.ts';
import type { Choice, MoveGroup, Subject } from './moveGroups.ts';
import * as styles from './MoveList.module.css';
import { useWords } from '../useWords.ts';

interface MoveListProps {
  readonly groups: readonly MoveGroup[];
  readonly onMove: (action: Action) => void | Promise<void>;
}

/** Every legal move as a button, by kind and by what it is done with. */
export function MoveList({ groups, onMove }: MoveListProps) {
  const { t } = useWords();
  return groups.map(({ move, subjects, count }) => (
    <details key={move} open className={styles.group}>
      <summary>
        <h3>{t(`moves.${move}`)}</h3> <span>{t('board.moveCount', { count })}</span>
      </summary>
      <ul className={styles.subjects}>
        {subjects.map((subject) => (
          <li key={subject.name ?? subject.detail}>
            {subject.name && <p className={styles.name}>{subject.name}</p>}
            {subject.detail && <p className={styles.detail}>{subject.detail}</p>}
            <ul className={styles.choices}>
              {subject.choices.map((choice) => (
                <li key={choice.label}>
                  <MoveButton move={t(`moves.${move}`)} subject={subject} choice={choice} onMove={onMove} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  ));
}

interface MoveButtonProps {
  readonly move: string;
  readonly subject: Subject;
  readonly choice: Choice;
  readonly onMove: (action: Action) => void | Promise<void>;
}

/** What the groups around it say is part of its name for those who do not see them. */
function MoveButton({ move, subject, choice: { action, label }, onMove }: MoveButtonProps) {
  const { t } = useWords();
  const name = subject.name
    ? t('choice', { move, subject: subject.name, choice: label })
    : t('choiceOnly', { move, choice: label });
  return (
    <button
      type="button"
      className={styles.choice}
      aria-label={name}
      data-action={action.join(' ')}
      onClick={() => void onMove(action)}
    >
      {label}
    </button>
  );
}
