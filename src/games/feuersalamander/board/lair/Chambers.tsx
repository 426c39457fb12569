import { memo } from 'react';
import { CARDS, type Chamber, CHAMBERS, type WingId } from '../../content/cards.ts';
import { bevelled } from '../art/shapes.ts';
import { Use } from '../art/Use.tsx';
import { chamberKey } from '../pieces.ts';
import { chamberAt, chamberHalf } from './chambers.ts';
import * as styles from './Chambers.module.css';

/** How far the outline stays from the edge, and how much of a corner is cut off. */
const [GAP, CUT] = [1.2, 4.5];

export const chamberOutline = (wing: WingId, gap = GAP): string => {
  const { x, y } = chamberHalf(wing);
  return bevelled(x - gap, y - gap, CUT);
};

/** Stones in a row under the number, and in a column beside it where the screen is small. */
const inARow = (stones: number): number[] => Array.from({ length: stones }, (_, i) => (i - (stones - 1) / 2) * 7.2);
const inAColumn = (stones: number): number[] => Array.from({ length: stones }, (_, i) => (i - (stones - 1) / 2) * 9);

const PLATE = bevelled(12.2, 4.2, 2.4);

const ChamberInk = ({ chamber }: { readonly chamber: Readonly<Chamber> }) => {
  const [wing, row, stone] = chamber;
  const { x, y } = chamberAt(chamber);
  const outline = chamberOutline(wing);
  const digit = `digit-${CARDS[row].value}`;
  const stones = CARDS[stone].value;
  return (
    <g transform={`translate(${x} ${y})`} className={`fs-${wing}`}>
      <path d={outline} fill="var(--fs-wash)" />
      <path d={outline} fill={`url(#fs-texture-${wing})`} opacity="var(--fs-texture)" />
      <path d={outline} fill="none" stroke="var(--fs-line)" />
      <g className={styles.roomy}>
        <Use name={digit} x={-4.5} y={-2.1} width={15.5} />
        <Use name={`glyph-${wing}`} x={8.2} y={-6.6} width={10} />
        <path d={PLATE} transform="translate(0 9.6)" className={styles.plate} />
        {inARow(stones).map((at) => (
          <circle key={at} cx={at} cy={9.6} r={2.6} fill="var(--fs-line)" />
        ))}
      </g>
      <g className={styles.tight}>
        <g className={styles.number}>
          <Use name={digit} x={-5} width={21} />
        </g>
        <g className={styles.sign}>
          <Use name={`glyph-${wing}`} x={-5} y={10.5} width={8} />
        </g>
        {inAColumn(stones).map((at) => (
          <circle key={at} cx={10.4} cy={at} r={3.3} fill="var(--fs-line)" />
        ))}
      </g>
    </g>
  );
};

/** The 84 chambers as they are drawn; nothing ever changes them. */
export const Chambers = memo(function Chambers() {
  return (
    <g className={styles.chambers}>
      {CHAMBERS.map((chamber) => (
        <ChamberInk key={chamberKey(chamber)} chamber={chamber} />
      ))}
    </g>
  );
});
