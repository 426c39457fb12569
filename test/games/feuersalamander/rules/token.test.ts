import { expect } from 'chai';
import type { CardId } from '../../../../src/games/feuersalamander/content/cards.ts';
import type { G } from '../../../../src/games/feuersalamander/rules/state.ts';
import { doAll, eventTypes, listed, table, throwing, whyNot } from '../table.ts';

function placing(hand: CardId[]): G {
  const G = table([hand, ['air', 'row-4']]);
  throwing(G, 1, 2, 'token');
  return G;
}

describe('A token on the symbol stick', () => {
  it('goes to a chamber that agrees with every card of the hand; what it does not say is free', () => {
    expect(listed(placing(['water', 'stone-3']))).to.deep.equal(
      [1, 2, 3, 4, 5, 6, 7].map((row) => ['placeToken', 'water', `row-${row}`, 'stone-3']),
    );
    expect(listed(placing(['fire']))).to.have.length(21);
    expect(listed(placing(['row-7']))).to.have.length(12);
    expect(listed(placing(['row-7', 'stone-1']))).to.have.length(4);
    expect(listed(placing(['earth', 'row-2']))).to.have.length(3);
  });

  it('must be placed, and truthfully', () => {
    const G = placing(['water', 'stone-3']);
    expect(whyNot(G, 'placeToken', 'fire', 'row-1', 'stone-3')).to.equal('contradictsHand');
    expect(whyNot(G, 'placeToken', 'water', 'row-1', 'stone-2')).to.equal('contradictsHand');
    expect(whyNot(G, 'move', 'sum')).to.equal('tokenFirst');
    doAll(G, ['placeToken', 'water', 'row-5', 'stone-3']);
    expect(G.players[0]?.token).to.deep.equal(['water', 'row-5', 'stone-3']);
    expect(G.stage).to.equal('move');
  });

  it('may stay where it stands, and share a chamber', () => {
    const G = placing(['water']);
    G.players[0]!.token = ['water', 'row-1', 'stone-1'];
    G.players[1]!.token = ['water', 'row-1', 'stone-1'];
    doAll(G, ['placeToken', 'water', 'row-1', 'stone-1']);
    expect(G.players[0]?.token).to.deep.equal(G.players[1]?.token);
  });

  it('without cards nothing happens', () => {
    const G = placing([]);
    expect(eventTypes(G)).to.deep.equal(['throw', 'noToken']);
    expect(G.stage).to.equal('move');
    expect(G.players[0]?.token).to.equal(null);
  });

  it('stays, right or wrong, until the symbol is thrown again', () => {
    const G = placing(['water']);
    doAll(G, ['placeToken', 'water', 'row-1', 'stone-1'], ['move', 'sum']);
    G.players[0]!.hand = ['fire'];
    throwing(G, 1, 2, 'salamander');
    expect(G.players[0]?.token).to.deep.equal(['water', 'row-1', 'stone-1']);
  });
});
