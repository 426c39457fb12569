import { useId } from 'react';
import type { Action } from '../../rules/actions.ts';
import type { Choice, MoveGroup, Subject } from './moveGroups.ts';
import { resultText } from './result.ts';
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
          <SubjectItem
            key={subject.name ?? subject.detail}
            move={t(`moves.${move}`)}
            subject={subject}
            onMove={onMove}
          />
        ))}
      </ul>
    </details>
  ));
}

interface SubjectItemProps {
  readonly move: string;
  readonly subject: Subject;
  readonly onMove: (action: Action) => void | Promise<void>;
}

/** What all of its moves would bring is said once. */
function SubjectItem({ move, subject, onMove }: SubjectItemProps) {
  const { t } = useWords();
  const result = useId();
  return (
    <li>
      {subject.name && <p className={styles.name}>{subject.name}</p>}
      {subject.detail && <p className={styles.detail}>{subject.detail}</p>}
      {subject.result.length > 0 && (
        <p id={result} className={styles.result}>
          {t('board.result', { result: resultText(subject.result) })}
        </p>
      )}
      <ul className={styles.choices}>
        {subject.choices.map((choice) => (
          <li key={choice.label}>
            <MoveButton
              name={
                subject.name
                  ? t('choice', { move, subject: subject.name, choice: choice.label })
                  : t('choiceOnly', { move, choice: choice.label })
              }
              choice={choice}
              common={subject.result.length > 0 ? result : null}
              onMove={onMove}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface MoveButtonProps {
  /** What the groups around it say is part of it, for those who do not see them. */
  readonly name: string;
  readonly choice: Choice;
  /** The element that says what all moves beside it would bring too. */
  readonly common: string | null;
  readonly onMove: (action: Action) => void | Promise<void>;
}

function MoveButton({ name, choice: { action, label, result }, common, onMove }: MoveButtonProps) {
  const id = useId();
  const own = result.length > 0 ? id : null;
  return (
    <>
      <button
        type="button"
        className={styles.choice}
        aria-label={name}
        aria-describedby={[common, own].filter(Boolean).join(' ')}
        data-action={action.join(' ')}
        onClick={() => void onMove(action)}
      >
        {label}
      </button>
      {own && (
        <small id={own} className={styles.result}>
          {resultText(result)}
        </small>
      )}
    </>
  );
}
