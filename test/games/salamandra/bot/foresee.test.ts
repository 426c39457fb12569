import { expect } from 'chai';
import { type Forecast, FORECASTS } from '../../../../src/games/salamandra/bot/alone.ts';
import { fit, type Lesson, type Note, textOf } from '../../../../src/games/salamandra/bot/foresee.ts';
import { FEATURES } from '../../../../src/games/salamandra/bot/features.ts';
import { readFileSync } from 'node:fs';

const CRYSTALS = FEATURES.indexOf('crystals');

/** So many crystals in the third round's harvest, and what came of them. */
function lesson(crystals: number, pointsPerCrystal: number): Lesson {
  const features = new Float64Array(FEATURES.length);
  features[0] = 1;
  features[CRYSTALS] = crystals;
  const note: Note = { moment: 'harvest', round: 2, features, score: 50, sure: 70 };
  const mine = [10, 30, 50 + pointsPerCrystal * crystals, 150, 200];
  return { notes: [note], course: { mine, his: [1, 5, 11, 20, 40], inscribed: [0, 0, 0, 0, 0] } };
}

describe('Forecasts', () => {
  it('of many games in which a crystal brought two points at the harvest, say so', () => {
    const lessons = Array.from({ length: 9000 }, (_, i) => lesson(i % 9, 2));
    const found = fit(FORECASTS, lessons);
    const [before, after] = [FORECASTS, found].map(({ harvest }) => harvest[2]![0]!) as [Forecast, Forecast];
    expect(after.weights[CRYSTALS]).to.be.closeTo(2, 0.4);
    expect(after.spread).to.be.at.least(1);
    expect(after).to.not.deep.equal(before);
    expect(found.turns, 'nothing was noted there').to.deep.equal(FORECASTS.turns);
  });

  it('stay near what they were where there are few games', () => {
    const { weights } = fit(FORECASTS, [lesson(3, 20)]).harvest[2]![0]!;
    for (const [i, weight] of weights.entries()) {
      expect(weight, FEATURES[i]).to.be.closeTo(FORECASTS.harvest[2]![0]!.weights[i]!, 0.2);
    }
  });

  it('are written as they stand in the file', () => {
    const file = new URL('../../../../src/games/salamandra/bot/forecasts.ts', import.meta.url);
    expect(textOf(FORECASTS)).to.equal(readFileSync(file, 'utf8'));
  });
});
