import { expect } from 'chai';
import {
  chamberWith,
  chosenPiece,
  intentOf,
  NO_INTENT,
  offerOf,
  targetsOf,
  tokenCards,
} from '../../../../src/games/feuersalamander/board/picture/intent.ts';
import { whyNot } from '../../../../src/games/feuersalamander/board/picture/obstacle.ts';
import type { Action } from '../../../../src/games/feuersalamander/rules/actions.ts';
import { play } from '../../../../src/games/feuersalamander/rules/index.ts';
import { arrange, deal } from '../../../../src/games/feuersalamander/rules/setup.ts';
import type { G } from '../../../../src/games/feuersalamander/rules/state.ts';
import { randomFrom } from '../../../../src/play/random.ts';
import { doAll, listed, onTop, stand, table, throwing } from '../table.ts';

const keys = (G: G): string[] => [...targetsOf(G, listed(G)).keys()];

describe('What can be chosen on the picture', () => {
  it('is a card of the hand where one must go', () => {
    const G = table([['fire', 'row-6'], ['air']]);
    onTop(G, 'water');
    throwing(G, 1, 2, 'salamander');
    expect(keys(G)).to.have.members(['hand fire', 'hand water']);
    expect(whyNot(G, listed(G), 'hand row-6')).to.equal('notOfThePair');
  });

  it('is nothing where a drawn card has to be kept', () => {
    const G = table([['fire'], ['air']]);
    onTop(G, 'row-2');
    throwing(G, 1, 2, 'salamander');
    expect(keys(G)).to.deep.equal([]);
    expect(whyNot(G, listed(G), 'hand fire')).to.equal('mustKeep');
  });

  it('is every chamber that agrees with the hand, for the token', () => {
    const G = table([['fire', 'row-6'], ['air']]);
    throwing(G, 1, 2, 'token');
    expect(keys(G)).to.deep.equal([
      'chamber fire row-6 stone-1',
      'chamber fire row-6 stone-2',
      'chamber fire row-6 stone-3',
    ]);
    expect(whyNot(G, listed(G), 'chamber air row-6 stone-1')).to.equal('contradictsHand');
    expect(whyNot(G, listed(G), 'space 3')).to.equal('tokenFirst');
  });

  it('is where a way ends, and home where a way leads there', () => {
    const G = table([['fire'], ['air']]);
    stand(G, 0, 1);
    throwing(G, 4, 2, 'token');
    doAll(G, ['placeToken', 'fire', 'row-1', 'stone-1']);
    expect(keys(G)).to.have.members(['space 3', 'space 7', 'start 0']);
    expect(whyNot(G, listed(G), 'space 4')).to.equal('outOfReach');
    expect(whyNot(G, listed(G), 'chamber fire row-1 stone-2')).to.equal('symbolMissing');
  });

  it('is nothing for whoever is not asked', () => {
    const G = table([['fire'], ['air']]);
    expect(whyNot(G, [], 'space 4')).to.equal('notYourTurn');
    expect(whyNot(G, [], 'player 1')).to.equal(null);
  });

  it('may be asked for at the end of a way: both are done in one', () => {
    const offer = offerOf({ kind: 'move', by: 'difference', isHome: false, card: 'air' });
    expect(offer).to.deep.equal([
      ['move', 'difference'],
      ['ask', 'air'],
    ]);
    expect(offerOf(NO_INTENT)).to.equal(null);
  });
});

describe('A chamber by its cards', () => {
  const moves = (): Action[] => {
    const G = table([['row-6'], ['air']]);
    throwing(G, 1, 2, 'token');
    return listed(G);
  };

  it('offers what the hand leaves open, and what it does not', () => {
    expect(tokenCards(moves())).to.have.members([
      'air',
      'water',
      'earth',
      'fire',
      'row-6',
      'stone-1',
      'stone-2',
      'stone-3',
    ]);
  });

  it('changes no more of the chosen chamber than the card does', () => {
    expect(chamberWith(moves(), ['fire', 'row-6', 'stone-2'], 'water')).to.deep.equal(['water', 'row-6', 'stone-2']);
    expect(chamberWith(moves(), ['fire', 'row-6', 'stone-2'], 'stone-3')).to.deep.equal(['fire', 'row-6', 'stone-3']);
    expect(chamberWith(moves(), null, 'earth')).to.deep.equal(['earth', 'row-6', 'stone-1']);
    expect(chamberWith(moves(), null, 'row-5')).to.equal(null);
  });
});

describe('Every listed move of whole games', () => {
  it('is done at once or chosen first, and what is chosen first is offered as that move', () => {
    const random = randomFrom('the picture of Der Feuer-Salamander');
    const done = new Set<string>();
    for (const players of [2, 3, 4]) {
      const G = deal(arrange(players, random));
      for (let n = 0; n < 400 && !G.over; n++) {
        const moves = listed(G).filter(([move]) => move !== 'offerEnd');
        const targets = targetsOf(G, moves);
        for (const action of moves) {
          const intent = intentOf(action);
          done.add(action[0]);
          if (!intent) continue;
          expect(offerOf(intent)).to.deep.equal([action]);
          const piece = chosenPiece(G, intent);
          expect(piece === null, action.join(' ')).to.equal(action[0] === 'ask');
          if (piece) expect(targets.has(piece), piece).to.equal(true);
        }
        play(G, G.actor, moves[Math.floor(random() * moves.length)] as Action);
      }
    }
    expect([...done]).to.include.members(['discard', 'keep', 'placeToken', 'move', 'goHome', 'ask', 'keyThrow']);
  });
});
