import { memo } from 'react';
import { type Spellbook, type SpellbookId, SPELLBOOKS } from '../../content/spellbooks.ts';
import type { Dye, Face } from '../../content/terms.ts';
import { ApprenticeArt } from './ApprenticeArt.tsx';
import { Garland } from './Garland.tsx';
import { Picture } from './Picture.tsx';
import { SumArt } from './sum/SumArt.tsx';
import { perTokens } from './sum/tokens.ts';

interface Reader {
  readonly dye: Dye;
  readonly face: Face;
}

interface LineProps {
  readonly y: number;
  readonly points: number;
  readonly reader: Reader | null;
}

/** A spot of the book and what it is worth. */
const Line = ({ y, points, reader }: LineProps) => (
  <g transform={`translate(0 ${y})`}>
    <Garland n={points} x={38.5} width={points < 10 ? 27 : 29} />
    <g fill="none" stroke="var(--spotl)" transform="translate(72.7)">
      <circle className="sm-pen" r={14} fill="var(--spot)" />
      <circle className="sm-pen" r={11} strokeWidth={0.7} strokeDasharray="1.6 2.2" />
    </g>
    {reader && (
      <g transform="translate(72.7)scale(1.04)">
        <ApprenticeArt {...reader} active />
      </g>
    )}
  </g>
);

interface SpellbookPictureProps {
  readonly id: SpellbookId;
  readonly upper: Reader | null;
  readonly lower: Reader | null;
  readonly width: number;
  readonly className?: string | undefined;
}

/** A book with its two readers: the first has the better spot. */
export const SpellbookPicture = memo(function SpellbookPicture({
  id,
  upper,
  lower,
  width,
  className,
}: SpellbookPictureProps) {
  const book: Spellbook = SPELLBOOKS[id];
  return (
    <Picture box={[0, 0, 101, 106]} width={width} className={className}>
      <g className="sm-art">
        <path
          className="sm-pen"
          d="M8 2H96q3 0 3 3V101q0 3-3 3H8q-6 0-6-6V8q0-6 6-6z"
          fill="var(--bk1)"
          stroke="var(--bk2)"
          strokeWidth={1.2}
        />
        <path className="sm-pen" d="M13 2V104" stroke="var(--bk2)" strokeWidth={1.4} />
        <path className="sm-pen" d="M5 18h6M5 24h6M5 82h6M5 88h6" stroke="var(--bk3)" strokeWidth={1.2} />
        <rect
          className="sm-pen"
          x={18}
          y={7}
          width={76}
          height={92}
          rx={4}
          fill="var(--label)"
          stroke="var(--bk3)"
          strokeWidth={1.2}
        />
        <Line y={24.5} points={book.upper} reader={upper} />
        <Line y={56} points={book.lower} reader={lower} />
        <path className="sm-pen" d="M24 74.5H88" stroke="var(--rule)" />
        {book.per ? (
          <SumArt tokens={perTokens(book.per)} x={55.5} y={87} maxWidth={60} maxSize={19} />
        ) : (
          <path className="sm-pen" d="M46 87h20" stroke="var(--ink3)" strokeWidth={1.4} />
        )}
      </g>
    </Picture>
  );
});
