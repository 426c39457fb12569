import { expect } from 'chai';
import { legalMoves, stageOf } from '../../../../src/games/salamandra/rules/index.ts';
import { playerAt } from '../../../../src/games/salamandra/rules/state.ts';
import { doAll, give, holds, layField, stand, table, whyNot } from '../table.ts';

describe('Free actions', () => {
  it('flip an active apprentice on a tile: 1 crystal, the tile does nothing', () => {
    const G = table();
    stand(G, 0, 'start-green', 'E');
    doAll(G, ['flip', 'start-green', 'E']);
    expect(playerAt(G, 0).crystals).to.equal(3);
    expect(G.resources.leaf).to.equal(0);
    expect(whyNot(G, 'flip', 'start-green', 'E')).to.equal('apprenticeInactive');
  });

  it("only one's own apprentices", () => {
    const G = table();
    stand(G, 1, 'start-green', 'E');
    expect(whyNot(G, 'flip', 'start-green', 'E')).to.equal('notYourApprentice');
    expect(whyNot(G, 'work', 'start-green', 'E')).to.equal('notYourApprentice');
    expect(whyNot(G, 'flip', 'start-green', 'W')).to.equal('notYourApprentice');
    expect(whyNot(G, 'flip', 'F05', 'W')).to.equal('notYourApprentice');
  });

  it('before and after the action, as often as you like', () => {
    const G = table();
    stand(G, 0, 'start-green', 'E');
    stand(G, 0, 'start-white', 'E');
    doAll(G, ['flip', 'start-green', 'E'], ['place', 'start-purple', 'S'], ['work', 'start-white', 'E']);
    expect(stageOf(G)).to.equal('acted');
    expect(G.resources.flower).to.equal(1);
  });

  it('but not in the middle of an action or while a choice is pending', () => {
    const G = table();
    G.resources.flower = 1;
    stand(G, 0, 'start-green', 'E');
    doAll(G, ['build', 'F05', 2, -1]);
    expect(whyNot(G, 'flip', 'start-green', 'E')).to.equal('choiceFirst');
  });

  it('and not after passing', () => {
    const G = table();
    give(G, 0, { available: 0, crystals: 9 });
    doAll(G, ['pass']);
    expect(whyNot(G, 'convert', 'exchange', 'leaf')).to.equal('passedAlready');
  });

  it('nor when it is not your turn', () => {
    const G = table();
    doAll(G, ['place', 'start-green', 'S'], ['endTurn']);
    expect(legalMoves(G, 0)).to.deep.equal([]);
  });

  describe('work a billhook: flip an active apprentice of yours on it and take what it makes', () => {
    it('the start fields make 2 crystals, a leaf, a flower, a fruit', () => {
      const G = table();
      for (const field of ['start-orange', 'start-green', 'start-white', 'start-purple'] as const) {
        stand(G, 0, field, 'S');
        doAll(G, ['work', field, 'S']);
      }
      expect(playerAt(G, 0).crystals).to.equal(4);
      expect(G.resources).to.deep.equal({ leaf: 1, flower: 1, fruit: 1, greenPotion: 0, duskPotion: 0 });
    });

    it('F05, F14 and F17 make a resource and a crystal, F10 three crystals', () => {
      const G = table();
      for (const [i, field] of (['F05', 'F14', 'F17', 'F10'] as const).entries()) {
        layField(G, field, 5 + i, 5);
        stand(G, 0, field, 'S');
        doAll(G, ['work', field, 'S']);
      }
      expect(playerAt(G, 0).crystals).to.equal(2 + 3 + 3);
      expect(G.resources).to.include({ leaf: 1, flower: 1, fruit: 1 });
    });

    it('F06, F13, F18 and F21 turn a leaf, a flower, a fruit and 3 crystals into a potion', () => {
      const G = table();
      for (const [i, field] of (['F06', 'F13', 'F18', 'F21'] as const).entries()) {
        layField(G, field, 5 + i, 5);
        stand(G, 0, field, 'S');
        expect(whyNot(G, 'work', field, 'S')).to.equal('cannotPay');
      }
      Object.assign(G.resources, { leaf: 1, flower: 1, fruit: 1 });
      give(G, 0, { crystals: 3 });
      doAll(G, ['work', 'F06', 'S'], ['work', 'F13', 'S'], ['work', 'F18', 'S'], ['work', 'F21', 'S']);
      expect(G.resources).to.deep.equal({ leaf: 0, flower: 0, fruit: 0, greenPotion: 2, duskPotion: 2 });
      expect(playerAt(G, 0).crystals).to.equal(0);
    });

    it('a cauldron is not worked', () => {
      const G = table();
      layField(G, 'F11', 5, 5);
      stand(G, 0, 'F11', 'S');
      expect(whyNot(G, 'work', 'F11', 'S')).to.equal('notABillhook');
    });

    it('F09: 1 crystal reactivates another apprentice than the worker', () => {
      const G = table();
      layField(G, 'F09', 5, 5);
      stand(G, 0, 'F09', 'S');
      stand(G, 0, 'start-green', 'S', false);
      stand(G, 0, 'start-white', 'S');
      stand(G, 1, 'start-white', 'N', false);
      doAll(G, ['work', 'F09', 'S']);
      expect(playerAt(G, 0).crystals).to.equal(1);
      expect(stageOf(G)).to.equal('reactivate');
      expect(whyNot(G, 'reactivate', 'F09', 'S')).to.equal('workerItself');
      expect(whyNot(G, 'reactivate', 'start-white', 'S')).to.equal('apprenticeActive');
      expect(whyNot(G, 'reactivate', 'start-white', 'N')).to.equal('notYourApprentice');
      expect(legalMoves(G, 0)).to.deep.equal([['reactivate', 'start-green', 'S']]);
      doAll(G, ['reactivate', 'start-green', 'S'], ['work', 'start-green', 'S']);
      expect(G.resources.leaf).to.equal(1);
    });

    it('F09 with nobody to reactivate: the gain is skipped', () => {
      const G = table();
      layField(G, 'F09', 5, 5);
      stand(G, 0, 'F09', 'S');
      doAll(G, ['work', 'F09', 'S']);
      expect(stageOf(G)).to.equal('act');
    });
  });

  describe('conversions', () => {
    it('4 crystals make one basic resource of your choice, and no potion', () => {
      const G = table();
      give(G, 0, { crystals: 11 });
      doAll(G, ['convert', 'exchange', 'leaf'], ['convert', 'exchange', 'fruit']);
      expect(playerAt(G, 0).crystals).to.equal(3);
      expect(G.resources).to.include({ leaf: 1, fruit: 1 });
      expect(whyNot(G, 'convert', 'exchange', 'flower')).to.equal('cannotPay');
      expect(whyNot(G, 'convert', 'exchange', 'greenPotion')).to.equal('noSuchConversion');
    });

    const CARDS = [
      ['B6', 6, 'duskPotion'],
      ['B8', 6, 'greenPotion'],
      ['E2', 5, 'greenPotion'],
      ['E4', 5, 'duskPotion'],
      ['E9', 3, 'leaf'],
      ['E9', 3, 'flower'],
      ['E9', 3, 'fruit'],
    ] as const;
    for (const [card, crystals, resource] of CARDS) {
      it(`${card}: any time, ${crystals} crystals → ${resource}`, () => {
        const G = table();
        give(G, 0, { crystals });
        expect(whyNot(G, 'convert', card, resource)).to.equal('noSuchConversion');
        holds(G, 0, card);
        doAll(G, ['convert', card, resource]);
        expect(G.resources[resource]).to.equal(1);
        expect(playerAt(G, 0).crystals).to.equal(0);
        give(G, 0, { crystals: crystals - 1 });
        expect(whyNot(G, 'convert', card, resource)).to.equal('cannotPay');
      });
    }
  });

  it('resources and potions last until the end of the turn, crystals for the whole game', () => {
    const G = table();
    give(G, 0, { crystals: 8 });
    doAll(G, ['convert', 'exchange', 'leaf'], ['place', 'start-green', 'S'], ['endTurn']);
    expect(G.resources).to.deep.equal({ leaf: 0, flower: 0, fruit: 0, greenPotion: 0, duskPotion: 0 });
    expect(playerAt(G, 0).crystals).to.be.at.least(4);
  });
});
