/** Knows all that can be known, and plays for the next thing: a claim that is likely enough, a question, the way home. */
import { pick } from '../../../play/random.ts';
import { CARD_IDS, type CardId, kindOf } from '../content/cards.ts';
import { hostOf } from '../rules/circuit.ts';
import { catches, leadsTo } from '../rules/move.ts';
import { hostFor } from '../rules/question.ts';
import { type G, handOf, type Seat } from '../rules/state.ts';
import { type Belief, byCopies, chanceOf } from './belief.ts';
import { asAction, type Bid, bidsOf, numbersOf } from './bids.ts';
import { type Character, mindOf, type Step } from './character.ts';
import { nearness } from './journey.ts';
import { usualPoints, worth } from './worth.ts';

/** So often it does not see what it could lay. */
const OVERLOOKS = 1 / 3;

/** The points that a claim that fails costs. */
const FAILURE = 15;

/** What else than the way home makes a space worth going to, in parts of it. */
const ASKING = 0.5;
const CATCHING = 0.2;

/** A card worth less is swapped once everyone knows of it. */
const SWAPPED = 0.6;

const expected = ({ chance, points }: Bid): number => chance * points - (1 - chance) * FAILURE;

const character = (view: G, seat: Seat, random: () => number): Character => {
  const hand = handOf(view, seat);
  const beliefs = byCopies(view, seat);

  const best = (): Bid | null => {
    const bids = bidsOf(numbersOf(hand), seat, beliefs).filter((bid) => expected(bid) > 0);
    return bids.toSorted((a, b) => expected(b) - expected(a))[0] ?? null;
  };

  const worthOf = ([move, by]: Step, isReady: boolean): number => {
    if (move === 'goHome') return isReady ? 2 : 0;
    const place = leadsTo(view, seat, by);
    const asks = typeof place === 'number' && hostOf(place) !== seat;
    const catching = catches(view, seat, by) === null ? 0 : CATCHING;
    return nearness(place, seat, view.players.length) + (asks ? ASKING : 0) + catching;
  };

  return {
    discard: (cards) => {
      const left = cards.map((card) => usualPoints(hand.toSpliced(hand.indexOf(card), 1)));
      return cards[left.indexOf(Math.max(...left))] as CardId;
    },
    token: (chambers) => pick(chambers, random),
    move: (steps) => {
      const isReady = best() !== null;
      const worths = steps.map((step) => worthOf(step, isReady));
      return steps[worths.indexOf(Math.max(...worths))] as Step;
    },
    question: () => {
      const asked = beliefs[hostFor(view, seat) as Seat] as Belief;
      const doubt = CARD_IDS.map((card, number) => {
        const chance = chanceOf(asked, number);
        const isMissing = hand.every((own) => kindOf(own) !== kindOf(card));
        return chance * (1 - chance) * (isMissing ? 1 : 0.5);
      });
      const most = Math.max(...doubt);
      return most > 0 ? (CARD_IDS[doubt.indexOf(most)] as CardId) : null;
    },
    claim: () => {
      const bid = random() < OVERLOOKS ? null : best();
      return bid && asAction(bid);
    },
    swaps: (card) => worth(card) < SWAPPED,
  };
};

export const medium = mindOf(character);
