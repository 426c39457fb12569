import { expect } from 'chai';
import { metaCalled } from '../../src/games/metas.ts';
import type { GameMeta } from '../../src/games/module.ts';
import { coloursFor, inColours, unnamed } from '../../src/games/seats.ts';
import { meta as feuersalamander } from '../../src/games/feuersalamander/meta.ts';

const chosen: GameMeta = metaCalled('salamandra');
const seated: GameMeta = feuersalamander;

describe('The colours of the seats', () => {
  it('are chosen freely, of all that there are', () => {
    expect(coloursFor(chosen, 2, {})).to.deep.equal(chosen.colours);
    expect(unnamed(chosen, 2).map(({ colour }) => colour)).to.deep.equal(chosen.colours.slice(0, 2));
    const seats = [{ name: 'Ann', colour: 'weld' }];
    expect(inColours(chosen, seats, {})).to.equal(seats);
  });

  it('belong to the seats, where the game says whose is whose', () => {
    expect(coloursFor(seated, 2, {})).to.deep.equal(['king', 'queen']);
    expect(coloursFor(seated, 3, { trio: 'king-monk-robber' })).to.deep.equal(['king', 'monk', 'robber']);
    expect(coloursFor(seated, 4, {})).to.deep.equal(['king', 'queen', 'monk', 'robber']);
    const seats = [
      { name: 'Ann', colour: 'king' },
      { name: 'Ben', colour: 'queen' },
    ];
    expect(inColours(seated, seats, { pair: 'queen-robber' })).to.deep.equal([
      { name: 'Ann', colour: 'queen' },
      { name: 'Ben', colour: 'robber' },
    ]);
  });
});
