import { expect } from 'chai';
import { refusal } from '../../../../src/games/feuersalamander/rules/index.ts';
import { doAll, stand, table, throwing } from '../table.ts';

describe('Turns', () => {
  it('pass clockwise, king, queen, monk, robber, and round again', () => {
    for (const players of [2, 3, 4]) {
      const G = table(Array.from({ length: players }, () => []));
      const seats: number[] = [];
      for (let i = 0; i < 2 * players; i++) {
        seats.push(G.seat);
        expect(G.turn).to.equal(i + 1);
        throwing(G, 2, 2, 'token');
        doAll(G, ['move', 'difference'], ['endTurn']);
      }
      const once = [...Array(players).keys()];
      expect(seats).to.deep.equal([...once, ...once]);
    }
  });

  it('nobody acts in the turn of another', () => {
    const G = table([[], [], []]);
    for (const seat of [1, 2, 3, -1]) expect(refusal(G, seat, ['throwSticks'])).to.equal('notYourTurn');
  });

  it('nobody is passed over: in the dungeon there is the key throw', () => {
    const G = table([[], [], []]);
    stand(G, 1, 'dungeon');
    throwing(G, 1, 2, 'token');
    doAll(G, ['move', 'difference']);
    expect(G).to.include({ seat: 1, actor: 1, stage: 'dungeon' });
  });

  it('a new turn knows nothing of the last one: no throw, no question, no combination', () => {
    const G = table([['fire', 'row-2'], ['stone-1'], []]);
    doAll(G, ['lay', 'fire', 0, 'row-2', 0, 'stone-1', 1]);
    throwing(G, 1, 4, 'token');
    doAll(G, ['move', 'sum'], ['ask', 'air']);
    expect(G).to.include({ seat: 1, throw: null, asked: false, laid: false });
  });
});
