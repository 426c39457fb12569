import { Plate } from '../../../guide/prose.tsx';
import { TempleArt } from '../../board/art/index.ts';
import { useWords } from '../../board/useWords.ts';
import { TEMPLE } from '../../content/cards.ts';
import * as styles from './figures.module.css';

export function TempleFigure() {
  const words = useWords();
  const caption = (['yellow', 'black'] as const).map((half) => (
    <span key={half} className={styles.line}>
      <b>{words.t('board.temple', { half: words.t(`halves.${half}`) })}</b>
      {words.t('board.cost', { cost: words.cost(TEMPLE[half].cost) })}
    </span>
  ));
  return (
    <Plate caption={caption}>
      <svg className={styles.garden} viewBox="-54 -54 208 108" width={400} aria-hidden>
        <TempleArt />
      </svg>
    </Plate>
  );
}
