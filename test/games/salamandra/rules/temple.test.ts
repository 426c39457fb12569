import { expect } from 'chai';
import type { SalamanderId } from '../../../../src/games/salamandra/content/cards.ts';
import type { Half } from '../../../../src/games/salamandra/content/terms.ts';
import { legalMoves, stageOf } from '../../../../src/games/salamandra/rules/index.ts';
import { type G, playerAt } from '../../../../src/games/salamandra/rules/state.ts';
import { doAll, give, holds, layField, layGrove, pointsOf, stand, table, whyNot } from '../table.ts';

/** Madder has both potions, 5 crystals, and active apprentices on start-green and start-purple. */
function devout(card?: SalamanderId): G {
  const G = table();
  Object.assign(G.resources, { greenPotion: 1, duskPotion: 1 });
  give(G, 0, { crystals: 5 });
  stand(G, 0, 'start-green', 'S');
  stand(G, 0, 'start-purple', 'S');
  if (card) {
    const half = card.startsWith('black') ? 'black' : 'yellow';
    G.piles[half] = [card, ...G.piles[half].filter((id) => id !== card)];
  }
  return G;
}

const enter = (G: G, half: Half): void => doAll(G, ['activateTemple', half, 'start-green', 'S']);

describe('D Temple', () => {
  it('black: flip an active apprentice, a dusk potion and 1 crystal, then the top card', () => {
    const G = devout('black-8');
    enter(G, 'black');
    expect(playerAt(G, 0)).to.deep.include({ crystals: 4, scrolls: 2, salamander: ['black-8'] });
    expect(G.resources).to.include({ duskPotion: 0, greenPotion: 1 });
    expect(G.tiles.find((tile) => tile.field === 'start-green')?.spots.S?.face).to.equal('night');
  });

  it('yellow: flip an active apprentice, a green potion and 2 crystals, then the top card', () => {
    const G = devout('yellow-1');
    enter(G, 'yellow');
    expect(playerAt(G, 0)).to.deep.include({ crystals: 3, score: 13, salamander: ['yellow-1'] });
    expect(G.resources).to.include({ duskPotion: 1, greenPotion: 0 });
    expect(pointsOf(G, 0)).to.deep.equal({ temple: 13 });
  });

  it('any tile will do for the flip, but the apprentice has to be active and yours', () => {
    const G = devout();
    stand(G, 0, 'start-white', 'S', false);
    stand(G, 1, 'start-white', 'E');
    expect(whyNot(G, 'activateTemple', 'black', 'start-white', 'S')).to.equal('apprenticeInactive');
    expect(whyNot(G, 'activateTemple', 'black', 'start-white', 'E')).to.equal('notYourApprentice');
    G.resources.duskPotion = 0;
    expect(whyNot(G, 'activateTemple', 'black', 'start-green', 'S')).to.equal('cannotPay');
  });

  describe('the cards', () => {
    const SIMPLE = [
      ['black-1', { scrolls: 2, crystals: 4 + 3, score: 0 }],
      ['black-2', { scrolls: 2, crystals: 4, score: 4 }],
      ['black-3', { scrolls: 1, crystals: 4 + 5, score: 0 }],
      ['black-4', { scrolls: 2, crystals: 4, score: 2 }],
      ['black-5', { scrolls: 1, crystals: 4, score: 0 }],
      ['black-6', { scrolls: 1, crystals: 4, score: 2 }],
      ['black-7', { scrolls: 1, crystals: 4, score: 4 }],
      ['black-8', { scrolls: 2, crystals: 4, score: 0 }],
      ['yellow-1', { scrolls: 0, crystals: 3, score: 13 }],
      ['yellow-2', { scrolls: 0, crystals: 3, score: 2 }],
      ['yellow-3', { scrolls: 0, crystals: 3, score: 11 }],
      ['yellow-4', { scrolls: 0, crystals: 3, score: 7 }],
      ['yellow-5', { scrolls: 0, crystals: 3, score: 0 }],
      ['yellow-6', { scrolls: 0, crystals: 3, score: 8 }],
      ['yellow-7', { scrolls: 0, crystals: 3, score: 5 }],
      ['yellow-8', { scrolls: 0, crystals: 3, score: 6 }],
    ] as const;
    for (const [card, outcome] of SIMPLE) {
      it(`${card} gives ${JSON.stringify(outcome)} to who has a green and a purple tile and two Bear cards`, () => {
        const G = devout(card);
        holds(G, 0, 'B9', 'B10');
        enter(G, card.startsWith('black') ? 'black' : 'yellow');
        expect(playerAt(G, 0)).to.include(outcome);
      });
    }

    it('yellow-2 brings the top Bear card, yellow-8 the top Eagle card, unless the deck is empty', () => {
      for (const [card, beast] of [
        ['yellow-2', 'bear'],
        ['yellow-8', 'eagle'],
      ] as const) {
        const G = devout(card);
        const [top] = G.piles[beast];
        enter(G, 'yellow');
        expect(playerAt(G, 0)[beast]).to.deep.equal([top]);
        const empty = devout(card);
        empty.piles[beast] = [];
        enter(empty, 'yellow');
        expect(playerAt(empty, 0)[beast]).to.deep.equal([]);
      }
    });

    it('yellow-4 and yellow-5 reactivate, also the apprentice just flipped for the temple', () => {
      for (const card of ['yellow-4', 'yellow-5'] as const) {
        const G = devout(card);
        enter(G, 'yellow');
        expect(stageOf(G)).to.equal('reactivate');
        expect(legalMoves(G, 0)).to.deep.equal([['reactivate', 'start-green', 'S']]);
        doAll(G, ['reactivate', 'start-green', 'S'], ['work', 'start-green', 'S'], ['endTurn']);
      }
    });

    it('yellow-5: 2 points per orange', () => {
      const G = devout('yellow-5');
      stand(G, 0, 'start-orange', 'E');
      layField(G, 'F21', 4, 4);
      stand(G, 0, 'F21', 'E');
      enter(G, 'yellow');
      expect(playerAt(G, 0).score).to.equal(4);
    });

    it('yellow-6 and yellow-7 take any grove in play, without cost and path: its gain, then the grove row', () => {
      const G = devout('yellow-6');
      layGrove(G, 'G19', 0.5, -1.5);
      playerAt(G, 0).groves = ['G30'];
      G.piles.groves = G.piles.groves.filter((id) => id !== 'G30');
      enter(G, 'yellow');
      expect(stageOf(G)).to.equal('takeGrove');
      expect(whyNot(G, 'takeGrove', 'G30')).to.equal('notInPlay');
      expect(legalMoves(G, 0)).to.have.length(8);
      doAll(G, ['takeGrove', 'G19']);
      expect(pointsOf(G, 0)).to.deep.equal({ temple: 8, grove: 5, groveRow: 4 });
      expect(playerAt(G, 0)).to.deep.include({ crystals: 3, groves: ['G30', 'G19'] });
    });

    it('with no grove in play that gain is skipped', () => {
      const G = devout('yellow-7');
      G.groves = [];
      enter(G, 'yellow');
      expect(stageOf(G)).to.equal('acted');
      expect(playerAt(G, 0).score).to.equal(5);
    });

    it('black-5: the points per white are counted before the scroll takes an apprentice away', () => {
      const G = devout('black-5');
      stand(G, 0, 'start-white', 'E');
      give(G, 0, { scrolls: 3 });
      enter(G, 'black');
      expect(playerAt(G, 0).score).to.equal(2);
      expect(stageOf(G)).to.equal('inscribe');
    });
  });

  describe('when a deck is empty the temple itself gives, and no card', () => {
    it('black: a scroll and 4 points', () => {
      const G = devout();
      G.piles.black = [];
      holds(G, 0, 'E7', 'E8', 'E11');
      enter(G, 'black');
      expect(playerAt(G, 0)).to.deep.include({ scrolls: 1, score: 4, salamander: [], crystals: 4 });
      expect(pointsOf(G, 0)).to.deep.equal({ temple: 4 });
    });
    it('yellow: 10 points', () => {
      const G = devout();
      G.piles.yellow = [];
      enter(G, 'yellow');
      expect(pointsOf(G, 0)).to.deep.equal({ temple: 10 });
    });
  });

  it('E7, E11 and E8 answer a Salamander card with 2 points, 1 point and 1 crystal', () => {
    const G = devout('yellow-1');
    holds(G, 0, 'E7', 'E8', 'E11');
    enter(G, 'yellow');
    expect(pointsOf(G, 0)).to.deep.equal({ temple: 13, eagle: 3 });
    expect(playerAt(G, 0).crystals).to.equal(4);
  });

  it('ruling: an Eagle card that a Salamander card brought does not count that Salamander card', () => {
    const G = devout('yellow-8');
    G.piles.eagle = ['E7', 'E1'];
    enter(G, 'yellow');
    expect(pointsOf(G, 0)).to.deep.equal({ temple: 6 });
  });

  it('E1, E3 and E6 answer a Bear or Eagle card that a Salamander card brings', () => {
    const G = devout('yellow-2');
    holds(G, 0, 'E1', 'E3', 'E6');
    enter(G, 'yellow');
    expect(pointsOf(G, 0)).to.deep.equal({ temple: 2, eagle: 3 });
    expect(playerAt(G, 0).crystals).to.equal(4);
  });

  it('B1 and E5 count a grove that is taken without cost too', () => {
    const G = devout('yellow-6');
    holds(G, 0, 'B1', 'E5');
    layGrove(G, 'G30', 0.5, -1.5);
    enter(G, 'yellow');
    doAll(G, ['takeGrove', 'G30']);
    expect(pointsOf(G, 0)).to.deep.equal({ temple: 8, grove: 3, bear: 1, eagle: 1 });
  });
});
