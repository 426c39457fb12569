import { Drawing } from './Drawing.tsx';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The digits, around 0,0 and 20 high with their line; who uses them lends the colour. */
export const Digits = () =>
  DIGITS.map((digit) => (
    <Drawing key={digit} id={`digit-${digit}`} box="-10 -10 20 20">
      <text y={7.1} fontSize={20} textAnchor="middle">
        {digit}
      </text>
    </Drawing>
  ));
