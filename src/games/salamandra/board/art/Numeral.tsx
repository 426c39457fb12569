import { Use } from './Use.tsx';

/** How wide the digits from 0 to 9 are, in parts of their size. */
const SANS = [0.64, 0.42, 0.56, 0.58, 0.6, 0.59, 0.61, 0.52, 0.6, 0.55];
const SERIF = [0.51, 0.36, 0.49, 0.43, 0.47, 0.43, 0.46, 0.43, 0.48, 0.46];

interface NumeralProps {
  readonly n: number;
  readonly x: number;
  readonly y?: number;
  readonly size: number;
  readonly isSerif?: boolean;
  readonly className?: string;
}

/**
 * A number around a point; its digits reach as far above it as below. They are drawn like all the rest of a picture:
 * as text they would be a label of the piece, which has another name.
 */
export function Numeral({ n, x, y = 0, size, isSerif = false, className = '' }: NumeralProps) {
  const widths = isSerif ? SERIF : SANS;
  const digits = Array.from(String(n), Number);
  const width = (some: readonly number[]) => some.reduce((sum, digit) => sum + (widths[digit] ?? 0) * size, 0);
  const left = x - width(digits) / 2;
  return (
    <g className={`${isSerif ? 'sm-score' : 'sm-n'} ${className}`}>
      {digits.map((digit, i) => (
        <Use
          // oxlint-disable-next-line react/no-array-index-key -- a digit is where it stands
          key={i}
          name={`digit-${digit}`}
          x={left + width(digits.slice(0, i)) + width([digit]) / 2}
          y={y}
          width={size}
        />
      ))}
    </g>
  );
}
