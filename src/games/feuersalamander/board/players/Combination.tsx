import type { Chamber } from '../../content/cards.ts';
import { CardChip } from '../art/CardChip.tsx';
import * as styles from './Combination.module.css';

interface CombinationProps {
  readonly chamber: Readonly<Chamber>;
  readonly points: number;
  readonly label: string;
}

/** Three cards, and what they bring. */
export const Combination = ({ chamber, points, label }: CombinationProps) => (
  <span className={styles.combination} role="img" aria-label={label}>
    {chamber.map((card, i) => (
      <span key={card}>
        {i > 0 && <i>×</i>}
        <CardChip id={card} width={17} />
      </span>
    ))}
    <i>=</i>
    <b>{points}</b>
  </span>
);
