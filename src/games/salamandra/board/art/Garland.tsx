import { Numeral } from './Numeral.tsx';
import { Use } from './Use.tsx';

/** How large the digits within the garland are, by how many there are. */
const DIGITS = { 1: 0.59, 2: 0.46 } as Readonly<Record<number, number>>;
const MANY_DIGITS = 0.37;

interface GarlandProps {
  readonly n: number;
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly isSerif?: boolean;
}

/** Points: the midsummer garland around their number. */
export function Garland({ n, x = 0, y = 0, width, isSerif = false }: GarlandProps) {
  const size = width * (DIGITS[String(n).length] ?? MANY_DIGITS);
  return (
    <>
      <Use name="vp" x={x} y={y} width={width} />
      <Numeral n={n} x={x} y={y} size={size} isSerif={isSerif} className="sm-vpt" />
    </>
  );
}
