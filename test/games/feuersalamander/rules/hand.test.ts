import { expect } from 'chai';
import type { CardId } from '../../../../src/games/feuersalamander/content/cards.ts';
import { surplus } from '../../../../src/games/feuersalamander/rules/hand.ts';
import type { G } from '../../../../src/games/feuersalamander/rules/state.ts';
import { doAll, eventTypes, listed, onTop, table, throwing, usedUp, whyNot } from '../table.ts';

/** Seat 0 has drawn the card on top of this hand. */
function drawing(hand: CardId[], card: CardId): G {
  const G = table([hand, ['air', 'row-4']]);
  onTop(G, card);
  throwing(G, 1, 2, 'salamander');
  return G;
}

describe('The hand rule', () => {
  it('two cards at most, never two of one kind', () => {
    expect(surplus([])).to.deep.equal([]);
    expect(surplus(['fire'])).to.deep.equal([]);
    expect(surplus(['fire', 'row-1'])).to.deep.equal([]);
    expect(surplus(['fire', 'air'])).to.deep.equal(['fire', 'air']);
    expect(surplus(['fire', 'row-1', 'stone-1'])).to.deep.equal(['fire', 'row-1', 'stone-1']);
  });
});

describe('A salamander on the symbol stick', () => {
  it('draws the top card of the pile', () => {
    const G = drawing(['fire'], 'row-2');
    expect(G.players[0]?.hand).to.deep.equal(['fire', 'row-2']);
    expect(G.stage).to.equal('drawn');
    expect(G.history.at(-1)).to.deep.equal({ fact: 'draw', seat: 0, card: 'row-2' });
  });

  it('with a legal hand you must keep it, and the software waits for you to go on', () => {
    for (const [hand, card] of [
      [[], 'row-2'],
      [['fire'], 'row-2'],
    ] as [CardId[], CardId][]) {
      const G = drawing(hand, card);
      expect(listed(G)).to.deep.equal([['keep']]);
      expect(whyNot(G, 'discard', card)).to.equal('mustKeep');
      doAll(G, ['keep']);
      expect(G.players[0]?.hand).to.deep.equal([...hand, card]);
      expect(G.stage).to.equal('move');
    }
  });

  it('with two of one kind, either of those two goes', () => {
    const G = drawing(['fire', 'row-2'], 'row-6');
    expect(listed(G)).to.deep.equal([
      ['discard', 'row-2'],
      ['discard', 'row-6'],
    ]);
    expect(whyNot(G, 'keep')).to.equal('mustDiscard');
    expect(whyNot(G, 'discard', 'fire')).to.equal('notOfThePair');
    expect(whyNot(G, 'discard', 'air')).to.equal('notInHand');
    doAll(G, ['discard', 'row-2']);
    expect(G.players[0]?.hand).to.deep.equal(['fire', 'row-6']);
    expect(G.discards).to.deep.equal(['row-2']);
    expect(G.stage).to.equal('move');
  });

  it('also where the hand was one card only', () => {
    expect(listed(drawing(['fire'], 'air'))).to.deep.equal([
      ['discard', 'fire'],
      ['discard', 'air'],
    ]);
  });

  it('with three kinds, any one', () => {
    const G = drawing(['fire', 'row-2'], 'stone-3');
    expect(listed(G)).to.have.length(3);
    doAll(G, ['discard', 'fire']);
    expect(G.players[0]?.hand).to.deep.equal(['row-2', 'stone-3']);
  });

  it('where only one discard is possible, the software waits all the same', () => {
    const G = drawing(['fire'], 'fire');
    expect(listed(G)).to.deep.equal([['discard', 'fire']]);
    expect(G.stage).to.equal('drawn');
  });

  it('nothing else can be done before', () => {
    const G = drawing(['fire'], 'air');
    expect(whyNot(G, 'move', 'sum')).to.equal('cardFirst');
    expect(whyNot(G, 'endTurn')).to.equal('cardFirst');
  });

  it('ruling: from an empty pile, the discards are shuffled into a new one', () => {
    const G = table([['fire'], ['air', 'row-4']]);
    usedUp(G);
    throwing(G, 1, 2, 'salamander');
    expect(eventTypes(G)).to.deep.equal(['throw', 'reshuffle', 'draw']);
    expect(G.discards).to.deep.equal([]);
    expect(G.pile).to.have.length(43);
    expect(G.history.map(({ fact }) => fact)).to.deep.equal(['deal', 'reshuffle', 'draw']);
  });

  it('the last card of the pile is drawn without a shuffle', () => {
    const G = table([['fire'], ['air', 'row-4']]);
    usedUp(G, 1);
    throwing(G, 1, 2, 'salamander');
    expect(G.pile).to.deep.equal([]);
    expect(G.discards).to.have.length(43);
  });

  it('ruling: if there are no discards either, nothing is drawn', () => {
    const G = table([['fire'], ['air', 'row-4']]);
    G.pile = [];
    throwing(G, 1, 2, 'salamander');
    expect(eventTypes(G)).to.deep.equal(['throw', 'noCard']);
    expect(G.players[0]?.hand).to.deep.equal(['fire']);
    expect(G.stage).to.equal('move');
  });
});
