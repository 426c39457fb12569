import { memo } from 'react';
import { BEAST_CARDS, type BeastCardId, SALAMANDERS, type SalamanderId } from '../../content/cards.ts';
import type { Beast, Half } from '../../content/terms.ts';
import { SumArt } from './sum/SumArt.tsx';
import { effectTokens, gainsTokens, type Token } from './sum/tokens.ts';
import { Use } from './Use.tsx';

export type CardId = BeastCardId | SalamanderId;
export type Deck = Beast | Half;

/** A deck's portrait, the sky behind it and its mark of faith. */
const DECK: Record<Deck, { readonly portrait: string; readonly sky: string; readonly faith: string }> = {
  bear: { portrait: 'bear', sky: '--kb', faith: 'paw' },
  eagle: { portrait: 'eagle', sky: '--ke', faith: 'feather' },
  black: { portrait: 'sal-black', sky: '--kn', faith: 'sal' },
  yellow: { portrait: 'sal-yellow', sky: '--ky', faith: 'sal' },
};

interface CardFace {
  readonly deck: Deck;
  readonly faith: number;
  readonly tokens: readonly Token[];
}

const isBeastCard = (id: CardId): id is BeastCardId => id in BEAST_CARDS;

function faceOf(id: CardId): CardFace {
  if (isBeastCard(id)) {
    const { faith, effect } = BEAST_CARDS[id];
    return { deck: id.startsWith('B') ? 'bear' : 'eagle', faith, tokens: effectTokens(effect) };
  }
  const { faith, gain } = SALAMANDERS[id];
  return { deck: id.startsWith('black') ? 'black' : 'yellow', faith, tokens: gainsTokens(gain) };
}

/** A card, 100 x 112 from 0,0: portrait, faith on its right, effect below. */
export const CardArt = memo(function CardArt({ id }: { readonly id: CardId }) {
  const { deck, faith, tokens } = faceOf(id);
  const { portrait, sky, faith: mark } = DECK[deck];
  return (
    <g className="sm-art">
      <rect className="sm-pen" width={100} height={112} rx={7} fill="var(--label)" stroke="var(--ink3)" />
      <path d="M5 11q0-6 6-6H89q6 0 6 6V68H5z" fill={`var(${sky})`} />
      <path className="sm-pen" d="M5 68H95" stroke="var(--ink3)" strokeWidth={0.8} />
      <Use name={portrait} x={42} y={36.5} width={60} />
      {Array.from({ length: faith }, (_, i) => 15 + 18 * i).map((y) => (
        <g key={y}>
          <circle
            className="sm-pen"
            cx={85}
            cy={y}
            r={8}
            fill="var(--label)"
            stroke="var(--ink3)"
            strokeWidth={0.7}
          />
          <Use name={mark} x={85} y={y} width={12} />
        </g>
      ))}
      <SumArt tokens={tokens} x={50} y={90} maxWidth={90} maxSize={25} />
    </g>
  );
});

/** Where a deck is used up, its mark remains. */
export const NoCardArt = ({ deck }: { readonly deck: Deck }) => (
  <g className="sm-art">
    <rect className="sm-pen" width={100} height={112} rx={7} fill="none" stroke="var(--ink3)" strokeDasharray="4 4" />
    <g opacity={0.35}>
      <Use name={DECK[deck].faith} x={50} y={56} width={40} />
    </g>
  </g>
);
