import { PieceName, Plate } from '../../../guide/prose.tsx';
import { ApprenticePicture, GroveRow } from '../../board/art/index.ts';
import { useWords } from '../../board/useWords.ts';
import { APPRENTICES } from '../../content/mat.ts';
import { lightOf } from '../../rules/state.ts';
import { useTexts } from '../texts.ts';
import * as styles from './figures.module.css';

const ROUNDS = APPRENTICES.map((apprentices, i) => ({ round: i + 1, apprentices }));

export function MatFigure() {
  const words = useWords();
  const { mat } = useTexts();
  return (
    <Plate caption={mat.rowCaption}>
      <PieceName>{mat.apprentices}</PieceName>
      <dl className={styles.rounds}>
        {ROUNDS.map(({ round, apprentices }) => (
          <div key={round}>
            <dt>
              {words.t('board.round', { round, rounds: ROUNDS.length, light: words.t(`lights.${lightOf(round)}`) })}
            </dt>
            <dd>
              {Array.from({ length: apprentices }, (_, n) => `${round}-${n}`).map((key) => (
                <ApprenticePicture key={key} dye="madder" face={lightOf(round)} active size={28} />
              ))}
              <span>{apprentices}</span>
            </dd>
          </div>
        ))}
      </dl>
      <PieceName>{mat.row}</PieceName>
      <div className={styles.groveRow}>
        <GroveRow groves={['G21', 'G14']} size={40} />
      </div>
    </Plate>
  );
}
