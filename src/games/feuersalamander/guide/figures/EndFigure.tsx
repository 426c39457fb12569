import { Plate } from '../../../guide/prose.tsx';
import { EmblemDisc, Points } from '../../board/art/index.ts';
import { useWords } from '../../board/useWords.ts';
import { resultOf } from '../../rules/index.ts';
import { lastTurn } from '../examples/index.ts';
import { playExample } from '../examples/play.ts';
import { useTexts } from '../texts.ts';
import { CombinationLine } from './CombinationLine.tsx';
import * as styles from './figures.module.css';

/** Everyone's combinations when the target is reached. */
export function EndFigure() {
  const words = useWords();
  const { endOfGame } = useTexts();
  const { after } = playExample(lastTurn);
  const scores = resultOf(after)?.scores ?? [];
  return (
    <Plate caption={endOfGame.caption}>
      <ul className={styles.result}>
        {after.players.map(({ laid }, seat) => (
          <li key={words.figureAt(seat)}>
            <b>
              <EmblemDisc figure={words.figureAt(seat)} size={20} /> {words.player(seat)}
            </b>
            <span className={styles.laid}>
              {laid.map((chamber) => (
                <CombinationLine key={chamber.join()} chamber={chamber} />
              ))}
            </span>
            <Points n={scores[seat] ?? 0} size={44} />
          </li>
        ))}
      </ul>
    </Plate>
  );
}
