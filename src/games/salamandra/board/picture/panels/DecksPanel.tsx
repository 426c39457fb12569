import { BEASTS, type Beast, type Half } from '../../../content/terms.ts';
import type { G } from '../../../rules/state.ts';
import { DeckPicture } from '../../art/DeckPicture.tsx';
import type { PieceKey } from '../../pieces.ts';
import { useWords } from '../../useWords.ts';
import type { Words } from '../../words.ts';
import * as styles from './DecksPanel.module.css';
import { Panel } from '../../../../shared/picture/Panel.tsx';
import { ChoicePiece, NO_PIECES, Piece } from './Piece.tsx';

interface DecksPanelProps {
  readonly view: G;
  readonly marked?: ReadonlySet<PieceKey>;
  /** The decks whose top card may be chosen now. */
  readonly pickable?: readonly Deck[];
  readonly chosen?: Deck | null;
  readonly onPick?: (deck: Deck) => void;
}

type Deck = Beast | Half;
export const DECKS: readonly Deck[] = [...BEASTS, 'yellow', 'black'];
const NOTHING: readonly Deck[] = [];

/** The four decks: the top card of each lies open, and everyone knows how many are left. */
export function DecksPanel({ view, marked = NO_PIECES, pickable = NOTHING, chosen = null, onPick }: DecksPanelProps) {
  const words = useWords();
  const { t } = words;
  return (
    <Panel title={t('panels.beasts')} note={t('panels.topCards')}>
      <ul className={styles.decks}>
        {DECKS.map((deck) => {
          const [top = null] = view.piles[deck];
          const left = view.piles[deck].length;
          const holds = top ? [`card ${top}` as const] : [];
          const props = { piece: `deck ${deck}`, holds, label: deckText(words, view, deck), marked } as const;
          const picture = <DeckPicture deck={deck} top={top} left={left} width={102} />;
          return (
            <li key={deck} className={styles.deck}>
              {pickable.includes(deck) && onPick ? (
                <ChoicePiece {...props} className={styles.piece} chosen={deck === chosen} onPick={() => onPick(deck)}>
                  {picture}
                </ChoicePiece>
              ) : (
                <Piece {...props} className={styles.piece}>
                  {picture}
                </Piece>
              )}
              <small aria-hidden>{t('panels.left', { cards: left })}</small>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function deckText(words: Words, view: G, deck: Deck): string {
  const { t } = words;
  const [top] = view.piles[deck];
  const name =
    deck === 'bear' || deck === 'eagle' ? t(`beasts.${deck}`) : t('board.temple', { half: t(`halves.${deck}`) });
  if (!top) return t('panels.list', { title: name, list: t('board.emptyDeck') });
  const card = t('panels.card', { card: words.card(top), faith: words.faith(top), text: words.cardText(top) });
  return t('panels.deck', { top: card, left: t('board.deck', { count: view.piles[deck].length }) });
}
