import { memo } from 'react';
import { type CardId, CARD_IDS, kindOf } from '../../content/cards.ts';
import type { Figure } from '../../content/terms.ts';
import type { Certainty } from '../../notebook/notebook.ts';
import type { Seat } from '../../rules/state.ts';
import { CardChip } from '../art/CardChip.tsx';
import { EmblemDisc } from '../art/EmblemDisc.tsx';
import type { PencilMark } from './pencil.ts';
import type { PieceKey } from '../pieces.ts';
import { ImpossibleArt, PencilArt, PencilStrokeArt, SureArt, TickArt } from './Signs.tsx';
import * as styles from './Notebook.module.css';

export interface NoteShown {
  readonly verdict: Certainty;
  /** What the viewer has drawn: a loop, or a stroke through it. */
  readonly pencil: PencilMark | null;
  readonly label: string;
}

export interface NotesOf {
  readonly seat: Seat;
  readonly figure: Figure;
  readonly name: string;
  readonly notes: Readonly<Record<CardId, NoteShown>>;
}

interface NoteProps extends NoteShown {
  readonly seat: Seat;
  readonly card: CardId;
  readonly onPencil: NotebookProps['onPencil'];
}

const Note = memo(function Note({ seat, card, verdict, pencil, label, onPencil }: NoteProps) {
  const piece: PieceKey = `note ${seat} ${card}`;
  return (
    <button
      type="button"
      className={styles.note}
      data-piece={piece}
      data-verdict={verdict}
      aria-label={label}
      data-pencil={pencil ?? undefined}
      aria-disabled={!onPencil}
      tabIndex={-1}
      onClick={() => onPencil?.(seat, card)}
    >
      {verdict === 'sure' && <SureArt />}
      <CardChip id={card} width={22} />
      {verdict === 'sure' && <TickArt />}
      {verdict === 'impossible' && <ImpossibleArt />}
      {pencil === 'sure' && <PencilArt />}
      {pencil === 'impossible' && <PencilStrokeArt />}
    </button>
  );
});

/** A line of the grid is drawn before the first card of a kind. */
const isFirstOfKind = (card: CardId, i: number): boolean =>
  i > 0 && kindOf(CARD_IDS[i - 1] as CardId) !== kindOf(card);

interface NotebookProps {
  readonly label: string;
  /** Of every opponent. */
  readonly rows: readonly NotesOf[];
  /** How many of each card nobody has seen. */
  readonly unseen: Readonly<Record<CardId, number>>;
  readonly unseenLabel: string;
  /** Draws the next mark on a card; an onlooker has no pencil. */
  readonly onPencil: ((seat: Seat, card: CardId) => void) | null;
}

/** What can still be in each hand. */
export const Notebook = ({ label, rows, unseen, unseenLabel, onPencil }: NotebookProps) => (
  <div className={styles.notebook} role="group" aria-label={label} data-region="notebook">
    {rows.map(({ seat, figure, name, notes }) => (
      <div key={figure} className={styles.row}>
        <span className={styles.who}>
          <EmblemDisc figure={figure} size={20} />
          <b>{name}</b>
        </span>
        <span className={styles.cells}>
          {CARD_IDS.map((card, i) => (
            <span key={card} data-first={isFirstOfKind(card, i) || undefined}>
              <Note seat={seat} card={card} {...notes[card]} onPencil={onPencil} />
            </span>
          ))}
        </span>
      </div>
    ))}
    <div className={styles.row}>
      <span className={styles.who}>
        <small>{unseenLabel}</small>
      </span>
      <span className={styles.cells}>
        {CARD_IDS.map((card, i) => (
          <span key={card} data-first={isFirstOfKind(card, i) || undefined} className={styles.unseen}>
            {unseen[card] > 0 ? <b>{unseen[card]}</b> : 0}
          </span>
        ))}
      </span>
    </div>
  </div>
);
