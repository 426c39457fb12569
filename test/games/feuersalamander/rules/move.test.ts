import { expect } from 'chai';
import type { G, Place } from '../../../../src/games/feuersalamander/rules/state.ts';
import { doAll, eventTypes, listed, stand, table, throwing, whyNot } from '../table.ts';

/** Seat 0 of as many players, on that place, is to move by these sticks; nobody holds a card. */
function moving(players: number, place: Place, first: number, second: number): G {
  const G = table(Array.from({ length: players }, () => []));
  stand(G, 0, place);
  throwing(G, first, second, 'token');
  return G;
}

const placeAfter = (G: G, ...action: ['move' | 'goHome', 'sum' | 'difference']): Place | undefined => {
  doAll(G, action);
  return G.players[0]?.place;
};

describe('The move', () => {
  it('goes clockwise by the sum or by the difference of the number sticks', () => {
    expect(placeAfter(moving(4, 3, 4, 1), 'move', 'sum')).to.equal(8);
    expect(placeAfter(moving(4, 3, 4, 1), 'move', 'difference')).to.equal(6);
    expect(placeAfter(moving(4, 3, 1, 4), 'move', 'difference')).to.equal(6);
    expect(placeAfter(moving(4, 18, 4, 4), 'move', 'sum')).to.equal(6);
  });

  it('is compulsory', () => {
    const G = moving(4, 3, 4, 1);
    expect(listed(G)).to.deep.equal([
      ['move', 'sum'],
      ['move', 'difference'],
    ]);
    for (const action of ['endTurn', 'throwSticks'] as const) expect(whyNot(G, action)).to.equal('moveFirst');
  });

  it('from the start place the gate is the first space', () => {
    expect(placeAfter(moving(3, 'start', 3, 2), 'move', 'difference')).to.equal(2);
    expect(placeAfter(moving(3, 'start', 3, 2), 'move', 'sum')).to.equal(6);
  });

  it('0 stays where it is, throws nobody and never goes home', () => {
    for (const place of ['start', 2, 7] as const) {
      const G = moving(2, place, 3, 3);
      expect(whyNot(G, 'goHome', 'difference')).to.equal('homeOutOfReach');
      doAll(G, ['move', 'difference']);
      expect(G.players[0]?.place).to.equal(place);
      expect(eventTypes(G)).to.deep.equal(['move']);
    }
  });

  it('from the gate one more step leads home; a higher number is fine, and going on round is allowed', () => {
    const G = moving(2, 2, 2, 1);
    expect(listed(G)).to.deep.equal([
      ['move', 'sum'],
      ['move', 'difference'],
      ['goHome', 'sum'],
      ['goHome', 'difference'],
    ]);
    expect(placeAfter(structuredClone(G), 'goHome', 'sum')).to.equal('start');
    expect(placeAfter(structuredClone(G), 'goHome', 'difference')).to.equal('start');
    expect(placeAfter(structuredClone(G), 'move', 'sum')).to.equal(5);
  });

  it('to the gate exactly is not home', () => {
    const G = moving(2, 9, 2, 1);
    expect(whyNot(G, 'goHome', 'sum')).to.equal('homeOutOfReach');
    expect(placeAfter(G, 'move', 'sum')).to.equal(2);
    expect(whyNot(moving(2, 9, 3, 1), 'goHome', 'sum')).to.equal(null);
  });

  it('not home in the move that left the start place', () => {
    const G = moving(2, 'start', 4, 4);
    for (const by of ['sum', 'difference'] as const) expect(whyNot(G, 'goHome', by)).to.equal('homeOutOfReach');
  });

  it('a figure on the space where you end goes to the dungeon', () => {
    const G = moving(4, 3, 4, 1);
    stand(G, 2, 8);
    doAll(G, ['move', 'sum']);
    expect(G.players[2]?.place).to.equal('dungeon');
    expect(G.events).to.deep.include({ type: 'caught', seat: 2, by: 0 });
  });

  it('those that you pass do not', () => {
    const G = moving(4, 3, 4, 1);
    stand(G, 1, 6);
    stand(G, 2, 7);
    doAll(G, ['move', 'sum']);
    expect([1, 2].map((seat) => G.players[seat]?.place)).to.deep.equal([6, 7]);
  });

  it('the gate is otherwise a space like any other: who stands on it can be thrown, whose gate it is can not', () => {
    const G = moving(4, 3, 3, 1);
    stand(G, 1, 'start');
    stand(G, 2, 7);
    doAll(G, ['move', 'sum']);
    expect(G.players.map(({ place }) => place)).to.deep.equal([7, 'start', 'dungeon', 'start']);
  });

  it('the dungeon holds any number of figures', () => {
    const G = moving(4, 3, 4, 1);
    stand(G, 1, 'dungeon');
    stand(G, 3, 'dungeon');
    stand(G, 2, 8);
    doAll(G, ['move', 'sum']);
    expect(G.players.filter(({ place }) => place === 'dungeon')).to.have.length(3);
  });
});
