import { memo } from 'react';
import { type CardId, CARDS, type WingId } from '../../content/cards.ts';
import { Picture } from './Picture.tsx';
import { arch, gable, octagon, STONES_AT } from './shapes.ts';
import { Use } from './Use.tsx';

const [W, H] = [10.1, 12.1];

const WingChip = ({ wing }: { readonly wing: WingId }) => (
  <g className={`fs-${wing}`}>
    <path d={arch(W, H)} fill="var(--fs-chip)" stroke="var(--fs-line)" strokeWidth={1.1} className="fs-pen" />
    <Use name={`glyph-${wing}`} y={1.8} width={13.2} />
  </g>
);

const RowChip = ({ row }: { readonly row: number }) => (
  <>
    <path d={gable(W, H)} fill="var(--label)" stroke="var(--fs-wall-line)" strokeWidth={1.1} className="fs-pen" />
    <g className="fs-n">
      <Use name={`digit-${row}`} y={2.7} width={13.8} />
    </g>
  </>
);

const StoneChip = ({ stones }: { readonly stones: number }) => (
  <g fill="var(--fs-stone-line)">
    <path
      d={octagon(W, W)}
      fill="var(--fs-stone0)"
      stroke="var(--fs-stone-line)"
      strokeWidth={1.1}
      className="fs-pen"
    />
    {STONES_AT[stones]?.map(([x, y]) => (
      <circle key={x} cx={6.7 * x} cy={6.5 * y} r={2.5} />
    ))}
  </g>
);

/** A card as small as a letter, 22 x 25 around 0,0: its window, and what is in it. */
export const CardChipArt = memo(function CardChipArt({ id }: { readonly id: CardId }) {
  const { kind, value } = CARDS[id];
  switch (kind) {
    case 'wing':
      return <WingChip wing={id as WingId} />;
    case 'row':
      return <RowChip row={value} />;
    case 'stone':
      return <StoneChip stones={value} />;
  }
});

interface CardChipProps {
  readonly id: CardId;
  readonly width: number;
  readonly className?: string | undefined;
}

export const CardChip = ({ id, width, className }: CardChipProps) => (
  <Picture box={[-11, -12.7, 22, 25.4]} width={width} className={className}>
    <CardChipArt id={id} />
  </Picture>
);
