/** A claim while it is put together, and what the notebook says of it. */
import { type CardId, kindOf } from '../../content/cards.ts';
import { type Kind, KINDS } from '../../content/terms.ts';
import type { Certainty, Notebook } from '../../notebook/notebook.ts';
import type { ActionOf } from '../../rules/actions.ts';
import { refusal } from '../../rules/index.ts';
import { type Claim, clockwiseFrom, type G, handOf, type Named, type Seat } from '../../rules/state.ts';

/** What has been chosen of one card of it. */
export interface Draft {
  readonly card: CardId | null;
  readonly holder: Seat | null;
}
export type Drafts = Readonly<Record<Kind, Draft>>;

/** The seat's own card of the kind: there is never more than one. */
export const ownCard = (view: G, seat: Seat, kind: Kind): CardId | null =>
  handOf(view, seat).find((card) => kindOf(card) === kind) ?? null;

/** Own cards are in it from the start; of two players the other one holds the rest. */
export function firstDrafts(view: G, seat: Seat): Drafts {
  const [other, ...more] = clockwiseFrom(view, seat).slice(0, -1);
  const draft = (kind: Kind): Draft => {
    const card = ownCard(view, seat, kind);
    if (card) return { card, holder: seat };
    return { card: null, holder: more.length === 0 && other !== undefined ? other : null };
  };
  return { wing: draft('wing'), row: draft('row'), stone: draft('stone') };
}

/** Said to be with somebody else: a card of one's own comes and goes with its holder. */
export function heldBy(draft: Draft, holder: Seat | null, seat: Seat, own: CardId | null): Draft {
  if (holder === seat) return { holder, card: own };
  return { holder, card: draft.holder === seat ? null : draft.card };
}

/** Null while something is missing. */
export function claimOf(drafts: Drafts): Claim | null {
  const named = KINDS.flatMap((kind): Named[] => {
    const { card, holder } = drafts[kind];
    return card === null || holder === null ? [] : [{ card, holder }];
  });
  return named.length === KINDS.length ? (named as Claim) : null;
}

export const layOf = (claim: Claim): ActionOf<'lay'> =>
  ['lay', ...claim.flatMap(({ card, holder }) => [card, holder])] as ActionOf<'lay'>;

/** Why the seat cannot lay anything now; null if it can. */
export function whyNotLay(view: G, seat: Seat): ReturnType<typeof refusal> {
  const [other] = clockwiseFrom(view, seat) as [Seat];
  return refusal(view, seat, ['lay', 'air', other, 'row-1', other, 'stone-1', other]);
}

/** Can all of it be true, as far as logic goes? */
export function certaintyOf({ players }: Notebook, claim: Claim): Certainty {
  const hands = players.map((notes) => {
    const named = claim.filter(({ holder }) => holder === notes.seat);
    const fitting = notes.hands.filter((hand) => named.every(({ card }) => hand.includes(card)));
    return { all: notes.hands.length, fitting: fitting.length };
  });
  if (hands.some(({ fitting }) => fitting === 0)) return 'impossible';
  return hands.every(({ fitting, all }) => fitting === all) ? 'sure' : 'possible';
}
