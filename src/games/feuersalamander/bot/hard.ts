/**
 * Reads the others, reckons the way home to its end, knows what the others know of its own hand, and lets its token say
 * what helps them least.
 */
import { shuffle } from '../../../play/random.ts';
import { ALL_CARDS, CARD_IDS, type CardId, CARDS } from '../content/cards.ts';
import { hostOf } from '../rules/circuit.ts';
import { surplus } from '../rules/hand.ts';
import { catches, leadsTo } from '../rules/move.ts';
import { hostFor } from '../rules/question.ts';
import { type G, type Place, playerAt, type Seat } from '../rules/state.ts';
import { canThrowAgain } from '../rules/sticks.ts';
import { type Belief, chanceOf } from './belief.ts';
import { asAction } from './bids.ts';
import { type Character, mindOf, type Step } from './character.ts';
import { nearness, PATIENCE } from './journey.ts';
import { shown } from './reading.ts';
import { Thoughts } from './thoughts.ts';
import { usualPoints } from './worth.ts';

/** Set by hand, in points: who is in the dungeon draws nothing and asks nothing. */
const IDLE = 4;
/** What counts of a hand beside its prospect: the claim that it makes now, and how good it is with usual cards. */
const SURE = 0.4;
const USUAL = 0.3;
/** The part of the threat that is left when a card that everyone knows of is swapped. */
const UNKNOWN_AGAIN = 0.4;

const character = (view: G, seat: Seat, random: () => number): Character => {
  const thoughts = new Thoughts(view, seat, random);
  const { hand } = thoughts;
  return {
    discard: (cards) => highest(cards, (card) => holding(thoughts, without(hand, card))),
    token: (chambers) =>
      highest(
        shuffle([...chambers], random),
        (chamber) => -thoughts.pressure((other) => shown(thoughts.known()[other] as Belief, chamber)),
      ),
    move: (steps) => highest(steps, (step) => stepping(view, seat, thoughts, step)),
    question: () => question(view, seat, thoughts),
    claim: () => {
      const { bid, value } = thoughts.bestNow();
      return bid && value > (view.stage === 'begin' ? 1 : nextThrow(view)) * thoughts.way('start', false)
        ? asAction(bid)
        : null;
    },
    swaps: (card) => {
      const own = thoughts.nearness(seat);
      const kept = own * thoughts.prospect(hand) - thoughts.pressureNow();
      return own * drawing(thoughts, without(hand, card)) - UNKNOWN_AGAIN * thoughts.pressureNow() > kept;
    },
  };
};

/** What is left of a worth that has to wait for the next throw. */
const nextThrow = (view: G): number => (canThrowAgain(view) ? 1 : PATIENCE);

const holding = (thoughts: Thoughts, hand: readonly CardId[]): number =>
  thoughts.prospect(hand) + SURE * thoughts.best(thoughts.beliefs, hand).value + USUAL * usualPoints(hand);

function stepping(view: G, seat: Seat, thoughts: Thoughts, [move, by]: Step): number {
  if (move === 'goHome') return standing(view, seat, thoughts, 'start');
  const caught = catches(view, seat, by);
  return (
    standing(view, seat, thoughts, leadsTo(view, seat, by)) + (caught === null ? 0 : jailing(view, thoughts, caught))
  );
}

/** What it is worth to have moved there. */
function standing(view: G, seat: Seat, thoughts: Thoughts, place: Place): number {
  if (typeof place !== 'number') {
    return Math.max(view.laid ? 0 : thoughts.bestNow().value, nextThrow(view) * thoughts.way(place, false));
  }
  const host = hostOf(place);
  const silent = thoughts.way(place, false);
  const best = host === seat ? silent : Math.max(silent, thoughts.way(place, true) - freeing(view, thoughts, host));
  return nextThrow(view) * best;
}

/** The dungeon is not far from home: it may even be a short cut. */
const jailing = (view: G, thoughts: Thoughts, other: Seat): number =>
  IDLE +
  (thoughts.threats()[other] as number) *
    (thoughts.nearness(other) - nearness('dungeon', other, view.players.length));

/** What a question costs that frees somebody from the dungeon. */
const freeing = (view: G, thoughts: Thoughts, host: Seat): number =>
  playerAt(view, host).place === 'dungeon'
    ? IDLE + (thoughts.threats()[host] as number) * (1 - thoughts.nearness(host))
    : 0;

/** The question whose answer helps most; of two that help alike, the one that is more open. */
function question(view: G, seat: Seat, thoughts: Thoughts): CardId | null {
  const host = hostFor(view, seat) as Seat;
  const answers = thoughts.answers(host);
  const openness = (card: number): number => {
    const chance = chanceOf(thoughts.beliefs[host] as Belief, card);
    return chance * (1 - chance);
  };
  const card = highest([...CARD_IDS.keys()], (each) => (answers[each] as number) + openness(each));
  const price = freeing(view, thoughts, host);
  const gain = (answers[card] as number) - thoughts.bestNow().value;
  return price > 0 && gain < price ? null : (CARD_IDS[card] as CardId);
}

/** The prospect with another card, whichever it is. */
const drawing = (thoughts: Thoughts, rest: readonly CardId[]): number =>
  CARD_IDS.reduce((sum, card) => sum + CARDS[card].copies * thoughts.prospect(settled([...rest, card])), 0) /
  ALL_CARDS.length;

function settled(hand: readonly CardId[]): readonly CardId[] {
  const cards = surplus(hand);
  if (cards.length === 0) return hand;
  return without(
    hand,
    highest(cards, (card) => usualPoints(without(hand, card))),
  );
}

const without = (hand: readonly CardId[], card: CardId): CardId[] => hand.toSpliced(hand.indexOf(card), 1);

function highest<T>(list: readonly T[], value: (each: T) => number): T {
  const values = list.map(value);
  return list[values.indexOf(Math.max(...values))] as T;
}

export const hard = mindOf(character);
