import { expect } from 'chai';
import { legalMoves, refusal, view } from '../../../../src/games/feuersalamander/rules/index.ts';
import type { G } from '../../../../src/games/feuersalamander/rules/state.ts';
import { doAll, listed, onTop, stand, table, throwing } from '../table.ts';

/** The king has drawn, and asked the queen. */
function told(players: number): G {
  const G = table([['fire', 'row-2'], ['stone-2', 'air'], ['row-4'], ['earth']].slice(0, players) as 'fire'[][]);
  stand(G, 0, 4);
  onTop(G, 'row-6');
  throwing(G, 2, 2, 'salamander');
  doAll(G, ['discard', 'row-2'], ['move', 'sum'], ['ask', 'air']);
  return G;
}

const answerIn = (G: G) => G.history.flatMap((fact) => (fact.fact === 'question' ? [fact.answer] : []));
const drawnIn = (G: G) => G.history.flatMap((fact) => (fact.fact === 'draw' ? [fact.card] : []));

describe('What a seat may see', () => {
  it('its own hand, and how many cards the others and the pile have', () => {
    const G = told(4);
    const seen = view(G, 1);
    expect(seen.players.map(({ hand }) => hand)).to.deep.equal([[null, null], ['stone-2', 'air'], [null], [null]]);
    expect(seen.pile).to.deep.equal(Array(G.pile.length).fill(null));
    expect(seen.discards).to.deep.equal(['row-2']);
  });

  it('a spectator sees no hand', () => {
    const hands = view(told(4), null).players.flatMap(({ hand }) => hand);
    expect(hands).to.deep.equal(Array(6).fill(null));
  });

  it('nobody sees what the throws come from', () => {
    for (const seat of [0, 1, 2, 3, null]) expect(view(told(4), seat).chance).to.equal(null);
  });

  it('the answer is for who asked and who was asked; with 2 players it is open', () => {
    const G = told(3);
    expect([0, 1, 2, null].map((seat) => answerIn(view(G, seat)))).to.deep.equal([[true], [true], [null], [null]]);
    const two = told(2);
    expect([0, 1, null].map((seat) => answerIn(view(two, seat)))).to.deep.equal([[true], [true], [true]]);
  });

  it('the drawn card is for who drew it', () => {
    const G = told(3);
    expect([0, 1, 2, null].map((seat) => drawnIn(view(G, seat)))).to.deep.equal([['row-6'], [null], [null], [null]]);
  });

  it('so are the cards that were dealt', () => {
    expect(view(told(3), 2).history[0]).to.deep.equal({
      fact: 'deal',
      hands: [[null, null], [null, null], ['row-4']],
    });
  });

  it('the discards are open in the order of discarding, and so is all the rest of the history', () => {
    const G = told(3);
    expect(view(G, 2).history.map(({ fact }) => fact)).to.deep.equal(['deal', 'draw', 'discard', 'question']);
    expect(view(G, 2).history[2]).to.deep.equal({ fact: 'discard', seat: 0, card: 'row-2', after: 'draw' });
  });

  it('its own legal moves, and nothing of the legal discards and chambers of others', () => {
    const drawing = table([['fire', 'row-2'], ['air']]);
    throwing(drawing, 1, 2, 'salamander');
    const placing = table([['fire', 'row-2'], ['air']]);
    throwing(placing, 1, 2, 'token');
    for (const G of [drawing, placing]) {
      expect(legalMoves(view(G, 0), 0)).to.deep.equal(listed(G));
      expect(legalMoves(view(G, 1), 0)).to.deep.equal([]);
      expect(legalMoves(view(G, null), 0)).to.deep.equal([]);
    }
  });

  it('whether its own combination can be declared', () => {
    const G = table([['fire', 'row-2'], ['air']]);
    const seen = view(G, 0);
    expect(refusal(seen, 0, ['lay', 'fire', 0, 'row-2', 0, 'stone-1', 1])).to.equal(null);
    expect(refusal(seen, 0, ['lay', 'air', 0, 'row-2', 0, 'stone-1', 1])).to.equal('notInHand');
  });

  it('a view is not played on: chance is missing from it', () => {
    const G = table([['fire', 'row-2'], ['air']]);
    expect(() => doAll(view(G, 0), ['throwSticks'])).to.throw('chance is hidden from this view');
  });

  it('what was taken away is not taken from the truth', () => {
    const G = told(3);
    const before = JSON.stringify(G);
    for (const seat of [0, 1, 2, null]) view(G, seat);
    expect(JSON.stringify(G)).to.equal(before);
  });
});
