/** A claim while it is put together from lists: of each card first who holds it, then which it is. */
import { type CardId, kindOf } from '../../content/cards.ts';
import { type Kind, KINDS } from '../../content/terms.ts';
import { refusal } from '../../rules/index.ts';
import { clockwiseFrom, type G, handOf, type Seat } from '../../rules/state.ts';
import type { Draft } from '../claim.ts';

/** What has been chosen of one card of it. */
export interface Entry {
  readonly card: CardId | null;
  readonly holder: Seat | null;
}
export type Entries = Readonly<Record<Kind, Entry>>;

/** The seat's own card of the kind: there is never more than one. */
export const ownCard = (view: G, seat: Seat, kind: Kind): CardId | null =>
  handOf(view, seat).find((card) => kindOf(card) === kind) ?? null;

/** Own cards are in it from the start; of two players the other one holds the rest. */
export function firstEntries(view: G, seat: Seat): Entries {
  const [other, ...more] = clockwiseFrom(view, seat).slice(0, -1);
  const entry = (kind: Kind): Entry => {
    const card = ownCard(view, seat, kind);
    if (card) return { card, holder: seat };
    return { card: null, holder: more.length === 0 && other !== undefined ? other : null };
  };
  return { wing: entry('wing'), row: entry('row'), stone: entry('stone') };
}

/** Said to be with somebody else: a card of one's own comes and goes with its holder. */
export function heldBy(entry: Entry, holder: Seat | null, seat: Seat, own: CardId | null): Entry {
  if (holder === seat) return { holder, card: own };
  return { holder, card: entry.holder === seat ? null : entry.card };
}

/** The cards of which both are chosen. */
export const draftOf = (entries: Entries): Draft =>
  Object.fromEntries(
    KINDS.map((kind) => {
      const { card, holder } = entries[kind];
      return [kind, card === null || holder === null ? null : { card, holder }];
    }),
  ) as Draft;

/** Why the seat cannot lay anything now; null if it can. */
export function whyNotLay(view: G, seat: Seat): ReturnType<typeof refusal> {
  const [other] = clockwiseFrom(view, seat) as [Seat];
  return refusal(view, seat, ['lay', 'air', other, 'row-1', other, 'stone-1', other]);
}
