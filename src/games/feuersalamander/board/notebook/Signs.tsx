import { bevelled } from '../art/shapes.ts';
import { Picture } from '../art/Picture.tsx';
import * as styles from './Signs.module.css';

const BOX = [-13, -14, 26, 28] as const;

/** Behind a card that is surely there: gold, and over it a tick. */
export const SureArt = () => (
  <Picture box={BOX} width={26}>
    <path d={bevelled(12, 13.5, 5)} className={styles.sure} />
  </Picture>
);

export const TickArt = () => (
  <Picture box={BOX} width={26}>
    <g className={styles.tick}>
      <circle cx={10} cy={-10} r={6} />
      <path d="M7.3-9.8l2 2 3.4-4" />
    </g>
  </Picture>
);

/** Through a card that cannot be there. */
export const ImpossibleArt = () => (
  <Picture box={BOX} width={26}>
    <path d="M-8 8.5 8-8.5" className={styles.strike} />
  </Picture>
);

/** The viewer's own pencil: a stroke through what cannot be, a loop around what is sure. */
export const PencilStrokeArt = () => (
  <Picture box={BOX} width={26}>
    <path d="M-9 8.6C-5 5.4-1.6 1.2 1.2-1.4 4-4 6.4-6.6 9.4-9.4" className={styles.pencil} />
  </Picture>
);

export const PencilArt = () => (
  <Picture box={BOX} width={26}>
    <path
      d="M-2-12.6C7-14 12.4-8 12 .4 11.6 9 5 13.4-2.4 12.4-9.6 11.4-12.8 5-11.9-2.2-11-9-6.4-13.2 1.6-12.4"
      className={styles.pencil}
    />
  </Picture>
);
