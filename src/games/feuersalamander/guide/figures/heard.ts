import type { QuestionShown } from '../../board/notebook/Questions.tsx';
import type { Words } from '../../board/words.ts';
import { notebookOf } from '../../notebook/notebook.ts';
import { view } from '../../rules/index.ts';
import type { G, Seat } from '../../rules/state.ts';

/** The questions in the notebook of a seat. */
export const heardBy = (words: Words, G: G, seat: Seat): QuestionShown[] =>
  notebookOf(view(G, seat), seat).questions.map(({ asker, asked, card, answer }) => ({
    asker: words.figureAt(asker),
    asked: words.figureAt(asked),
    card,
    answer: answer === null ? null : { is: answer, word: words.answer(answer) },
    label: words.card(card),
  }));
