import { useState } from 'react';
import { Button } from '../../../../web/components/Button.tsx';
import { Dialog } from '../../../../web/components/Dialog.tsx';
import { type CardId, valueOf } from '../../content/cards.ts';
import { type Kind, KINDS } from '../../content/terms.ts';
import type { ActionOf } from '../../rules/actions.ts';
import { HAND_SIZE } from '../../rules/hand.ts';
import { canThrowAgain } from '../../rules/sticks.ts';
import { clockwiseFrom, type G, handOf, playerAt, pointsOf, type Seat } from '../../rules/state.ts';
import { CardChip } from '../art/CardChip.tsx';
import { EmblemDisc } from '../art/EmblemDisc.tsx';
import { ImpossibleArt, SureArt, TickArt } from '../notebook/Signs.tsx';
import { useWords } from '../useWords.ts';
import { cardsOfKind, certaintyOf, chamberOf, type Draft, draftFrom, layAction } from '../claim.ts';
import * as styles from './ClaimSheet.module.css';
import type { Notes } from '../notebook/notes.ts';

interface ClaimSheetProps {
  readonly view: G;
  readonly viewer: Seat;
  readonly notes: Notes;
  readonly onLay: (action: ActionOf<'lay'>) => void;
  readonly onClose: () => void;
}

/** A combination on one sheet: a card of each kind and who holds it, what it brings, and what a mistake would cost. */
export function ClaimSheet({ view, viewer, notes, onLay, onClose }: ClaimSheetProps) {
  const { t } = useWords();
  const [draft, setDraft] = useState(() => draftFrom(viewer, handOf(view, viewer)));
  const action = layAction(draft);
  const chamber = chamberOf(draft);
  return (
    <Dialog title={t('picture.claim.title')} onClose={onClose}>
      <form
        className={styles.sheet}
        data-sheet="claim"
        onSubmit={(event) => {
          event.preventDefault();
          if (action) onLay(action);
        }}
      >
        <p>{t('picture.claim.intro')}</p>
        <div className={styles.kinds}>
          {KINDS.map((kind) => (
            <KindChoice
              key={kind}
              {...{ view, viewer, notes, kind, draft }}
              onChoose={(card, holder) => setDraft({ ...draft, [kind]: { card, holder } })}
            />
          ))}
        </div>
        <Mistake view={view} viewer={viewer} />
        <div className={styles.foot}>
          <Outcome view={view} viewer={viewer} notes={notes} draft={draft} />
          <div className={styles.buttons}>
            <Button onClick={onClose}>{t('picture.cancel')}</Button>
            <Button type="submit" kind="primary" size="large" icon="check" aria-disabled={!action} data-confirm="lay">
              {chamber ? t('picture.claim.lay', { points: valueOf(chamber) }) : t('picture.claim.layNothing')}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}

interface KindChoiceProps extends Pick<ClaimSheetProps, 'view' | 'viewer' | 'notes'> {
  readonly kind: Kind;
  readonly draft: Draft;
  readonly onChoose: (card: CardId, holder: Seat) => void;
}

/** The cards of a kind, in one's own hand and in those of the others. */
function KindChoice({ view, viewer, notes, kind, draft, onChoose }: KindChoiceProps) {
  const words = useWords();
  const { t } = words;
  const own = handOf(view, viewer);
  const holders = [viewer, ...clockwiseFrom(view, viewer).slice(0, -1)];
  const isChosen = (card: CardId, holder: Seat) => draft[kind]?.card === card && draft[kind].holder === holder;
  return (
    <fieldset className={styles.kind} data-kind={kind}>
      <legend>{t(`kinds.${kind}`)}</legend>
      {holders.map((holder) => {
        const isOwn = holder === viewer;
        const cards = isOwn ? cardsOfKind(kind).filter((card) => own.includes(card)) : cardsOfKind(kind);
        if (cards.length === 0) return null;
        return (
          <div key={holder} className={styles.row}>
            <span className={styles.holder}>
              <EmblemDisc figure={view.figures[holder] ?? words.figureAt(holder)} size={18} />
              {isOwn ? t('picture.claim.mine') : t('picture.claim.holder', { player: words.player(holder) })}
            </span>
            <span className={styles.cards}>
              {cards.map((card) => {
                const verdict = isOwn ? 'sure' : notes.of(holder, card);
                return (
                  <label
                    key={card}
                    className={styles.card}
                    data-verdict={verdict}
                    data-on={isChosen(card, holder) || undefined}
                  >
                    <input
                      type="radio"
                      name={kind}
                      checked={isChosen(card, holder)}
                      onChange={() => onChoose(card, holder)}
                      aria-label={
                        isOwn
                          ? t('picture.claim.own', { card: words.card(card) })
                          : t('picture.claim.option', {
                              card: words.card(card),
                              player: words.player(holder),
                              verdict: t(`picture.notebook.verdicts.${verdict}`),
                            })
                      }
                      data-option={`lay ${card} ${holder}`}
                    />
                    {verdict === 'sure' && <SureArt />}
                    <CardChip id={card} width={22} />
                    {verdict === 'sure' && <TickArt />}
                    {verdict === 'impossible' && <ImpossibleArt />}
                  </label>
                );
              })}
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}

interface OutcomeProps extends Pick<ClaimSheetProps, 'view' | 'viewer' | 'notes'> {
  readonly draft: Draft;
}

/** What it would bring, and how sure it is. */
function Outcome({ view, viewer, notes, draft }: OutcomeProps) {
  const { t, and, product } = useWords();
  const chamber = chamberOf(draft);
  if (!chamber) {
    const kinds = KINDS.filter((kind) => !draft[kind]).map((kind) => t(`kinds.${kind}`));
    return (
      <output className={styles.outcome}>
        <b>{t('picture.claim.missing', { kinds: and(kinds) })}</b>
      </output>
    );
  }
  const points = valueOf(chamber);
  const before = pointsOf(playerAt(view, viewer));
  const after = before + points;
  const score = { before, points, after, target: view.target };
  const certainty = certaintyOf(draft, viewer, notes);
  const own = KINDS.filter((kind) => draft[kind]?.holder === viewer);
  return (
    <output className={styles.outcome}>
      <b className={styles.product}>{product(chamber)}</b>
      <span>{t(after >= view.target ? 'picture.claim.wins' : 'picture.claim.score', score)}</span>
      <span data-certainty={certainty}>{t(`picture.claim.certainty.${certainty}`)}</span>
      {own.length === HAND_SIZE && playerAt(view, viewer).token && <span>{t('picture.claim.token')}</span>}
    </output>
  );
}

/** What would happen if one card were wrong. */
function Mistake({ view, viewer }: Pick<ClaimSheetProps, 'view' | 'viewer'>) {
  const { t, cards } = useWords();
  const hand = handOf(view, viewer);
  return (
    <section className={styles.mistake} aria-label={t('picture.claim.mistake')}>
      <h3>{t('picture.claim.mistake')}</h3>
      <ul>
        <li>{t('picture.claim.costs.dungeon')}</li>
        {canThrowAgain(view) && <li>{t('picture.claim.costs.throw')}</li>}
        <li>
          {hand.length > 0 ? t('picture.claim.costs.hand', { cards: cards(hand) }) : t('picture.claim.costs.noHand')}
        </li>
        <li>{t('picture.claim.costs.swap')}</li>
      </ul>
    </section>
  );
}
