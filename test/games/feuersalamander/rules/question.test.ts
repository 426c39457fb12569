import { expect } from 'chai';
import { CARD_IDS, type CardId } from '../../../../src/games/feuersalamander/content/cards.ts';
import { refusal } from '../../../../src/games/feuersalamander/rules/index.ts';
import type { G } from '../../../../src/games/feuersalamander/rules/state.ts';
import { doAll, eventTypes, listed, stand, table, throwing, whyNot } from '../table.ts';

/** Seat 0 has come to that space with these sticks; seat 1 holds the hand. */
function at(space: number, { players = 3, hand = ['fire', 'row-5'], sticks = [3, 1] } = {}): G {
  const G = table(Array.from({ length: players }, (_, seat) => (seat === 1 ? (hand as CardId[]) : [])));
  const [first, second] = sticks as [number, number];
  stand(G, 0, (space - first - second + 5 * players) % (5 * players));
  throwing(G, first, second, 'token');
  doAll(G, ['move', 'sum']);
  return G;
}

describe('A question', () => {
  it('may be asked on any of the five spaces of another player, to that player', () => {
    for (const space of [5, 6, 7, 8, 9]) {
      const G = at(space);
      expect(listed(G)).to.deep.equal([...CARD_IDS.map((card) => ['ask', card]), ['endTurn']]);
      doAll(G, ['ask', 'fire']);
      expect(G.history.at(-1)).to.deep.include({ fact: 'question', seat: 0, asked: 1 });
    }
    const G = at(12);
    doAll(G, ['ask', 'fire']);
    expect(G.history.at(-1)).to.deep.include({ asked: 2, answer: false });
  });

  it('not on one of your own five: there the turn ends by itself', () => {
    for (const space of [0, 1, 2, 3, 4]) expect(at(space).seat, `space ${space}`).to.equal(1);
    const G = at(3, { sticks: [2, 2] });
    expect(listed(G)).to.deep.equal([['throwSticks'], ['endTurn']]);
    expect(whyNot(G, 'ask', 'fire')).to.equal('nobodyToAsk');
  });

  it('is for a wing, a row or a stone field, and the answer is true', () => {
    for (const card of CARD_IDS) {
      const G = at(7);
      doAll(G, ['ask', card]);
      expect(G.history.at(-1)).to.deep.equal({
        fact: 'question',
        seat: 0,
        asked: 1,
        card,
        answer: card === 'fire' || card === 'row-5',
      });
    }
  });

  it('is heard by everyone, the answer by nobody else; with 2 players it is open', () => {
    const three = at(7);
    doAll(three, ['ask', 'fire']);
    expect(three.events).to.deep.equal([{ type: 'ask', seat: 0, asked: 1, card: 'fire' }]);
    const two = at(7, { players: 2 });
    doAll(two, ['ask', 'fire']);
    expect(two.events).to.deep.equal([{ type: 'ask', seat: 0, asked: 1, card: 'fire', answer: true }]);
  });

  it('one for each throw, and the turn ends with it', () => {
    const G = at(7);
    doAll(G, ['ask', 'air']);
    expect(G).to.include({ seat: 1, stage: 'begin' });
    const equal = at(7, { sticks: [2, 2] });
    doAll(equal, ['ask', 'air']);
    expect(whyNot(equal, 'ask', 'fire')).to.equal('askedAlready');
    expect(listed(equal)).to.deep.equal([['throwSticks'], ['endTurn']]);
  });

  it('again after a second throw, within the five, after a move of 0 too', () => {
    const G = at(7, { sticks: [2, 2] });
    doAll(G, ['ask', 'air']);
    throwing(G, 1, 1, 'token');
    doAll(G, ['move', 'difference'], ['ask', 'fire']);
    expect(G.history.filter(({ fact }) => fact === 'question')).to.have.length(2);
  });

  it('is not a duty', () => {
    const G = at(7);
    doAll(G, ['endTurn']);
    expect(G.seat).to.equal(1);
  });

  it('a player without cards may be asked', () => {
    const G = at(7, { hand: [] });
    doAll(G, ['ask', 'fire']);
    expect(G.history.at(-1)).to.deep.include({ answer: false });
  });

  it('one in the dungeon may be asked, and after the answer is back at the start place', () => {
    const G = at(7);
    stand(G, 1, 'dungeon');
    doAll(G, ['ask', 'fire']);
    expect(eventTypes(G)).to.deep.equal(['ask', 'freed']);
    expect(G.players[1]?.place).to.equal('start');
  });

  it('who was freed by a question lays not before their own turn', () => {
    const G = at(7, { sticks: [2, 2] });
    stand(G, 1, 'dungeon');
    doAll(G, ['ask', 'fire']);
    expect(refusal(G, 1, ['lay', 'fire', 1, 'row-5', 1, 'stone-1', 0])).to.equal('notYourTurn');
    doAll(G, ['endTurn']);
    expect(whyNot(G, 'lay', 'fire', 1, 'row-5', 1, 'stone-1', 0)).to.equal(null);
  });

  it('nobody may be asked from a start place', () => {
    const G = table([[], ['fire'], []]);
    throwing(G, 2, 2, 'token');
    doAll(G, ['move', 'difference']);
    expect(whyNot(G, 'ask', 'fire')).to.equal('nobodyToAsk');
  });
});
