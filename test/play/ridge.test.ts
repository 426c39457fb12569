import { expect } from 'chai';
import { randomFrom } from '../../src/play/random.ts';
import { Ridge } from '../../src/play/ridge.ts';

describe('Ridge regression', () => {
  it('finds the weights that examples were made with', () => {
    const made = [3, -2, 0.5];
    const random = randomFrom('ridge');
    const fit = new Ridge(made.length);
    for (let i = 0; i < 200; i++) {
      const features = made.map(() => random());
      fit.add(
        features,
        features.reduce((sum, feature, k) => sum + feature * made[k]!, 0),
      );
    }
    for (const [k, weight] of fit.weights(1e-9).entries()) expect(weight).to.be.closeTo(made[k]!, 1e-6);
  });

  it('halves what as many examples say as the pull is strong', () => {
    const fit = new Ridge(2);
    for (let i = 0; i < 50; i++) fit.add([1, 0], 8);
    expect(fit.weights(50)).to.deep.equal([4, 0]);
  });

  it('shares what cannot be told apart', () => {
    const fit = new Ridge(2);
    for (let i = 0; i < 50; i++) fit.add([1, 1], 6);
    const [one, other] = fit.weights(1) as [number, number];
    expect(one).to.be.closeTo(other, 1e-9);
    expect(one + other).to.be.closeTo(6, 0.1);
  });
});
