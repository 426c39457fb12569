import { expect } from 'chai';
import { RUDOLPH_LEVELS, type RudolphLevel } from '../../../../src/games/salamandra/content/rudolph.ts';
import type { Action } from '../../../../src/games/salamandra/rules/actions.ts';
import { hasRevealed, legalMoves, stageOf } from '../../../../src/games/salamandra/rules/index.ts';
import type { G } from '../../../../src/games/salamandra/rules/state.ts';
import { alone, doAll, give, table, whyNot } from '../table.ts';

/** Round 1 is over and won: the player may recycle. */
function recycling(level: RudolphLevel, prepare: (G: G) => void = () => {}): G {
  const G = alone(level);
  give(G, 0, { available: 0, score: 500 });
  prepare(G);
  doAll(G, ['pass'], ['endTurn']);
  return G;
}

describe('Solo: recycling', () => {
  for (const level of RUDOLPH_LEVELS) {
    it(`level ${level}: up to ${level} times, then the next round begins`, () => {
      const G = recycling(level);
      const { turn } = G;
      for (let i = 0; i < level; i++) {
        expect(stageOf(G)).to.equal('recycle');
        expect([G.round, G.turn]).to.deep.equal([1, turn]);
        doAll(G, ['recycle', G.river[0]!]);
      }
      expect([stageOf(G), G.round, G.turn]).to.deep.equal(['act', 2, turn + 1]);
    });
  }

  it('one may be done earlier, or recycle nothing', () => {
    const G = recycling(3);
    doAll(G, ['recycle', G.river[0]!], ['endTurn']);
    expect([stageOf(G), G.round]).to.deep.equal(['act', 2]);
    const other = recycling(3);
    doAll(other, ['endTurn']);
    expect([stageOf(other), other.round]).to.deep.equal(['act', 2]);
  });

  it('a face-up Bear, Eagle, black or yellow Salamander card goes under its pile and the next one shows', () => {
    for (const deck of ['bear', 'eagle', 'black', 'yellow'] as const) {
      const G = recycling(2);
      const [top, ...rest] = G.piles[deck];
      doAll(G, ['recycle', top!]);
      expect(G.piles[deck]).to.deep.equal([...rest, top]);
      expect(G.events).to.deep.equal([
        { type: 'recycle', seat: 0, id: top },
        { type: 'turnUp', pile: deck, id: rest[0] },
      ]);
    }
  });

  it('a river tile goes under its pile too, and the next one takes its slot', () => {
    const G = recycling(2);
    const [first, second, third, fourth] = G.river;
    const [next, ...rest] = G.piles.fields;
    doAll(G, ['recycle', second!]);
    expect(G.river).to.deep.equal([first, next, third, fourth]);
    expect(G.piles.fields).to.deep.equal([...rest, second]);
    expect(G.events).to.deep.equal([
      { type: 'recycle', seat: 0, id: second },
      { type: 'turnUp', pile: 'fields', id: next },
    ]);
  });

  it('the same slot and the same deck may be recycled again', () => {
    const G = recycling(3);
    doAll(G, ['recycle', 'B1'], ['recycle', 'B2'], ['endTurn']);
    expect(G.piles.bear.slice(0, 2)).to.deep.equal(['B3', 'B4']);
  });

  it('what it shows cannot be undone', () => {
    const G = recycling(2);
    expect(hasRevealed(G), 'his groves show nothing').to.equal(false);
    doAll(G, ['recycle', G.piles.eagle[0]!]);
    expect(hasRevealed(G)).to.equal(true);
  });

  it('only what lies face up', () => {
    const G = recycling(1);
    expect(whyNot(G, 'recycle', 'B2')).to.equal('notFaceUp');
    expect(whyNot(G, 'recycle', 'F20')).to.equal('notFaceUp');
    expect(whyNot(G, 'recycle', 'start-green')).to.equal('notFaceUp');
    expect(whyNot(G, 'recycle', 'B1')).to.equal(null);
  });

  it('a pile with nothing under its top card cannot be recycled', () => {
    const G = recycling(1, ({ piles }) => {
      piles.bear = ['B1'];
      piles.eagle = [];
      piles.fields = [];
    });
    expect(whyNot(G, 'recycle', 'B1')).to.equal('nothingBelow');
    expect(whyNot(G, 'recycle', G.river[0]!)).to.equal('nothingBelow');
    expect(legalMoves(G, 0)).to.deep.equal([['recycle', 'black-1'], ['recycle', 'yellow-1'], ['endTurn']]);
  });

  it('a river tile of which the pile has one left is exchanged for that one', () => {
    const G = recycling(1, ({ piles }) => {
      piles.fields = ['F20'];
    });
    const [first] = G.river;
    doAll(G, ['recycle', first!]);
    expect(G.river[0]).to.equal('F20');
    expect(G.piles.fields).to.deep.equal([first]);
  });

  it('nothing to choose: it is skipped', () => {
    const G = recycling(3, (game) => {
      Object.assign(game.piles, { fields: [], bear: [], eagle: ['E1'], black: [], yellow: ['yellow-1'] });
    });
    expect([stageOf(G), G.round]).to.deep.equal(['act', 2]);
  });

  it('every other move waits for it, and it waits for the end of a round', () => {
    const G = recycling(1);
    const others: Action[] = [
      ['pass'],
      ['place', 'start-white', 'S'],
      ['flip', 'start-white', 'S'],
      ['harvest', 'G01'],
    ];
    for (const action of others) expect(whyNot(G, ...action), action[0]).to.equal('choiceFirst');
    expect(whyNot(alone(), 'recycle', 'B1')).to.equal('notAskedFor');
    expect(whyNot(table(), 'recycle', 'B1')).to.equal('notAskedFor');
  });
});
