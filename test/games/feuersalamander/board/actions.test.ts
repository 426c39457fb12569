import { expect } from 'chai';
import { actionStates, mayLay } from '../../../../src/games/feuersalamander/board/picture/actions.ts';
import type { G } from '../../../../src/games/feuersalamander/rules/state.ts';
import { doAll, jailed, listed, stand, table, throwing } from '../table.ts';

const obstacles = (G: G, moves = listed(G)) =>
  Object.fromEntries(actionStates(G, moves).map(({ action, obstacle }) => [action, obstacle]));

describe('The bar of actions', () => {
  it('at home, before the throw: throw or lay', () => {
    const G = table([['fire'], ['air']]);
    expect(obstacles(G)).to.deep.equal({
      throw: null,
      move: 'throwFirst',
      ask: 'throwFirst',
      token: 'symbolMissing',
      lay: null,
    });
    expect(mayLay(G, listed(G))).to.equal(true);
  });

  it('on the way nothing can be laid', () => {
    const G = table([['fire'], ['air']]);
    stand(G, 0, 7);
    expect(obstacles(G).lay).to.equal('notAtStart');
    expect(mayLay(G, listed(G))).to.equal(false);
  });

  it('in the dungeon: only the key throw', () => {
    const G = jailed(table([['fire'], ['air']]));
    expect(obstacles(G)).to.deep.include({ throw: null, lay: 'keysFirst', move: 'keysFirst' });
  });

  it('after the symbol of the token: the token, then the move, then the question', () => {
    const G = table([['fire'], ['air']]);
    throwing(G, 4, 2, 'token');
    expect(obstacles(G)).to.deep.include({ token: null, move: 'tokenFirst', lay: 'tokenFirst' });
    doAll(G, ['placeToken', 'fire', 'row-1', 'stone-1']);
    expect(obstacles(G)).to.deep.include({ token: 'symbolMissing', move: null, ask: 'moveFirst' });
    doAll(G, ['move', 'sum']);
    expect(obstacles(G)).to.deep.include({
      throw: 'sticksDiffer',
      move: 'movedAlready',
      ask: null,
      lay: 'notAtStart',
    });
  });

  it('is closed for whoever is not asked, and when all is over', () => {
    const G = table([['fire'], ['air']]);
    expect(new Set(Object.values(obstacles(G, [])))).to.deep.equal(new Set(['notYourTurn']));
    expect(mayLay(G, [])).to.equal(false);
    G.over = true;
    expect(new Set(Object.values(obstacles(G, [])))).to.deep.equal(new Set(['gameOver']));
  });
});
