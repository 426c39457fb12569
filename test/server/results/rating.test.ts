import { expect } from 'chai';
import { afterMatch, afterRest, NEWCOMER } from '../../../src/server/results/rating.ts';

const skill = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });
const MONTH = 30 * 24 * 3_600_000;

describe('A rating', () => {
  it('changes as in the example of the Glicko-2 paper', () => {
    const after = afterMatch(skill(1500, 200), [
      { against: skill(1400, 30), score: 1 },
      { against: skill(1550, 100), score: 0 },
      { against: skill(1700, 300), score: 0 },
    ]);
    expect(after.rating).to.be.closeTo(1464.06, 0.01);
    expect(after.deviation).to.be.closeTo(151.52, 0.01);
    expect(after.volatility).to.be.closeTo(0.05999, 0.00001);
  });

  it('stays where it is after a draw of equals, and is surer then', () => {
    const after = afterMatch(NEWCOMER, [{ against: NEWCOMER, score: 0.5 }]);
    expect(after.rating).to.be.closeTo(1500, 1e-9);
    expect(after.deviation).to.be.lessThan(NEWCOMER.deviation);
  });

  it('is less sure after months without a match, by the same steps as a rating period without games', () => {
    const one = afterRest(skill(1700, 100), MONTH);
    expect(one.deviation).to.be.closeTo(Math.sqrt(100 ** 2 + (0.06 * 173.7178) ** 2), 1e-9);
    expect(one.rating).to.equal(1700);
    expect(afterRest(skill(1700, 100), 2 * MONTH).deviation).to.be.closeTo(afterRest(one, MONTH).deviation, 1e-9);
    expect(afterRest(skill(1700, 100), MONTH - 1)).to.deep.equal(skill(1700, 100));
    expect(afterRest(skill(1700, 100), -5)).to.deep.equal(skill(1700, 100));
  });

  it('is never less sure than that of a newcomer', () => {
    expect(afterRest(skill(1700, 349), 9999 * MONTH).deviation).to.equal(350);
  });
});
