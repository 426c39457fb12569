/** Remembers the last few things, asks about anything that is missing, and trusts its luck too early or too late. */
import { pick } from '../../../play/random.ts';
import { CARD_IDS, kindOf } from '../content/cards.ts';
import { type G, handOf, type Seat } from '../rules/state.ts';
import { fromMemory } from './belief.ts';
import { asAction, type Bid, bidsOf, numbersOf } from './bids.ts';
import { type Character, mindOf } from './character.ts';
import { worth } from './worth.ts';

const MEMORY = 4;

/** It lays what it thinks this likely, or up to so much more likely. */
const BOLDEST = 0.15;
const DOUBTS = 0.6;

const GOES_HOME = 0.7;
const MISJUDGES = 0.5;

const expected = ({ chance, points }: Bid): number => chance * points;

const character = (view: G, seat: Seat, random: () => number): Character => {
  const hand = handOf(view, seat);
  return {
    discard: (cards) => {
      const judged = cards.map((card) => worth(card) + MISJUDGES * random());
      return cards[judged.indexOf(Math.min(...judged))] as (typeof cards)[number];
    },
    token: (chambers) => pick(chambers, random),
    move: (steps) => {
      const home = steps.filter(([move]) => move === 'goHome');
      return pick(home.length > 0 && random() < GOES_HOME ? home : steps, random);
    },
    question: () => {
      const missing = CARD_IDS.filter((card) => hand.every((own) => kindOf(own) !== kindOf(card)));
      return pick(missing, random);
    },
    claim: () => {
      const bids = bidsOf(numbersOf(hand), seat, fromMemory(view, seat, MEMORY));
      const best = bids.toSorted((a, b) => expected(b) - expected(a))[0];
      return best && best.chance > BOLDEST + DOUBTS * random() ? asAction(best) : null;
    },
    swaps: () => random() < 0.5,
  };
};

export const easy = mindOf(character);
