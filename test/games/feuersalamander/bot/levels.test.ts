import { expect } from 'chai';
import { feuersalamander } from '../../../../src/games/feuersalamander/index.ts';
import type { AnyGame } from '../../../../src/games/index.ts';
import type { BotLevel } from '../../../../src/play/levels.ts';
import { simulate } from '../../../../src/play/simulate.ts';

const GAMES = 40;
/** Well below what docs/bots.md counted over more games: a sample wavers. */
const ENOUGH = 0.55 * GAMES;

const PAIRS: readonly (readonly [BotLevel, BotLevel])[] = [
  ['medium', 'easy'],
  ['hard', 'medium'],
];

describe('The levels of Der Feuer-Salamander', () => {
  for (const [stronger, weaker] of PAIRS) {
    it(`${stronger} is stronger than ${weaker}`, () => {
      const { wins, errors } = simulate(feuersalamander as unknown as AnyGame, {
        seats: [stronger, weaker],
        games: GAMES,
        seed: 'levels',
        options: { target: 84 },
      });
      expect(errors).to.equal(0);
      expect(wins[0]).to.be.above(ENOUGH);
    });
  }
});
