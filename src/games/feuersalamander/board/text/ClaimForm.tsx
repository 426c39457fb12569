import { type SubmitEvent, useId, useState } from 'react';
import { CARD_IDS, type CardId, type Chamber, kindOf, valueOf } from '../../content/cards.ts';
import { type Kind, KINDS } from '../../content/terms.ts';
import type { Notebook } from '../../notebook/notebook.ts';
import { HAND_SIZE } from '../../rules/hand.ts';
import { type Claim, clockwiseFrom, handOf, playerAt, pointsOf, type Seat } from '../../rules/state.ts';
import type { BoardProps } from '../board.ts';
import { useWords } from '../useWords.ts';
import { certaintyOf, claimOf, type Draft, firstDrafts, heldBy, layOf, ownCard } from './claim.ts';
import * as styles from './ClaimForm.module.css';

interface ClaimFormProps extends Pick<BoardProps, 'view' | 'onMove'> {
  readonly notebook: Notebook;
  readonly seat: Seat;
}

/** A combination, card by card: what it would bring, and what a mistake would cost. */
export function ClaimForm({ view, notebook, seat, onMove }: ClaimFormProps) {
  const { t } = useWords();
  const [drafts, setDrafts] = useState(() => firstDrafts(view, seat));
  const [title, outlook] = [useId(), useId()];
  const claim = claimOf(drafts);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (claim) void onMove(layOf(claim));
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
            notebook={notebook}
            seat={seat}
            draft={drafts[kind]}
            onDraft={(draft) => setDrafts({ ...drafts, [kind]: draft })}
          />
        ))}
      </div>
      <div id={outlook} className={styles.outlook} aria-live="polite">
        {claim ? (
          <Outlook view={view} notebook={notebook} seat={seat} claim={claim} />
        ) : (
          <p>{t('text.claim.unfinished')}</p>
        )}
      </div>
      {/* stays in reach of the keyboard, so that its reason can be read */}
      <button type="submit" data-action="lay" aria-disabled={!claim} aria-describedby={outlook}>
        {t('moves.lay')}
      </button>
    </form>
  );
}

interface NamedCardProps extends Omit<ClaimFormProps, 'onMove'> {
  readonly kind: Kind;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** Who holds a card of this kind, and which. */
function NamedCard({ kind, view, notebook, seat, draft, onDraft }: NamedCardProps) {
  const words = useWords();
  const { t } = words;
  const own = ownCard(view, seat, kind);
  const notes = notebook.players.find((player) => player.seat === draft.holder);
  const cards = draft.holder === seat ? [own as CardId] : CARD_IDS.filter((card) => kindOf(card) === kind);
  const onHolder = (value: string) => onDraft(heldBy(draft, value === '' ? null : Number(value), seat, own));
  return (
    <fieldset className={styles.card}>
      <legend>{t(`kinds.${kind}`)}</legend>
      <label>
        {t('text.claim.holder')}
        <select name={`${kind} holder`} value={draft.holder ?? ''} onChange={({ target }) => onHolder(target.value)}>
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
          value={draft.card ?? ''}
          onChange={({ target }) =>
            onDraft({ ...draft, card: target.value === '' ? null : (target.value as CardId) })
          }
        >
          <option value="">{t('text.claim.choose')}</option>
          {cards.map((card) => (
            <option key={card} value={card}>
              {notes
                ? t('text.claim.noted', {
                    card: words.card(card),
                    certainty: t(`text.certainty.${notes.cards[card]}`),
                  })
                : words.card(card)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

interface OutlookProps extends Omit<ClaimFormProps, 'onMove'> {
  readonly claim: Claim;
}

function Outlook({ view, notebook, seat, claim }: OutlookProps) {
  const words = useWords();
  const { t } = words;
  const chamber = claim.map(({ card }) => card) as Chamber;
  const worth = valueOf(chamber);
  const total = pointsOf(playerAt(view, seat)) + worth;
  const usesBoth = claim.filter(({ holder }) => holder === seat).length === HAND_SIZE;
  const hand = handOf(view, seat);
  const points = { points: words.amount('points', worth), total, target: view.target };
  return (
    <>
      <p>
        <b>{t('text.claim.worth', { product: words.product(chamber) })}</b>
      </p>
      <p>{t(`text.claim.verdict.${certaintyOf(notebook, claim)}`)}</p>
      <p>{total >= view.target ? t('text.claim.winning', points) : t('text.claim.right', points)}</p>
      {usesBoth && playerAt(view, seat).token && <p>{t('text.claim.tokenBack')}</p>}
      <p>
        {t('text.claim.wrong', { hand: hand.length > 0 ? words.cards(hand) : t('noHand') })}{' '}
        {t('text.claim.swapping')}
      </p>
    </>
  );
}
