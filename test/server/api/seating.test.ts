import { expect } from 'chai';
import { meta as feuersalamander } from '../../../src/games/feuersalamander/meta.ts';
import { meta as salamandra } from '../../../src/games/salamandra/meta.ts';
import { BOT_LEVELS } from '../../../src/play/levels.ts';
import { refuseUnlessPlayed } from '../../../src/server/api/seating.ts';
import { Problem } from '../../../src/server/problem.ts';

describe('A seat for a bot', () => {
  it('is refused to one that the game does not have, in words', () => {
    expect(() => refuseUnlessPlayed(feuersalamander, ['easy', 'expert']))
      .to.throw(Problem, 'Bots play Der Feuer-Salamander at these levels: easy, medium, hard.')
      .that.includes({ status: 400, key: 'badBots' });
  });

  it('is given to each that it has', () => {
    expect(() => refuseUnlessPlayed(feuersalamander, feuersalamander.bots)).not.to.throw();
    expect(() => refuseUnlessPlayed(salamandra, BOT_LEVELS)).not.to.throw();
    expect(() => refuseUnlessPlayed(salamandra, [])).not.to.throw();
  });
});
