import type { CardId } from '../../content/cards.ts';
import { CardBack } from '../art/CardBack.tsx';
import { CardChip } from '../art/CardChip.tsx';

interface CardsProps {
  readonly cards: readonly (CardId | null)[];
  readonly width: number;
}

/** A hand as the viewer knows it: backs, and the windows of known cards. */
export const Cards = ({ cards, width }: CardsProps) =>
  cards.map((card, i) =>
    card ? (
      // oxlint-disable-next-line react/no-array-index-key -- cards may be alike
      <CardChip key={i} id={card} width={width} />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- cards may be alike
      <CardBack key={i} width={width * 0.92} />
    ),
  );
