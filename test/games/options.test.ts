import { expect } from 'chai';
import type { GameMeta } from '../../src/games/module.ts';
import {
  companySizes,
  optionsFrom,
  optionsProblem,
  settled,
  smallestCompany,
  unusual,
} from '../../src/games/options.ts';

const META: GameMeta = {
  id: 'some-game',
  name: 'Some Game',
  players: { min: 1, max: 3 },
  colours: ['red', 'blue', 'green'],
  minutes: 10,
  options: {
    level: { values: [1, 2], players: [1] },
    target: { values: { from: 5, to: 9 }, players: [2, 3], usual: 7 },
    pair: { values: ['red-blue', 'red-green'], players: [2], usual: 'red-blue' },
  },
  bots: [],
  designers: [],
  publisher: '',
};

describe('The options of a match', () => {
  it('one that has no usual value must be chosen, by just the numbers of players that it is for', () => {
    expect(optionsProblem(META, 1, { level: 2 })).to.equal(null);
    expect(optionsProblem(META, 1, {})).to.equal('With 1 player the option "level" must be one of 1, 2.');
    expect(optionsProblem(META, 1, { level: 3 })).to.equal('With 1 player the option "level" must be one of 1, 2.');
    expect(optionsProblem(META, 2, { level: 1 })).to.equal('The option "level" is for 1 player.');
    expect(optionsProblem(META, 1, { toString: 1 })).to.equal('Some Game has no option "toString".');
  });

  it('one that has may be left out', () => {
    expect(optionsProblem(META, 2, {})).to.equal(null);
    expect(optionsProblem(META, 3, { target: 5 })).to.equal(null);
    expect(settled(META, 2, { target: 5 })).to.deep.equal({ target: 5, pair: 'red-blue' });
    expect(settled(META, 3, {})).to.deep.equal({ target: 7 });
  });

  it('what is not as usual can be told', () => {
    expect(unusual(META, { target: 9, pair: 'red-blue' })).to.deep.equal([['target', 9]]);
    expect(unusual(META, {})).to.deep.equal([]);
  });

  it('a range takes its whole numbers and nothing else', () => {
    for (const target of [5, 6, 7, 8, 9]) expect(optionsProblem(META, 3, { target })).to.equal(null);
    for (const target of [4, 10, 6.5, NaN, Infinity, '7', null, undefined, [7]]) {
      expect(optionsProblem(META, 3, { target })).to.equal(
        'With 3 player the option "target" must be a whole number from 5 to 9.',
      );
    }
  });

  it('words are taken as they are written', () => {
    expect(optionsProblem(META, 2, { pair: 'red-green' })).to.equal(null);
    for (const pair of ['blue-green', 0, null, ['red-green']]) {
      expect(optionsProblem(META, 2, { pair })).to.equal(
        'With 2 player the option "pair" must be one of red-blue, red-green.',
      );
    }
  });

  it('are wished for: what cannot be had is as usual, or else the first that there is', () => {
    expect(optionsFrom(META, 1, { level: 2 })).to.deep.equal({ level: 2 });
    for (const wishes of [null, {}, { level: 3 }, 'level', { target: 5 }]) {
      expect(optionsFrom(META, 1, wishes)).to.deep.equal({ level: 1 });
    }
    expect(optionsFrom(META, 2, { level: 2, target: 5, pair: 'red-green' })).to.deep.equal({
      target: 5,
      pair: 'red-green',
    });
    expect(optionsFrom(META, 2, { target: 10, pair: 'green-red' })).to.deep.equal({ target: 7, pair: 'red-blue' });
  });

  it('a company for which everything has a usual value need not choose', () => {
    expect(companySizes(META)).to.deep.equal([2, 3]);
    expect(smallestCompany(META)).to.equal(2);
  });
});
