import { memo } from 'react';
import { type CardId, CARDS, type WingId } from '../../content/cards.ts';
import { arch, bevelled, gable, octagon, STONES_AT } from './shapes.ts';
import { Use } from './Use.tsx';

/** Half a window's width and height. */
const [W, H] = [37, 47];
/** How far the inner line runs from the outline. */
const INSET = 3;

const COURSES = [1, 2, 3, 4, 5, 6, 7];
/** A gem alone has more room than one of two or three. */
const GEM: Readonly<Record<number, number>> = { 1: 24, 2: 16, 3: 14 };

const WingWindow = ({ wing }: { readonly wing: WingId }) => (
  <g className={`fs-${wing}`}>
    <path d={arch(W, H)} fill="var(--fs-wash)" />
    <path d={arch(W, H)} fill={`url(#fs-texture-${wing})`} opacity="var(--fs-texture)" />
    <path d={arch(W, H)} fill="none" stroke="var(--fs-line)" strokeWidth={1.2} />
    <path d={arch(W - INSET, H - INSET)} fill="none" stroke="var(--fs-line)" strokeWidth={0.6} />
    <Use name={`plate-${wing}`} y={5.2} width={59} />
  </g>
);

/** Seven courses of masonry, the named one in gold. */
const RowWindow = ({ row }: { readonly row: number }) => (
  <g stroke="var(--fs-wall-line)">
    <path d={gable(W, H)} fill="var(--fs-wash-stone)" strokeWidth={1.2} />
    <path d={gable(W - INSET, H - INSET)} fill="none" strokeWidth={0.6} />
    {COURSES.map((course) => {
      const half = 31 - 2 * course;
      return (
        <g key={course} transform={`translate(0 ${47.3 - 10.6 * course})`}>
          <path
            d={bevelled(half, 4.5, 2)}
            fill={course === row ? 'var(--gold2)' : 'var(--label)'}
            stroke={course === row ? 'var(--gold)' : 'var(--fs-wall-line)'}
            strokeWidth={course === row ? 1.4 : 0.7}
          />
          {course === row ? (
            <path d={`M${-half - 7} 0h4M${half + 3} 0h4`} stroke="var(--gold)" strokeWidth={1.6} />
          ) : (
            <path d={`M${-half / 3}-3.9v7.8M${half / 3}-3.9v7.8`} strokeWidth={0.5} />
          )}
        </g>
      );
    })}
  </g>
);

const StoneWindow = ({ stones }: { readonly stones: number }) => {
  const size = GEM[stones] ?? 0;
  return (
    <g stroke="var(--fs-stone-line)">
      <path d={octagon(W, H)} fill="var(--fs-stone0)" strokeWidth={1.2} />
      <path d={octagon(W - INSET, H - INSET)} fill="none" strokeWidth={0.6} />
      {STONES_AT[stones]?.map(([x, y]) => (
        <Use key={x} name="gem" x={x * 27} y={y * 32} width={2 * size} />
      ))}
    </g>
  );
};

function Window({ id }: { readonly id: CardId }) {
  const { kind, value } = CARDS[id];
  switch (kind) {
    case 'wing':
      return <WingWindow wing={id as WingId} />;
    case 'row':
      return <RowWindow row={value} />;
    case 'stone':
      return <StoneWindow stones={value} />;
  }
}

interface CardArtProps {
  readonly id: CardId;
  /** What is written beside the value. */
  readonly name: string;
}

/** A card, 86 x 128 from 0,0: only the window tells what it speaks of. */
export const CardArt = memo(function CardArt({ id, name }: CardArtProps) {
  return (
    <g className="fs-art">
      <g transform="translate(43 64)">
        <path d={bevelled(42, 62.5, 6)} fill="var(--shadow)" transform="translate(1.4 1.9)" />
        <path d={bevelled(42, 62.5, 6)} fill="var(--label)" stroke="var(--ink3)" />
      </g>
      <g transform="translate(43 53)">
        <Window id={id} />
      </g>
      <g className="fs-n">
        <Use name={`digit-${CARDS[id].value}`} x={19.4} y={110.5} width={25.6} />
      </g>
      <text className="fs-name" x={53} y={117.5}>
        {name}
      </text>
    </g>
  );
});
