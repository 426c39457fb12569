/** What is to be decided at the table, whoever decides it. */
import type { Mind } from '../../module.ts';
import type { CardId, Chamber } from '../content/cards.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { canLay } from '../rules/combination.ts';
import { scoresOf } from '../rules/end.ts';
import { surplus } from '../rules/hand.ts';
import { legalMoves } from '../rules/index.ts';
import { canAsk } from '../rules/question.ts';
import { type G, handOf, type Seat } from '../rules/state.ts';
import { canThrowAgain } from '../rules/sticks.ts';

export type Step = ActionOf<'move' | 'goHome'>;

/** How one player decides; made anew for every decision. */
export interface Character {
  /** Which of these to discard. */
  discard(cards: readonly CardId[]): CardId;
  token(chambers: readonly Readonly<Chamber>[]): Readonly<Chamber>;
  move(steps: readonly Step[]): Step;
  /** What to ask whoever can be asked; null for nothing. */
  question(): CardId | null;
  /** What to lay here and now; null for nothing. */
  claim(): ActionOf<'lay'> | null;
  /** Whether to swap a card that a claim has shown. */
  swaps(card: CardId): boolean;
}

export const mindOf =
  (character: (view: G, seat: Seat, random: () => number) => Character): Mind<G, Action> =>
  (view, seat, random) => [decide(view, seat, () => character(view, seat, random))];

/** Only where there is something to think about does anybody think. */
function decide(view: G, seat: Seat, think: () => Character): Action {
  switch (view.stage) {
    case 'setup':
    case 'drawn': {
      const cards = surplus(handOf(view, seat));
      return cards.length > 0 ? ['discard', think().discard(cards)] : ['keep'];
    }
    case 'dungeon':
      return agreement(view, seat) ?? ['keyThrow'];
    case 'begin':
      return agreement(view, seat) ?? (canLay(view) ? think().claim() : null) ?? ['throwSticks'];
    case 'token': {
      const chambers = (legalMoves(view, seat) as ActionOf<'placeToken'>[]).map(([, ...chamber]) => chamber);
      return ['placeToken', ...think().token(chambers)];
    }
    case 'move':
      return think().move(legalMoves(view, seat) as Step[]);
    case 'moved':
      return afterMove(view, think);
    case 'swap':
      return think().swaps((view.swaps[0] as G['swaps'][number]).card) ? ['swap'] : ['keepShown'];
  }
}

function afterMove(view: G, think: () => Character): Action {
  const claim = canLay(view) ? think().claim() : null;
  if (claim) return claim;
  const card = canAsk(view) ? think().question() : null;
  if (card) return ['ask', card];
  return canThrowAgain(view) ? ['throwSticks'] : ['endTurn'];
}

/** Whoever is ahead agrees to an end that all others want; nobody else does. */
function agreement(view: G, seat: Seat): Action | null {
  const scores = scoresOf(view);
  const isAhead = scores.every((score, other) => other === seat || score < (scores[seat] as number));
  const isWanted = view.offers.every((offers, other) => other === seat || offers);
  if (view.offers[seat]) return isAhead ? null : ['takeBack'];
  return isAhead && isWanted ? ['offerEnd'] : null;
}
