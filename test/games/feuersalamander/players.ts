/** Players for tests: they know the truth, or chance would hardly ever lay a right combination. */
import { type CardId, CHAMBERS, kindOf } from '../../../src/games/feuersalamander/content/cards.ts';
import { KINDS } from '../../../src/games/feuersalamander/content/terms.ts';
import type { Action, ActionOf } from '../../../src/games/feuersalamander/rules/actions.ts';
import { legalMoves, refusal } from '../../../src/games/feuersalamander/rules/index.ts';
import { type G, handOf, type Seat } from '../../../src/games/feuersalamander/rules/state.ts';
import { pick } from '../../../src/play/random.ts';

/** May the seat lay a combination now? */
export const mayLay = (G: G, seat: Seat): boolean =>
  refusal(G, seat, ['lay', 'air', other(G, seat), 'row-1', other(G, seat), 'stone-1', other(G, seat)]) === null;

const other = (G: G, seat: Seat): Seat => (seat + 1) % G.players.length;

/** A right claim of cards that somebody holds; null where a kind is missing. */
export function rightClaim(G: G, seat: Seat, random: () => number): ActionOf<'lay'> | null {
  const held = KINDS.map((kind) =>
    G.players.flatMap((_, each) =>
      handOf(G, each).flatMap((card): [CardId, Seat][] => (kindOf(card) === kind ? [[card, each]] : [])),
    ),
  );
  if (held.some((cards) => cards.length === 0)) return null;
  const claim = held.flatMap((cards) => {
    const own = cards.filter(([, holder]) => holder === seat);
    return pick(own.length > 0 && random() < 0.8 ? own : cards, random);
  });
  return ['lay', ...claim] as ActionOf<'lay'>;
}

/** Own cards in their places, the rest made up: hardly ever right. */
export function anyClaim(G: G, seat: Seat, random: () => number): ActionOf<'lay'> {
  const [wing, row, stone] = pick(CHAMBERS, random);
  const from = (card: CardId): Seat => {
    const holder = Math.floor(random() * G.players.length);
    return holder === seat && !handOf(G, seat).includes(card) ? other(G, seat) : holder;
  };
  return ['lay', wing, from(wing), row, from(row), stone, from(stone)];
}

/** Goes home and lays where that is possible, mostly rightly; otherwise as chance will have it. */
export function choose(G: G, seat: Seat, random: () => number): Action {
  if ((G.stage === 'begin' || G.stage === 'moved') && mayLay(G, seat) && random() < 0.9) {
    const claim = random() < 0.15 ? anyClaim(G, seat, random) : rightClaim(G, seat, random);
    if (claim) return claim;
  }
  const moves = legalMoves(G, seat);
  if (G.offers.includes(true) && !G.offers[seat] && G.stage === 'begin' && random() < 0.1) return ['offerEnd'];
  const home = moves.filter(([move]) => move === 'goHome');
  if (home.length > 0 && random() < 0.8) return pick(home, random);
  const sensible = moves.filter(([move]) => move !== 'offerEnd' && move !== 'takeBack');
  return pick(random() < 0.01 ? moves : sensible, random);
}
