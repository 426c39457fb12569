import { expect } from 'chai';
import { legalMoves, stageOf } from '../../../../src/games/salamandra/rules/index.ts';
import { type G, playerAt } from '../../../../src/games/salamandra/rules/state.ts';
import { doAll, give, holds, layField, layGrove, pointsOf, stand, table, whyNot } from '../table.ts';

/** Madder has no available apprentice, stands inactive on start-green's W (groves at (½,-½) and (½,-1½)), and has crystals. */
function readyToPass(crystals = 12): G {
  const G = table();
  give(G, 0, { available: 0, crystals });
  stand(G, 0, 'start-green', 'W', false);
  return G;
}

describe('E Pass', () => {
  it('only with no available apprentice left', () => {
    const G = table();
    expect(whyNot(G, 'pass')).to.equal('apprenticesLeft');
    give(G, 0, { available: 0 });
    expect(whyNot(G, 'pass')).to.equal(null);
  });

  it('active apprentices work on start-orange (2) and F10 (3), all others flip for 1 crystal each', () => {
    const G = readyToPass(0);
    layField(G, 'F10', 5, 5);
    layField(G, 'F05', 5, 6);
    stand(G, 0, 'start-orange', 'S');
    stand(G, 0, 'start-orange', 'E');
    stand(G, 0, 'F10', 'S');
    stand(G, 0, 'F05', 'S');
    stand(G, 0, 'start-white', 'S');
    stand(G, 1, 'start-white', 'N');
    doAll(G, ['pass']);
    expect(playerAt(G, 0).crystals).to.equal(2 + 2 + 3 + 1 + 1);
    expect(G.resources.leaf).to.equal(0);
    const faces = G.tiles.flatMap((tile) => Object.values(tile.spots)).filter((apprentice) => apprentice?.seat === 0);
    expect(faces.map((apprentice) => apprentice?.face)).to.deep.equal(Array(6).fill('night'));
  });

  it('free actions before it, and the resources they made are gone', () => {
    const G = readyToPass(0);
    stand(G, 0, 'start-green', 'S');
    doAll(G, ['work', 'start-green', 'S'], ['pass']);
    expect(G.resources.leaf).to.equal(0);
    expect(playerAt(G, 0).crystals).to.equal(0);
  });

  it('flips the Druid when the harvest is done, which makes all apprentices active, and is out of the round', () => {
    const G = readyToPass();
    doAll(G, ['pass']);
    expect(playerAt(G, 0)).to.include({ druid: 'day', passed: false });
    doAll(G, ['endTurn']);
    expect(playerAt(G, 0)).to.include({ druid: 'night', passed: true });
    expect(G.tiles.find((tile) => tile.field === 'start-green')?.spots.W?.face).to.equal('night');
  });

  describe('Harvest', () => {
    it('3 crystals each, with an apprentice, active or not, on a spot with a path to the grove', () => {
      const G = readyToPass(7);
      doAll(G, ['pass']);
      // start-green at (1,-1): its W spot has paths to (½,-½) and (½,-1½)
      const [here, there] = [
        G.groves.find((grove) => grove.x === 0.5 && grove.y === -0.5)!.grove,
        G.groves.find((grove) => grove.x === 0.5 && grove.y === -1.5)!.grove,
      ];
      const elsewhere = G.groves.find((grove) => grove.x === 1.5 && grove.y === -0.5)!.grove;
      expect(whyNot(G, 'harvest', elsewhere)).to.equal('noPath');
      expect(whyNot(G, 'harvest', 'G30')).to.equal('notInPlay');
      expect(legalMoves(G, 0)).to.have.deep.members([['harvest', here], ['harvest', there], ['endTurn']]);
      doAll(G, ['harvest', here], ['harvest', there]);
      expect(playerAt(G, 0)).to.deep.include({ crystals: 1, groves: [here, there] });
      expect(G.groves).to.have.length(6);
    });

    it('not without 3 crystals, and not before passing', () => {
      const G = readyToPass(2);
      expect(whyNot(G, 'harvest', 'G03')).to.equal('passFirst');
      doAll(G, ['pass']);
      expect(whyNot(G, 'harvest', 'G03')).to.equal('cannotPay');
    });

    it('every spot reaches the two corners beside it and no other', () => {
      const corners = { N: ['0.5,-1.5'], E: [], S: ['0.5,-0.5'], W: ['0.5,-0.5', '0.5,-1.5'] };
      for (const [spot, reached] of Object.entries(corners) as ['N' | 'E' | 'S' | 'W', string[]][]) {
        const G = table();
        G.groves = G.groves.filter((grove) => grove.x === 0.5);
        give(G, 0, { available: 0, crystals: 3 });
        stand(G, 0, 'start-green', spot);
        doAll(G, ['pass']);
        const groves = legalMoves(G, 0).filter(([move]) => move === 'harvest');
        const found = groves.map(([, id]) => G.groves.find(({ grove }) => grove === id)!);
        expect(
          found.map(({ x, y }) => `${x},${y}`),
          spot,
        ).to.have.members(reached);
      }
    });

    it('take the gain, then lay it on the grove row: the 2nd scores 4, the 4th 3, the 6th 2, the others nothing', () => {
      const G = readyToPass(30);
      const before = [0, 0, 4, 4, 7, 7, 9, 9, 9];
      for (const [n, grove] of (['G25', 'G26', 'G27', 'G28', 'G29', 'G30', 'G19', 'G20'] as const).entries()) {
        layGrove(G, grove, 0.5, -0.5);
        if (n === 0) doAll(G, ['pass']);
        doAll(G, ['harvest', grove]);
        expect(playerAt(G, 0).points.groveRow, `${n + 1} groves`).to.equal(before[n + 1]);
      }
      expect(playerAt(G, 0).points.grove).to.equal(6 * 3 + 2 * 5);
    });

    it('a Bear or Eagle grove brings the top card', () => {
      const G = readyToPass();
      layGrove(G, 'G13', 0.5, -0.5);
      layGrove(G, 'G16', 0.5, -1.5);
      doAll(G, ['pass'], ['harvest', 'G13'], ['harvest', 'G16']);
      expect(playerAt(G, 0)).to.deep.include({ bear: ['B1'], eagle: ['E1'] });
    });

    it('ruling: a card does not count the grove that brought it; E1 does not count its own arrival', () => {
      const G = readyToPass();
      layGrove(G, 'G13', 0.5, -0.5);
      layGrove(G, 'G16', 0.5, -1.5);
      doAll(G, ['pass'], ['harvest', 'G13']);
      expect(pointsOf(G, 0)).to.deep.equal({});
      doAll(G, ['harvest', 'G16']);
      // B1 counts the second harvest; the row's second grove scores
      expect(pointsOf(G, 0)).to.deep.equal({ bear: 1, groveRow: 4 });
    });

    it('B1 and E5 bring a point for every grove, E1, E6 and E3 for the card in it', () => {
      const G = readyToPass();
      holds(G, 0, 'B1', 'E1', 'E3', 'E5', 'E6');
      layGrove(G, 'G13', 0.5, -0.5);
      doAll(G, ['pass'], ['harvest', 'G13']);
      expect(pointsOf(G, 0)).to.deep.equal({ bear: 1, eagle: 1 + 2 + 1 });
      expect(playerAt(G, 0).crystals).to.equal(12 - 3 + 1);
    });

    it('ruling: the fourth scroll is inscribed before the next grove, even if that cuts your path', () => {
      const G = readyToPass();
      layGrove(G, 'G01', 0.5, -0.5);
      give(G, 0, { scrolls: 3 });
      doAll(G, ['pass'], ['harvest', 'G01']);
      expect(stageOf(G)).to.equal('inscribe');
      expect(
        G.groves.map(({ grove }) => grove),
        'laid on the row after the inscription',
      ).to.include('G01');
      doAll(G, ['inscribe', 'start-green', 'W', 'book-white', 'upper']);
      expect(playerAt(G, 0).groves).to.deep.equal(['G01']);
      expect(legalMoves(G, 0)).to.deep.equal([['endTurn']]);
    });
  });
});
