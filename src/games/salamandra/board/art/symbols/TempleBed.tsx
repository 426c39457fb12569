import { Drawing } from './Drawing.tsx';

const OUTLINE =
  'M-20.2-48.7H20.2L50-18.9 79.8-48.7H120.2L148.7-20.2V20.2L120.2 48.7H79.8L50 18.9 20.2 48.7H-20.2L-48.7 20.2V-20.2z';

/** A circle of stones has sixteen places: an eighth turn apart the joints, halfway between them the stones. */
const PLACES = Array.from({ length: 16 }, (_, i) => i * 22.5);

/** No stone stands where the medallion is, nor under the plate of the offering. */
const isFree = (turn: number, medallion: number): boolean =>
  Math.abs(((turn - medallion + 540) % 360) - 180) > 20 && (turn < 45 || turn > 135);

interface HalfProps {
  readonly x: number;
  /** Where the other half is, as a turn. */
  readonly medallion: number;
  readonly ground: string;
  readonly line: string;
}

const Half = ({ x, medallion, ground, line }: HalfProps) => (
  <g transform={`translate(${x})`}>
    {PLACES.filter((turn) => turn !== medallion).map((turn) => (
      <path
        key={turn}
        d="M34 0h12.5"
        transform={`rotate(${turn})`}
        stroke="var(--st3)"
        strokeWidth=".7"
        opacity=".55"
      />
    ))}
    {PLACES.map((turn) => turn + 11.25)
      .filter((turn) => isFree(turn, medallion))
      .map((turn) => (
        <rect
          key={turn}
          x="37.9"
          y="-4"
          width="5.2"
          height="8"
          rx="1.7"
          transform={`rotate(${turn})`}
          fill="var(--st4)"
          stroke="var(--st3)"
          strokeWidth=".7"
        />
      ))}
    <circle cy="-4" r="33" fill={ground} stroke={line} />
    <circle cy="-4" r="30.5" fill="none" stroke={line} strokeWidth=".5" strokeDasharray="2 1.6" />
  </g>
);

/** Day and night, between the halves. */
const Medallion = () => (
  <g transform="translate(50)" stroke="var(--st3)" strokeWidth=".9">
    <circle r="14.5" fill="var(--st4)" />
    <circle r="11.5" fill="var(--st4)" />
    <path d="M0-9.5a9.5 9.5 0 0 0 0 19z" fill="var(--ds2)" />
    <path d="M0-9.5a9.5 9.5 0 0 1 0 19z" fill="var(--moon2)" />
    <path d="M0-11.5v-3M0 11.5v3M-11.5 0h-3M11.5 0h3" />
  </g>
);

/** The temple without its offerings: the yellow salamander in the west, the black one in the east. */
export const TempleBed = () => (
  <Drawing id="temple-tile" box="-50 -50 200 100">
    <path d={OUTLINE} transform="translate(.8 1.6)" fill="var(--shadow)" />
    <path d={OUTLINE} fill="var(--wst)" stroke="var(--st3)" strokeWidth="1.1" />
    <Half x={0} medallion={0} ground="var(--ty1)" line="var(--ty3)" />
    <Half x={100} medallion={180} ground="var(--tb1)" line="var(--tb3)" />
    <Medallion />
    <use href="#sm-sal-yellow" x="-32.5" y="-36.5" width="65" height="65" />
    <use href="#sm-sal-black" x="67.5" y="-36.5" width="65" height="65" />
  </Drawing>
);
