import { expect } from 'chai';
import { playerAt } from '../../../../src/games/salamandra/rules/state.ts';
import { doAll, give, holds, layField, layGrove, pointsOf, stand, table, whyNot } from '../table.ts';

describe('A Place', () => {
  it("the rulebook's example: the bonus and 2 crystals, 1 crystal, nothing", () => {
    const G = table(3);
    // start-white lies at (0,1): its N spot leads to (-½,½) and (½,½), E to (½,½) and (½,1½), W to (-½,½) and (-½,1½)
    layGrove(G, 'G15', -0.5, 0.5); // marks NW NE SE: its SE mark faces start-white
    layGrove(G, 'G02', 0.5, 0.5); // marks SE SW: its SW mark faces start-white
    layGrove(G, 'G27', 0.5, 1.5); // mark SE only
    doAll(G, ['place', 'start-white', 'N']);
    expect(playerAt(G, 0)).to.include({ score: 1, crystals: 2 + 2, available: 2 });
    expect(pointsOf(G, 0)).to.deep.equal({ bonus: 1 });
    doAll(G, ['endTurn'], ['place', 'start-white', 'E']);
    expect(playerAt(G, 1)).to.include({ score: 0, crystals: 2 + 1 });
    // start-white's S spot leads to (½,1½) and to a corner without a grove
    doAll(G, ['endTurn'], ['place', 'start-white', 'S']);
    expect(playerAt(G, 2)).to.include({ score: 0, crystals: 2 });
  });

  it('one crystal for each of the two corners, from the mark that faces this tile', () => {
    const marks = { 'NW corner': ['G10', -0.5, 0.5], 'NE corner': ['G09', 0.5, 0.5] } as const;
    for (const [grove, x, y] of Object.values(marks)) {
      const G = table();
      G.groves = [];
      layGrove(G, grove, x, y);
      doAll(G, ['place', 'start-white', 'N']);
      expect(playerAt(G, 0).crystals, grove).to.equal(3);
    }
    const turnedAway = table();
    turnedAway.groves = [];
    layGrove(turnedAway, 'G09', -0.5, 0.5);
    layGrove(turnedAway, 'G10', 0.5, 0.5);
    doAll(turnedAway, ['place', 'start-white', 'N']);
    expect(playerAt(turnedAway, 0).crystals).to.equal(2);
  });

  it('the apprentice lies active side up', () => {
    const G = table();
    doAll(G, ['place', 'start-white', 'S']);
    expect(G.tiles.find((tile) => tile.field === 'start-white')?.spots.S).to.deep.equal({ seat: 0, face: 'day' });
  });

  it('on any free spot of any tile in play, with an available apprentice', () => {
    const G = table();
    stand(G, 1, 'start-green', 'W');
    expect(whyNot(G, 'place', 'start-green', 'W')).to.equal('spotTaken');
    expect(whyNot(G, 'place', 'F05', 'N')).to.equal('notInPlay');
    give(G, 0, { available: 0 });
    expect(whyNot(G, 'place', 'start-green', 'N')).to.equal('noApprenticeLeft');
  });

  it('a turn is exactly one action', () => {
    const G = table();
    doAll(G, ['place', 'start-green', 'S']);
    expect(whyNot(G, 'place', 'start-green', 'E')).to.equal('alreadyActed');
    expect(whyNot(G, 'pass')).to.equal('alreadyActed');
  });

  it('the bonus spot gives the whole gain of the tile', () => {
    const G = table();
    layField(G, 'F07', 2, 0);
    G.groves = [];
    doAll(G, ['place', 'F07', 'N']);
    expect(playerAt(G, 0)).to.include({ scrolls: 1, score: 2, crystals: 2 });
  });

  describe('cards that answer a placing', () => {
    it('B9-B12 count purple, white, orange and green tiles, a two-coloured tile for both', () => {
      const G = table();
      layField(G, 'F21', 2, 0);
      holds(G, 0, 'B9', 'B10', 'B11', 'B12');
      doAll(G, ['place', 'F21', 'W']);
      expect(pointsOf(G, 0)).to.deep.equal({ bear: 2 });
      for (const [field, points] of [
        ['start-purple', 1],
        ['start-white', 1],
        ['start-orange', 1],
        ['start-green', 1],
      ] as const) {
        const other = table();
        holds(other, 0, 'B9', 'B10', 'B11', 'B12');
        doAll(other, ['place', field, 'S']);
        expect(pointsOf(other, 0), field).to.deep.equal({ bear: points });
      }
    });

    it('B2 brings a crystal and E12 a point on a cauldron tile, and on no other', () => {
      const G = table();
      layField(G, 'F16', 5, 5);
      holds(G, 0, 'B2', 'E12');
      doAll(G, ['place', 'F16', 'S']);
      expect(playerAt(G, 0).crystals).to.equal(3);
      expect(pointsOf(G, 0)).to.deep.equal({ eagle: 1 });
      const other = table();
      layField(other, 'F14', 5, 5);
      holds(other, 0, 'B2', 'E12');
      doAll(other, ['place', 'F14', 'S']);
      expect(playerAt(other, 0)).to.include({ crystals: 2, score: 0 });
    });

    it("another player's cards do not", () => {
      const G = table();
      holds(G, 1, 'B12');
      doAll(G, ['place', 'start-green', 'S']);
      expect(G.players.map((player) => player.score)).to.deep.equal([0, 0]);
    });
  });
});
