/** A combination in the making: a card of each kind, and who is said to hold it. */
import {
  type CardId,
  CARD_IDS,
  type Chamber,
  kindOf,
  type RowId,
  type StoneId,
  type WingId,
} from '../content/cards.ts';
import { type Kind, KINDS } from '../content/terms.ts';
import type { Certainty } from '../notebook/notebook.ts';
import type { ActionOf } from '../rules/actions.ts';
import type { Named, Seat } from '../rules/state.ts';
import { leastOf, type Notes } from './notebook/notes.ts';

export type Draft = Readonly<Record<Kind, Readonly<Named> | null>>;

/** One's own cards are used unless one decides otherwise. */
export const draftFrom = (seat: Seat, hand: readonly CardId[]): Draft => {
  const own = (kind: Kind): Named | null => {
    const card = hand.find((each) => kindOf(each) === kind);
    return card ? { card, holder: seat } : null;
  };
  return { wing: own('wing'), row: own('row'), stone: own('stone') };
};

export const cardsOfKind = (kind: Kind): CardId[] => CARD_IDS.filter((card) => kindOf(card) === kind);

const whole = (draft: Draft): Readonly<Named>[] | null => {
  const named = KINDS.flatMap((kind) => draft[kind] ?? []);
  return named.length === KINDS.length ? named : null;
};

/** Null while a card is missing. */
export const chamberOf = (draft: Draft): Chamber | null =>
  (whole(draft)?.map(({ card }) => card) as Chamber | undefined) ?? null;

/** Null while a card is missing. */
export function layAction({ wing, row, stone }: Draft): ActionOf<'lay'> | null {
  if (!wing || !row || !stone) return null;
  return [
    'lay',
    wing.card as WingId,
    wing.holder,
    row.card as RowId,
    row.holder,
    stone.card as StoneId,
    stone.holder,
  ];
}

/** What the notebook says of all that is named so far, of each player's cards together. */
export function certaintyOf(draft: Draft, seat: Seat, notes: Notes): Certainty {
  const named = KINDS.flatMap((kind) => draft[kind] ?? []).filter(({ holder }) => holder !== seat);
  const holders = [...new Set(named.map(({ holder }) => holder))];
  const cardsOf = (holder: Seat) => named.filter((each) => each.holder === holder).map(({ card }) => card);
  return leastOf(holders.map((holder) => notes.together(holder, cardsOf(holder))));
}
