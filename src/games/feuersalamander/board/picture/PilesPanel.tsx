import { Panel } from '../../../shared/picture/Panel.tsx';
import type { G } from '../../rules/state.ts';
import { Piles } from '../piles/Piles.tsx';
import type { PieceKey } from '../pieces.ts';
import { useWords } from '../useWords.ts';

interface PilesPanelProps {
  readonly view: Pick<G, 'pile' | 'discards'>;
  readonly pointed: ReadonlySet<PieceKey>;
}

/** What can be drawn, and what was thrown away. */
export function PilesPanel({ view: { pile, discards }, pointed }: PilesPanelProps) {
  const { t, amount, cards, cardName } = useWords();
  const newest = discards.toReversed();
  return (
    <Panel title={t('picture.piles.title')}>
      <Piles
        pile={pile.length}
        pileLabel={t('picture.piles.pile', { cards: amount('cards', pile.length) })}
        pileNote={t('picture.piles.toDraw', { count: pile.length })}
        discards={newest}
        cardName={cardName}
        discardsLabel={
          newest.length > 0 ? t('picture.piles.discards', { cards: cards(newest) }) : t('picture.piles.noDiscards')
        }
        discardsNote={newest.length > 0 ? t('picture.piles.open', { count: newest.length }) : ''}
        pointed={pointed}
      />
    </Panel>
  );
}
