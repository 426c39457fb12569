import type { CardId } from '../../content/cards.ts';
import type { Figure } from '../../content/terms.ts';
import { CardChip } from '../art/CardChip.tsx';
import { EmblemDisc } from '../art/EmblemDisc.tsx';
import { Mark } from '../art/Mark.tsx';
import * as styles from './Questions.module.css';

export interface QuestionShown {
  readonly asker: Figure;
  readonly asked: Figure;
  readonly card: CardId;
  /** Yes or no in words; null where the answer was not for the viewer. */
  readonly answer: { readonly is: boolean; readonly word: string } | null;
  readonly label: string;
}

interface QuestionsProps {
  readonly label: string;
  /** The newest first. */
  readonly questions: readonly QuestionShown[];
}

/** Who asked whom for what, and the answers that the viewer heard. */
export const Questions = ({ label, questions }: QuestionsProps) => (
  <ol className={styles.questions} aria-label={label}>
    {questions.map(({ asker, asked, card, answer, label: told }, i) => (
      // oxlint-disable-next-line react/no-array-index-key -- questions may be alike
      <li key={i}>
        <span className={styles.question} role="img" aria-label={told}>
          <EmblemDisc figure={asker} size={18} />
          <i>›</i>
          <EmblemDisc figure={asked} size={18} />
          <CardChip id={card} width={19} />
          {answer ? (
            <b data-answer={answer.is ? 'yes' : 'no'}>{answer.word}</b>
          ) : (
            <Mark name="sealed" size={18} className={styles.sealed} />
          )}
        </span>
      </li>
    ))}
  </ol>
);
