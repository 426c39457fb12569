import { Plate } from '../../../guide/prose.tsx';
import { CardPicture, Points } from '../../board/art/index.ts';
import { useWords } from '../../board/useWords.ts';
import { valueOf } from '../../content/cards.ts';
import { COMBINATIONS } from '../examples/index.ts';
import { useTexts } from '../texts.ts';
import * as styles from './figures.module.css';

/** Combinations with their cards, their product and their points. */
export function ValueFigure() {
  const words = useWords();
  const { value } = useTexts();
  return (
    <Plate caption={value.caption}>
      <ul className={styles.combinations}>
        {COMBINATIONS.map((chamber) => (
          <li key={chamber.join()}>
            <span className={styles.cards}>
              {chamber.map((card) => (
                <CardPicture key={card} id={card} name={words.cardName(card)} width={72} />
              ))}
            </span>
            <span className={styles.told}>
              <b>{words.product(chamber)}</b>
              <span>{words.chamber(chamber)}</span>
            </span>
            <span aria-hidden>
              <Points n={valueOf(chamber)} size={52} />
            </span>
          </li>
        ))}
      </ul>
    </Plate>
  );
}
