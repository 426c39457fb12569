import { Plate } from '../../../guide/prose.tsx';
import { FigurePicture } from '../../board/art/index.ts';
import { Picture } from '../../board/art/Picture.tsx';
import { Use } from '../../board/art/Use.tsx';
import { useWords } from '../../board/useWords.ts';
import { FIGURES } from '../../content/terms.ts';
import { useTexts } from '../texts.ts';
import * as styles from './figures.module.css';

/** Everyone, with token and start place. */
export function FiguresFigure() {
  const words = useWords();
  const { figures } = useTexts();
  return (
    <Plate caption={figures.caption}>
      <ul className={styles.everyone}>
        {FIGURES.map((figure) => (
          <li key={figure}>
            <span>
              <FigurePicture figure={figure} width={48} />
              <Picture box={[-13, -13, 26, 26]} width={34}>
                <Use name={`token-${figure}`} width={26} />
              </Picture>
            </span>
            <b>{words.figure(figure)}</b>
            <small>{figures.colours[figure]}</small>
            <small>{words.t(`homes.${figure}`)}</small>
          </li>
        ))}
      </ul>
    </Plate>
  );
}
