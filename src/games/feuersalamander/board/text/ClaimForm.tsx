import { type SubmitEvent, useId, useState } from 'react';
import { type CardId, type Chamber, valueOf } from '../../content/cards.ts';
import { type Kind, KINDS } from '../../content/terms.ts';
import { HAND_SIZE } from '../../rules/hand.ts';
import { clockwiseFrom, handOf, playerAt, pointsOf, type Seat } from '../../rules/state.ts';
import type { BoardProps } from '../board.ts';
import { cardsOfKind, certaintyOf, chamberOf, type Draft, layAction } from '../claim.ts';
import type { Notes } from '../notebook/notes.ts';
import { useWords } from '../useWords.ts';
import { draftOf, type Entry, firstEntries, heldBy, ownCard } from './claim.ts';
import * as styles from './ClaimForm.module.css';

interface ClaimFormProps extends Pick<BoardProps, 'view' | 'onMove'> {
  readonly notes: Notes;
  /** Do they follow by logic, or did the player make them? */
  readonly isLogical: boolean;
  readonly seat: Seat;
}

/** A combination, card by card: what it would bring, and what a mistake would cost. */
export function ClaimForm({ view, notes, isLogical, seat, onMove }: ClaimFormProps) {
  const { t } = useWords();
  const [entries, setEntries] = useState(() => firstEntries(view, seat));
  const [title, outlook] = [useId(), useId()];
  const draft = draftOf(entries);
  const action = layAction(draft);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (action) void onMove(action);
  };
  return (
    <form className={styles.form} aria-labelledby={title} data-sheet="claim" onSubmit={onSubmit}>
      <h3 id={title}>{t('moves.lay')}</h3>
      <p>{t('text.claim.hint')}</p>
      <div className={styles.cards}>
        {KINDS.map((kind) => (
          <NamedCard
            key={kind}
            kind={kind}
            view={view}
            notes={notes}
            seat={seat}
            entry={entries[kind]}
            onEntry={(entry) => setEntries({ ...entries, [kind]: entry })}
          />
        ))}
      </div>
      <div id={outlook} className={styles.outlook} aria-live="polite">
        {action ? (
          <Outlook view={view} notes={notes} isLogical={isLogical} seat={seat} draft={draft} />
        ) : (
          <p>{t('text.claim.unfinished')}</p>
        )}
      </div>
      {/* stays in reach of the keyboard, so that its reason can be read */}
      <button type="submit" data-action="lay" aria-disabled={!action} aria-describedby={outlook}>
        {t('moves.lay')}
      </button>
    </form>
  );
}

interface NamedCardProps extends Omit<ClaimFormProps, 'onMove' | 'isLogical'> {
  readonly kind: Kind;
  readonly entry: Entry;
  readonly onEntry: (entry: Entry) => void;
}

/** Who holds a card of this kind, and which. */
function NamedCard({ kind, view, notes, seat, entry, onEntry }: NamedCardProps) {
  const words = useWords();
  const { t } = words;
  const own = ownCard(view, seat, kind);
  const { holder } = entry;
  const cards = holder === seat ? [own as CardId] : cardsOfKind(kind);
  const onHolder = (value: string) => onEntry(heldBy(entry, value === '' ? null : Number(value), seat, own));
  return (
    <fieldset className={styles.card}>
      <legend>{t(`kinds.${kind}`)}</legend>
      <label>
        {t('text.claim.holder')}
        <select name={`${kind} holder`} value={holder ?? ''} onChange={({ target }) => onHolder(target.value)}>
          <option value="">{t('text.claim.choose')}</option>
          {own && <option value={seat}>{t('text.claim.own', { player: words.player(seat) })}</option>}
          {clockwiseFrom(view, seat)
            .slice(0, -1)
            .map((other) => (
              <option key={other} value={other}>
                {words.player(other)}
              </option>
            ))}
        </select>
      </label>
      <label>
        {t('text.claim.card')}
        <select
          name={`${kind} card`}
          value={entry.card ?? ''}
          onChange={({ target }) =>
            onEntry({ ...entry, card: target.value === '' ? null : (target.value as CardId) })
          }
        >
          <option value="">{t('text.claim.choose')}</option>
          {cards.map((card) => (
            <option key={card} value={card}>
              {holder === null || holder === seat
                ? words.card(card)
                : t('text.claim.noted', {
                    card: words.card(card),
                    certainty: t(`text.certainty.${notes.of(holder, card)}`),
                  })}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

interface OutlookProps extends Omit<ClaimFormProps, 'onMove'> {
  /** Nothing is missing of it. */
  readonly draft: Draft;
}

function Outlook({ view, notes, isLogical, seat, draft }: OutlookProps) {
  const words = useWords();
  const { t } = words;
  const chamber = chamberOf(draft) as Chamber;
  const worth = valueOf(chamber);
  const total = pointsOf(playerAt(view, seat)) + worth;
  const usesBoth = KINDS.filter((kind) => draft[kind]?.holder === seat).length === HAND_SIZE;
  const hand = handOf(view, seat);
  const points = { points: words.amount('points', worth), total, target: view.target };
  return (
    <>
      <p>
        <b>{t('text.claim.worth', { product: words.product(chamber) })}</b>
      </p>
      <p>{t(`text.claim.${isLogical ? 'verdict' : 'verdictByHand'}.${certaintyOf(draft, seat, notes)}`)}</p>
      <p>{total >= view.target ? t('text.claim.winning', points) : t('text.claim.right', points)}</p>
      {usesBoth && playerAt(view, seat).token && <p>{t('text.claim.tokenBack')}</p>}
      <p>
        {t('text.claim.wrong', { hand: hand.length > 0 ? words.cards(hand) : t('noHand') })}{' '}
        {t('text.claim.swapping')}
      </p>
    </>
  );
}
