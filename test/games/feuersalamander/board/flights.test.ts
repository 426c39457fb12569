import { expect } from 'chai';
import { flightsOf } from '../../../../src/games/feuersalamander/board/picture/flights.ts';
import { doAll, onTop, table, throwing } from '../table.ts';

describe('The journeys of cards', () => {
  it('a card is drawn unseen, and one goes to the discards', () => {
    const G = table([['fire'], ['air']]);
    onTop(G, 'water');
    throwing(G, 1, 2, 'salamander');
    expect(flightsOf(G.events)).to.deep.equal([{ from: 'pile', to: 'cards 0', isHidden: true, nth: 0 }]);
    doAll(G, ['discard', 'water']);
    expect(flightsOf(G.events)).to.deep.equal([{ from: 'cards 0', to: 'discards', isHidden: false, nth: 0 }]);
  });

  it('a combination comes from everyone who held a part of it', () => {
    const G = table([['fire'], ['row-2', 'stone-1']]);
    doAll(G, ['lay', 'fire', 0, 'row-2', 1, 'stone-1', 1]);
    expect(flightsOf(G.events).map(({ from, to, nth }) => [from, to, nth])).to.deep.equal([
      ['cards 0', 'laid 0', 0],
      ['cards 1', 'laid 0', 1],
      ['cards 1', 'laid 0', 2],
    ]);
  });
});
