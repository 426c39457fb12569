import type { Colour } from '../../content/terms.ts';
import { OCTAGON } from './tile.ts';
import { Use } from './Use.tsx';

/** Each colour's plant; the short sprigs end in 2. */
const SPRIG: Record<Colour, string> = { orange: 'sp-or', green: 'sp-gr', white: 'sp-wh', purple: 'sp-pu' };

const Sprig = ({ name, turn }: { readonly name: string; readonly turn: number }) => (
  <use href={`#sm-${name}`} x={0} y={-20} width={50} height={40} transform={`rotate(${turn})`} />
);

interface BedProps {
  readonly colour: Colour;
  /** Where no glyph stands on the second shoulder and no cost at the foot, there is room for long sprigs. */
  readonly hasShoulder: boolean;
  readonly hasFoot: boolean;
}

/** The watercolour under a tile, with its plant in the four corners. */
export function Bed({ colour, hasShoulder, hasFoot }: BedProps) {
  const long = SPRIG[colour];
  const short = `${long}2`;
  const foot = hasFoot ? short : long;
  return (
    <g className={`sm-${colour}`}>
      <path className="sm-pen" d={OCTAGON} fill="var(--wash)" stroke="var(--line)" strokeWidth={0.9} />
      <Use name="tide" width={100} />
      <Sprig name={short} turn={-135} />
      <Sprig name={hasShoulder ? short : long} turn={-45} />
      <Sprig name={foot} turn={45} />
      <Sprig name={foot} turn={135} />
    </g>
  );
}
