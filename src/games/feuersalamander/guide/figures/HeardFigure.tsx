import { PieceName } from '../../../guide/prose.tsx';
import { EmblemDisc } from '../../board/art/index.ts';
import { Questions } from '../../board/notebook/Questions.tsx';
import { useWords } from '../../board/useWords.ts';
import type { G } from '../../rules/state.ts';
import { useTexts } from '../texts.ts';
import { heardBy } from './heard.ts';
import * as styles from './figures.module.css';
import { Still } from './Still.tsx';

/** What everyone's notebook has of a question. */
export function HeardFigure({ view }: { readonly view: G }) {
  const words = useWords();
  const { question } = useTexts();
  return (
    <div className={styles.heard}>
      {view.players.map((_, seat) => {
        const questions = heardBy(words, view, seat);
        const told = questions.map(({ label, answer }) => `${label}: ${answer?.word ?? question.unheard}`).join('; ');
        return (
          <div key={words.figureAt(seat)}>
            <PieceName>
              <EmblemDisc figure={words.figureAt(seat)} size={20} /> {words.player(seat)}
            </PieceName>
            <Still text={told}>
              <Questions label={words.player(seat)} questions={questions} />
            </Still>
          </div>
        );
      })}
    </div>
  );
}
