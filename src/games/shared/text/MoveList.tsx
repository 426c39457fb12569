import { useId } from 'react';
import type { AnyAction } from '../../module.ts';
import { type Choice, type MoveGroup, resultText, type Subject } from './moveGroups.ts';
import * as styles from './MoveList.module.css';

/** What the list says around the game's own words. */
export interface MoveListWords<Action extends AnyAction> {
  readonly move: (move: Action[0]) => string;
  readonly count: (moves: number) => string;
  readonly result: (result: string) => string;
  /** All that a button does, for those who do not see the groups around it. */
  readonly choice: (move: string, subject: string | null, label: string) => string;
}

interface ListedProps<Action extends AnyAction> {
  readonly words: MoveListWords<Action>;
  readonly onMove: (action: Action) => void | Promise<void>;
}

interface MoveListProps<Action extends AnyAction> extends ListedProps<Action> {
  readonly groups: readonly MoveGroup<Action>[];
}

/** Every legal move as a button, by kind and by what it is done with. */
export const MoveList = <Action extends AnyAction>({ groups, words, onMove }: MoveListProps<Action>) =>
  groups.map(({ move, subjects, count }) => (
    <details key={move} open className={styles.group}>
      <summary>
        <h3>{words.move(move)}</h3> <span>{words.count(count)}</span>
      </summary>
      <ul className={styles.subjects}>
        {subjects.map((subject) => (
          <SubjectItem
            key={subject.name ?? subject.detail}
            move={words.move(move)}
            subject={subject}
            words={words}
            onMove={onMove}
          />
        ))}
      </ul>
    </details>
  ));

interface SubjectItemProps<Action extends AnyAction> extends ListedProps<Action> {
  readonly move: string;
  readonly subject: Subject<Action>;
}

/** What all of its moves would bring is said once. */
function SubjectItem<Action extends AnyAction>({ move, subject, words, onMove }: SubjectItemProps<Action>) {
  const result = useId();
  return (
    <li>
      {subject.name && <p className={styles.name}>{subject.name}</p>}
      {subject.detail && <p className={styles.detail}>{subject.detail}</p>}
      {subject.result.length > 0 && (
        <p id={result} className={styles.result}>
          {words.result(resultText(subject.result))}
        </p>
      )}
      <ul className={styles.choices}>
        {subject.choices.map((choice) => (
          <li key={choice.label}>
            <MoveButton
              name={words.choice(move, subject.name, choice.label)}
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

interface MoveButtonProps<Action extends AnyAction> {
  /** What the groups around it say is part of it. */
  readonly name: string;
  readonly choice: Choice<Action>;
  /** The element that says what all moves beside it would bring too. */
  readonly common: string | null;
  readonly onMove: (action: Action) => void | Promise<void>;
}

function MoveButton<Action extends AnyAction>({
  name,
  choice: { action, label, result },
  common,
  onMove,
}: MoveButtonProps<Action>) {
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
