/** The throws of chapter 4: all three sticks, and the key throw. */
import { STICKS, type Stick } from '../content/terms.ts';
import type { MoveRule } from './actions.ts';
import { numbersFrom } from './chance.ts';
import { chanceOf, draw } from './hand.ts';
import { type G, playerAt, type Throw } from './state.ts';

const FACES = 4;
export const KEY_THROWS = 5;

/** What a number stick shows. */
export const numberOn = (random: () => number): number => 1 + Math.floor(random() * FACES);

const showsKey = (random: () => number): boolean => random() * FACES < 1;

const hasEqualSticks = ({ sticks: [first, second] }: Throw): boolean => first === second;

/** After a throw with equal number sticks there may be another. */
export const canThrowAgain = (G: G): boolean => G.throw !== null && hasEqualSticks(G.throw);

export const throwSticks: MoveRule<'throwSticks'> = {
  may: (G) => (G.stage === 'begin' || canThrowAgain(G) ? null : 'sticksDiffer'),

  play(G, seat) {
    // a combination laid before the turn's first throw counts for it
    if (G.throw) G.laid = false;
    G.asked = false;
    const random = numbersFrom(chanceOf(G));
    G.throw = { sticks: [numberOn(random), numberOn(random)], symbol: random() < 0.5 ? 'salamander' : 'token' };
    G.events.push({ type: 'throw', seat, ...G.throw });
    G.stage = 'move';
    if (G.throw.symbol === 'salamander') {
      if (draw(G, seat)) G.stage = 'drawn';
    } else if (playerAt(G, seat).hand.length > 0) G.stage = 'token';
    else G.events.push({ type: 'noToken', seat });
  },

  all: (G, seat) => (throwSticks.may(G, seat) ? [] : [['throwSticks']]),
};

export const keyThrow: MoveRule<'keyThrow'> = {
  may: () => null,

  play(G, seat) {
    const keys = throwForKeys(numbersFrom(chanceOf(G)));
    G.events.push({ type: 'keyThrow', seat, keys });
    if (keys.flat().length === STICKS.length) {
      playerAt(G, seat).place = 'start';
      G.events.push({ type: 'freed', seat });
      G.stage = 'begin';
    } else G.stage = 'moved'; // with nothing to decide: the turn ends
  },

  all: () => [['keyThrow']],
};

/** Up to five throws; sticks that show a key stay. */
function throwForKeys(random: () => number): Stick[][] {
  const keys: Stick[][] = [];
  let left: readonly Stick[] = STICKS;
  while (left.length > 0 && keys.length < KEY_THROWS) {
    const shown = left.filter(() => showsKey(random));
    left = left.filter((stick) => !shown.includes(stick));
    keys.push(shown);
  }
  return keys;
}
