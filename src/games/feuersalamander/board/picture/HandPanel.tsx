import { Panel } from '../../../shared/picture/Panel.tsx';
import { type G, handOf, type Seat } from '../../rules/state.ts';
import { type CardShown, Hand } from '../hand/Hand.tsx';
import type { PieceKey, PieceState } from '../pieces.ts';
import { useWords } from '../useWords.ts';

interface HandPanelProps {
  readonly view: G;
  /** Null for who holds no hand here. */
  readonly viewer: Seat | null;
  readonly state: (piece: PieceKey) => PieceState;
}

/** The viewer's own cards. */
export function HandPanel({ view, viewer, state }: HandPanelProps) {
  const { t, card, cardName } = useWords();
  const title = t('picture.hand.title');
  const hand = viewer === null ? [] : handOf(view, viewer);
  const isDrawn = viewer === view.actor && view.stage === 'drawn';
  const cards = hand.map((id, i): CardShown => ({
    id,
    name: cardName(id),
    label: isDrawn && i === hand.length - 1 ? t('picture.hand.drawn', { card: card(id) }) : card(id),
    state: state(`hand ${id}`),
  }));
  return (
    <Panel title={title} {...(viewer !== null && { note: t('picture.hand.note') })}>
      <Hand label={title} cards={cards} none={t(viewer === null ? 'picture.hand.unknown' : 'picture.hand.none')} />
    </Panel>
  );
}
