import { expect } from 'chai';
import type { FieldId } from '../../../../src/games/salamandra/content/fields.ts';
import type { Basic } from '../../../../src/games/salamandra/content/terms.ts';
import { legalMoves } from '../../../../src/games/salamandra/rules/index.ts';
import { type G, playerAt } from '../../../../src/games/salamandra/rules/state.ts';
import { doAll, give, holds, layField, pointsOf, stand, table, whyNot } from '../table.ts';

/** Madder stands on this cauldron, and also on start-green, start-white and F21 (orange and green). */
function at(field: FieldId): G {
  const G = table();
  layField(G, field, 5, 5);
  layField(G, 'F21', 6, 6);
  stand(G, 0, field, 'S');
  stand(G, 0, 'start-green', 'N');
  stand(G, 0, 'start-white', 'N', false);
  stand(G, 0, 'F21', 'N');
  stand(G, 0, 'F21', 'E');
  stand(G, 1, 'start-purple', 'N');
  return G;
}

function brew(G: G, field: FieldId, basic?: Basic): void {
  doAll(G, basic ? ['activateCauldron', field, 'S', basic] : ['activateCauldron', field, 'S']);
}

describe('C Cauldron', () => {
  it('flip an active apprentice of yours on it, pay, take the gain', () => {
    const G = at('F11');
    brew(G, 'F11');
    expect(playerAt(G, 0)).to.include({ crystals: 0, scrolls: 1, score: 3 });
    expect(pointsOf(G, 0)).to.deep.equal({ cauldron: 3 });
    expect(G.tiles.find((tile) => tile.field === 'F11')?.spots.S?.face).to.equal('night');
  });

  it('refuses billhooks, the inactive, the strange and what cannot be paid', () => {
    const G = at('F12');
    expect(whyNot(G, 'activateCauldron', 'start-green', 'N')).to.equal('notACauldron');
    expect(whyNot(G, 'activateCauldron', 'F12', 'S')).to.equal('cannotPay');
    give(G, 0, { crystals: 3 });
    expect(whyNot(G, 'activateCauldron', 'F12', 'W')).to.equal('notYourApprentice');
    stand(G, 0, 'F12', 'S', false);
    expect(whyNot(G, 'activateCauldron', 'F12', 'S')).to.equal('apprenticeInactive');
  });

  it('F07 and F16 take any one basic resource, of the payer’s choice', () => {
    const G = at('F07');
    Object.assign(G.resources, { flower: 1, fruit: 1 });
    expect(legalMoves(G, 0).filter(([move]) => move === 'activateCauldron')).to.deep.equal([
      ['activateCauldron', 'F07', 'S', 'flower'],
      ['activateCauldron', 'F07', 'S', 'fruit'],
    ]);
    expect(whyNot(G, 'activateCauldron', 'F07', 'S')).to.equal('wrongPayment');
    expect(whyNot(G, 'activateCauldron', 'F07', 'S', 'leaf')).to.equal('cannotPay');
    brew(G, 'F07', 'fruit');
    expect(G.resources).to.include({ flower: 1, fruit: 0 });
  });

  it('the others take no choice', () => {
    const G = at('F20');
    G.resources.fruit = 1;
    expect(whyNot(G, 'activateCauldron', 'F20', 'S', 'fruit')).to.equal('wrongPayment');
  });

  describe('"per" counts tiles in play with at least one of your apprentices, active or not', () => {
    it('F07: 2 points per green: itself, start-green, F21', () => {
      const G = at('F07');
      G.resources.leaf = 1;
      brew(G, 'F07', 'leaf');
      expect(playerAt(G, 0).score).to.equal(6);
    });
    it('F08: green potion, 3 points per green', () => {
      const G = at('F08');
      G.resources.greenPotion = 1;
      brew(G, 'F08');
      expect(playerAt(G, 0).score).to.equal(9);
    });
    it('F12: 3 crystals, 2 points per orange: itself and F21, which counts for both its colours', () => {
      const G = at('F12');
      give(G, 0, { crystals: 3 });
      brew(G, 'F12');
      expect(playerAt(G, 0).score).to.equal(4);
    });
    it('F15: dusk potion, 3 points per white', () => {
      const G = at('F15');
      G.resources.duskPotion = 1;
      brew(G, 'F15');
      expect(playerAt(G, 0).score).to.equal(6);
    });
    it('F16: any basic, 2 points per white', () => {
      const G = at('F16');
      G.resources.leaf = 1;
      brew(G, 'F16', 'leaf');
      expect(playerAt(G, 0).score).to.equal(4);
    });
    it('F19: 2 crystals and a fruit, 3 points per purple', () => {
      const G = at('F19');
      G.resources.fruit = 1;
      brew(G, 'F19');
      expect(playerAt(G, 0)).to.include({ score: 3, crystals: 0 });
    });
    it('F20: a fruit, 2 points per cauldron tile', () => {
      const G = at('F20');
      layField(G, 'F16', 7, 7);
      stand(G, 0, 'F16', 'E');
      G.resources.fruit = 1;
      brew(G, 'F20');
      expect(playerAt(G, 0).score).to.equal(4);
    });
    it('F22: a leaf, 2 points per Bear or Eagle card', () => {
      const G = at('F22');
      holds(G, 0, 'B1', 'E9', 'E2');
      G.resources.leaf = 1;
      brew(G, 'F22');
      expect(pointsOf(G, 0)).to.deep.equal({ cauldron: 6 });
    });
    it('F23: 2 crystals, 3 points per Salamander card', () => {
      const G = at('F23');
      playerAt(G, 0).salamander = ['black-1', 'yellow-1'];
      brew(G, 'F23');
      expect(playerAt(G, 0).score).to.equal(6);
    });
    it('F24: 3 crystals, 2 points per harvested grove', () => {
      const G = at('F24');
      playerAt(G, 0).groves = ['G30', 'G29', 'G28'];
      give(G, 0, { crystals: 3 });
      brew(G, 'F24');
      expect(playerAt(G, 0).score).to.equal(6);
    });
  });

  it('a gain of 0 points does not move the score marker', () => {
    const G = at('F23');
    expect(G.markers).to.deep.equal([1, 0]);
    G.markers = [0, 1];
    brew(G, 'F23');
    expect(G.markers).to.deep.equal([0, 1]);
  });
});
