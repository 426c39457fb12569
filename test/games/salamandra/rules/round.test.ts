import { expect } from 'chai';
import { legalMoves } from '../../../../src/games/salamandra/rules/index.ts';
import { type G, lightOf, playerAt } from '../../../../src/games/salamandra/rules/state.ts';
import { doAll, give, layField, stand, table, whyNot } from '../table.ts';

/** Everyone has placed all apprentices: only passing is left. */
function lateInTheRound(players: number): G {
  const G = table(players);
  for (const seat of G.players.keys()) give(G, seat, { available: 0 });
  return G;
}

const passAll = (G: G): void => {
  const { round } = G;
  while (G.round === round && !G.over) doAll(G, ['pass'], ['endTurn']);
};

describe('Turns', () => {
  it('the top score marker starts the game', () => {
    expect(table(4, { markers: [3, 1, 0, 2] }).seat).to.equal(2);
  });

  it('then clockwise', () => {
    const G = table(3, { markers: [0, 2, 1] });
    const seats = [G.seat];
    for (const spot of ['S', 'E', 'W'] as const) {
      doAll(G, ['place', 'start-green', spot], ['endTurn']);
      seats.push(G.seat);
    }
    expect(seats).to.deep.equal([1, 2, 0, 1]);
  });

  it('skipping who has passed; the last one goes on alone', () => {
    const G = table(3);
    give(G, 1, { available: 0 });
    give(G, 2, { available: 0 });
    doAll(G, ['place', 'start-green', 'S'], ['endTurn'], ['pass'], ['endTurn'], ['pass'], ['endTurn']);
    expect(G.seat).to.equal(0);
    doAll(G, ['place', 'start-green', 'E'], ['endTurn']);
    expect(G.seat).to.equal(0);
    expect(G.round).to.equal(1);
  });

  it('a turn does not end before its action is done', () => {
    const G = table();
    expect(whyNot(G, 'endTurn')).to.equal('actFirst');
  });
});

describe('Rounds', () => {
  it('day, night, day, night', () => {
    expect([1, 2, 3, 4].map(lightOf)).to.deep.equal(['day', 'night', 'day', 'night']);
  });

  it('each begins with 3, 2, 3, 2 apprentices and 2 crystals for everyone', () => {
    const G = lateInTheRound(2);
    give(G, 0, { available: 3 });
    expect(G.players.map((player) => [player.available, player.crystals])).to.deep.equal([
      [3, 2],
      [0, 2],
    ]);
    for (const [round, available] of [
      [2, 2],
      [3, 3],
      [4, 2],
    ] as const) {
      for (const seat of [0, 1]) give(G, seat, { available: 0, crystals: 0 });
      passAll(G);
      expect(G.round).to.equal(round);
      expect(G.players.map((player) => [player.available, player.crystals])).to.deep.equal([
        [available, 2],
        [available, 2],
      ]);
    }
  });

  it('the player with the fewest points starts', () => {
    const G = lateInTheRound(3);
    give(G, 0, { score: 5 });
    give(G, 1, { score: 4 });
    give(G, 2, { score: 6 });
    passAll(G);
    expect(G.seat).to.equal(1);
  });

  it('of tied players the one whose marker is on top, that is, who reached that score last', () => {
    const G = table(2, { markers: [1, 0] });
    doAll(G, ['place', 'start-green', 'N'], ['endTurn'], ['place', 'start-white', 'N'], ['endTurn']);
    for (const seat of [0, 1]) give(G, seat, { available: 0 });
    passAll(G);
    expect(G.players.map((player) => player.score)).to.deep.equal([1, 1]);
    expect(G.seat).to.equal(1);
  });

  it('all passed: a grove in every glade, north to south, then west to east', () => {
    const G = lateInTheRound(2);
    layField(G, 'F09', 2, -1);
    layField(G, 'F10', 2, 0);
    G.groves = [];
    const [first, second, third] = G.piles.groves;
    passAll(G);
    expect(G.groves).to.deep.equal([
      { grove: first, x: 0.5, y: -0.5 },
      { grove: second, x: 1.5, y: -0.5 },
      { grove: third, x: 0.5, y: 0.5 },
    ]);
  });

  it('while the supply lasts', () => {
    const G = lateInTheRound(2);
    G.groves = [];
    G.piles.groves = ['G07'];
    passAll(G);
    expect(G.groves).to.deep.equal([{ grove: 'G07', x: 0.5, y: -0.5 }]);
  });

  it('an apprentice that was flipped is active again in the next round, when the Druid shows the other face', () => {
    const G = lateInTheRound(2);
    stand(G, 0, 'start-green', 'S');
    passAll(G);
    G.seat = 0;
    expect(whyNot(G, 'work', 'start-green', 'S')).to.equal(null);
    doAll(G, ['work', 'start-green', 'S']);
    expect(whyNot(G, 'work', 'start-green', 'S')).to.equal('apprenticeInactive');
  });

  it('after round 4 the game is over', () => {
    const G = lateInTheRound(2);
    for (const round of [1, 2, 3, 4]) {
      expect(G.round).to.equal(round);
      for (const seat of [0, 1]) give(G, seat, { available: 0 });
      passAll(G);
    }
    expect(G.over).to.equal(true);
    expect(G.seat).to.be.oneOf([0, 1]);
    expect(legalMoves(G, 0)).to.deep.equal([]);
    expect(whyNot(G, 'pass')).to.equal('gameOver');
    expect(playerAt(G, 0).druid).to.equal('day');
  });
});
