import { expect } from 'chai';
import { FIELDS } from '../../../../src/games/salamandra/content/fields.ts';
import { legalMoves, stageOf } from '../../../../src/games/salamandra/rules/index.ts';
import { type G, playerAt } from '../../../../src/games/salamandra/rules/state.ts';
import { doAll, give, holds, layField, pointsOf, stand, table, whyNot } from '../table.ts';

/** Madder has a flower in hand and can pay for F05, a green tile that costs it and 1 crystal. */
function readyForF05(): G {
  const G = table();
  G.resources.flower = 1;
  return G;
}

describe('B Build', () => {
  it("pay the tile's cost, take its gain, put it next to a tile in play", () => {
    const G = readyForF05();
    doAll(G, ['build', 'F05', 2, -1], ['settle', 'S']);
    expect(playerAt(G, 0)).to.include({ crystals: 1, score: 2, available: 2 });
    expect(G.resources.flower).to.equal(0);
    expect(pointsOf(G, 0)).to.deep.equal({ build: 2 });
    expect(G.tiles.at(-1)).to.deep.include({ field: 'F05', x: 2, y: -1 });
  });

  it('only a river tile that can be paid, on a free cell that shares a side with a tile; the temple counts', () => {
    const G = readyForF05();
    expect(whyNot(G, 'build', 'F09', 2, -1)).to.equal('notInRiver');
    expect(whyNot(G, 'build', 'F06', 2, -1)).to.equal('cannotPay');
    expect(whyNot(G, 'build', 'F05', 1, -1)).to.equal('cellTaken');
    expect(whyNot(G, 'build', 'F05', 0, 0)).to.equal('cellTaken');
    expect(whyNot(G, 'build', 'F05', 2, 2)).to.equal('cellApart');
    expect(whyNot(G, 'build', 'F05', -1, 0)).to.equal(null);
    expect(whyNot(G, 'build', 'F05', 2, 0)).to.equal(null);
  });

  it('all ten free cells around the opening board can be built on', () => {
    const G = readyForF05();
    const cells = legalMoves(G, 0)
      .filter(([move]) => move === 'build')
      .map(([, , x, y]) => `${x},${y}`);
    expect(cells).to.have.members(['0,-2', '1,-2', '2,-1', '2,0', '2,1', '1,2', '0,2', '-1,1', '-1,0', '-1,-1']);
  });

  it('a corner that now has 4 tiles around it and no grove is a glade and gets a grove at once', () => {
    const G = readyForF05();
    layField(G, 'F09', 2, -1);
    G.groves = G.groves.filter((grove) => grove.x !== 1.5 || grove.y !== -0.5);
    const next = G.piles.groves[0];
    doAll(G, ['build', 'F05', 2, 0]);
    expect(G.groves.find((grove) => grove.x === 1.5 && grove.y === -0.5)?.grove).to.equal(next);
  });

  it('a corner that has a grove already gets none', () => {
    const G = readyForF05();
    layField(G, 'F09', 2, -1);
    const supply = G.piles.groves.length;
    doAll(G, ['build', 'F05', 2, 0]);
    expect(G.piles.groves).to.have.length(supply);
  });

  it('two glades at once are filled in the order NW NE SE SW', () => {
    const G = readyForF05();
    layField(G, 'F09', 2, -1);
    layField(G, 'F10', 2, 1);
    G.groves = [];
    const [first, second] = G.piles.groves;
    doAll(G, ['build', 'F05', 2, 0]);
    expect(G.groves).to.deep.equal([
      { grove: first, x: 1.5, y: -0.5 },
      { grove: second, x: 1.5, y: 0.5 },
    ]);
  });

  it('while the supply lasts', () => {
    const G = readyForF05();
    layField(G, 'F09', 2, -1);
    layField(G, 'F10', 2, 1);
    G.groves = [];
    G.piles.groves = ['G30'];
    doAll(G, ['build', 'F05', 2, 0]);
    expect(G.groves).to.deep.equal([{ grove: 'G30', x: 1.5, y: -0.5 }]);
  });

  it('then an apprentice on the new tile, with the bonus gain again and crystals as in A', () => {
    const G = readyForF05();
    doAll(G, ['build', 'F05', 2, -1], ['settle', 'N']);
    expect(pointsOf(G, 0)).to.deep.equal({ build: 2, bonus: 2 });
    expect(playerAt(G, 0).available).to.equal(2);
  });

  it('or the top Bear or Eagle card, if the tile shares a colour with a tile that it touches by a side', () => {
    const G = readyForF05();
    doAll(G, ['build', 'F05', 2, -1], ['takeCard', 'eagle']);
    expect(playerAt(G, 0).eagle).to.deep.equal(['E1']);
    expect(playerAt(G, 0).available).to.equal(3);
    const apart = readyForF05();
    doAll(apart, ['build', 'F05', 2, 1]);
    expect(whyNot(apart, 'takeCard', 'bear')).to.equal('noColourContact');
  });

  it('ruling: the temple has no colour, touching it brings no card', () => {
    const G = readyForF05();
    doAll(G, ['build', 'F05', -1, 0]);
    expect(whyNot(G, 'takeCard', 'bear')).to.equal('noColourContact');
  });

  it('a two-coloured tile shares either of its colours', () => {
    const G = table();
    G.resources.flower = 1;
    G.resources.fruit = 1;
    G.river[0] = 'F21';
    G.piles.fields = G.piles.fields.filter((id) => id !== 'F21');
    doAll(G, ['build', 'F21', 2, -1]);
    expect(whyNot(G, 'takeCard', 'bear')).to.equal(null);
  });

  it('ruling: one of the two must be taken if one is possible', () => {
    const G = readyForF05();
    doAll(G, ['build', 'F05', 2, -1]);
    expect(stageOf(G)).to.equal('settle');
    expect(whyNot(G, 'endTurn')).to.equal('choiceFirst');
    expect(legalMoves(G, 0)).to.deep.equal([
      ['settle', 'N'],
      ['settle', 'E'],
      ['settle', 'S'],
      ['settle', 'W'],
      ['takeCard', 'bear'],
      ['takeCard', 'eagle'],
    ]);
  });

  it('without an available apprentice only the card; with neither, the turn goes on', () => {
    const G = readyForF05();
    give(G, 0, { available: 0 });
    doAll(G, ['build', 'F05', 2, -1]);
    expect(whyNot(G, 'settle', 'N')).to.equal('noApprenticeLeft');
    expect(legalMoves(G, 0)).to.deep.equal([
      ['takeCard', 'bear'],
      ['takeCard', 'eagle'],
    ]);
    const neither = readyForF05();
    give(neither, 0, { available: 0 });
    doAll(neither, ['build', 'F05', 2, 1]);
    expect(stageOf(neither)).to.equal('acted');
    expect(neither.river).to.not.include(null);
  });

  it('ruling: with one deck empty only the other can be chosen, with both empty none', () => {
    const G = readyForF05();
    G.piles.bear = [];
    doAll(G, ['build', 'F05', 2, -1]);
    expect(whyNot(G, 'takeCard', 'bear')).to.equal('deckEmpty');
    expect(whyNot(G, 'takeCard', 'eagle')).to.equal(null);
    const both = readyForF05();
    both.piles.bear = [];
    both.piles.eagle = [];
    give(both, 0, { available: 0 });
    doAll(both, ['build', 'F05', 2, -1]);
    expect(stageOf(both)).to.equal('acted');
  });

  it('refill the river when all that is done; ruling: an empty pile leaves the slot empty', () => {
    const G = readyForF05();
    const next = G.piles.fields[0];
    doAll(G, ['build', 'F05', 2, -1]);
    expect(G.river).to.deep.equal([null, 'F06', 'F07', 'F08']);
    doAll(G, ['settle', 'S']);
    expect(G.river).to.deep.equal([next, 'F06', 'F07', 'F08']);
    const last = readyForF05();
    last.piles.fields = [];
    doAll(last, ['build', 'F05', 2, -1], ['settle', 'S']);
    expect(last.river).to.deep.equal([null, 'F06', 'F07', 'F08']);
  });

  it('ruling: the fourth scroll is inscribed before the tile is laid', () => {
    const G = table();
    Object.assign(G.resources, { fruit: 1 });
    give(G, 0, { scrolls: 3 });
    stand(G, 0, 'start-green', 'E');
    doAll(G, ['build', 'F06', 2, -1]);
    expect(stageOf(G)).to.equal('inscribe');
    expect(G.tiles).to.have.length(4);
    expect(G.river).to.include('F06');
    doAll(G, ['inscribe', 'start-green', 'E', 'book-white', 'upper']);
    expect(G.tiles).to.have.length(5);
    expect(stageOf(G)).to.equal('settle');
  });

  it('B3 brings 1 crystal and B7 2 points for a build, but not for the build that brought the card', () => {
    const G = readyForF05();
    holds(G, 0, 'B3', 'B7');
    doAll(G, ['build', 'F05', 2, -1], ['settle', 'S']);
    expect(playerAt(G, 0).crystals).to.equal(2 - 1 + 1);
    expect(pointsOf(G, 0)).to.deep.equal({ build: 2, bear: 2 });
    const brought = readyForF05();
    brought.piles.bear = ['B7', 'B3'];
    doAll(brought, ['build', 'F05', 2, -1], ['takeCard', 'bear']);
    expect(pointsOf(brought, 0)).to.deep.equal({ build: 2 });
  });
});

describe('Exceptional case', () => {
  /** All 16 spots are taken, madder's apprentices are all inactive, nobody has a crystal. */
  function crowded(): G {
    const G = table();
    for (const tile of G.tiles) {
      for (const spot of ['N', 'E', 'S', 'W'] as const) stand(G, spot === 'N' ? 0 : 1, tile.field, spot, false);
    }
    give(G, 0, { crystals: 0 });
    return G;
  }

  it('a river tile without cost and without its gain, then an apprentice on it as in A', () => {
    const G = crowded();
    doAll(G, ['build', 'F06', 2, -1]);
    expect(playerAt(G, 0)).to.include({ scrolls: 0, score: 0, crystals: 0 });
    expect(legalMoves(G, 0).map(([move]) => move)).to.deep.equal(['settle', 'settle', 'settle', 'settle']);
    doAll(G, ['settle', 'N']);
    expect(playerAt(G, 0).scrolls).to.equal(1);
    expect(G.river).to.not.include(null);
    expect(stageOf(G)).to.equal('acted');
  });

  it('no card is taken, even where the colours touch', () => {
    const G = crowded();
    doAll(G, ['build', 'F05', 2, -1]);
    expect(whyNot(G, 'takeCard', 'bear')).to.equal('notAskedFor');
  });

  it('glades as usual, and B3 and B7 do count', () => {
    const G = crowded();
    layField(G, 'F09', 2, -1);
    for (const spot of ['N', 'E', 'S', 'W'] as const) stand(G, 1, 'F09', spot, false);
    G.groves = [];
    holds(G, 0, 'B3', 'B7');
    doAll(G, ['build', 'F05', 2, 0]);
    expect(G.groves).to.have.length(1);
    expect(pointsOf(G, 0)).to.deep.equal({ bear: 2 });
    expect(playerAt(G, 0).crystals).to.equal(1);
  });

  it('not while a spot is free', () => {
    const G = crowded();
    G.tiles[0]!.spots.W = null;
    expect(whyNot(G, 'build', 'F05', 2, -1)).to.equal('cannotPay');
  });

  it('not without an available apprentice', () => {
    const G = crowded();
    give(G, 0, { available: 0 });
    expect(whyNot(G, 'build', 'F05', 2, -1)).to.equal('cannotPay');
  });

  it('not while any river tile can be paid by any means: crystals, billhooks, flips, conversions, reactivation', () => {
    const byCrystals = crowded();
    give(byCrystals, 0, { crystals: 5 }); // 4 for a flower, 1 for F05
    expect(whyNot(byCrystals, 'build', 'F07', 2, -1)).to.equal('cannotPay');

    const byWork = crowded();
    stand(byWork, 0, 'start-white', 'N'); // a flower for F05 …
    expect(whyNot(byWork, 'build', 'F07', 2, -1), 'a crystal is missing').to.equal(null);
    stand(byWork, 0, 'start-orange', 'N'); // … and 2 crystals
    expect(whyNot(byWork, 'build', 'F07', 2, -1)).to.equal('cannotPay');

    const byReactivation = crowded();
    layField(byReactivation, 'F09', 2, -1);
    for (const spot of ['N', 'E', 'S', 'W'] as const) stand(byReactivation, 1, 'F09', spot, false);
    stand(byReactivation, 0, 'F09', 'N'); // 1 crystal: start-white's apprentice makes a flower once more …
    give(byReactivation, 0, { crystals: 1 });
    expect(whyNot(byReactivation, 'build', 'F07', 2, 0), 'the crystal for F05 is missing').to.equal(null);
    give(byReactivation, 0, { crystals: 2 });
    expect(whyNot(byReactivation, 'build', 'F07', 2, 0)).to.equal('cannotPay');

    const byCard = crowded();
    holds(byCard, 0, 'E9'); // 3 crystals for a flower
    give(byCard, 0, { crystals: 4 });
    expect(whyNot(byCard, 'build', 'F07', 2, -1)).to.equal('cannotPay');
  });

  it('the river of the test costs what its comments say', () => {
    expect(FIELDS.F05.cost).to.deep.equal({ crystals: 1, flower: 1 });
    expect(FIELDS.F06.cost).to.deep.equal({ crystals: 2, fruit: 1 });
    expect(FIELDS.F07.cost).to.deep.equal({ crystals: 1, fruit: 1, flower: 1 });
    expect(FIELDS.F08.cost).to.deep.equal({ crystals: 2, leaf: 1 });
  });
});
