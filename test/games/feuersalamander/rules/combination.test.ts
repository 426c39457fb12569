import { expect } from 'chai';
import type { CardId } from '../../../../src/games/feuersalamander/content/cards.ts';
import { legalMoves, scoresOf, toAct } from '../../../../src/games/feuersalamander/rules/index.ts';
import type { G } from '../../../../src/games/feuersalamander/rules/state.ts';
import { doAll, eventTypes, fated, jailed, listed, onTop, stand, table, throwing, usedUp, whyNot } from '../table.ts';

/** King, queen, monk and robber. */
const four = (...hands: CardId[][]): G => table(hands);

const usual = (): G => four(['fire', 'row-5'], ['stone-2', 'air'], ['row-7', 'stone-3'], ['earth']);

describe('Laying a combination', () => {
  it('a wing, a row and a stone card: own ones and the rest named precisely; it scores the product', () => {
    const G = usual();
    doAll(G, ['lay', 'fire', 0, 'row-5', 0, 'stone-2', 1]);
    expect(G.players[0]).to.deep.include({ hand: [], laid: [['fire', 'row-5', 'stone-2']] });
    expect(G.players[1]?.hand, 'the named card is handed over').to.deep.equal(['air']);
    expect(scoresOf(G)).to.deep.equal([40, 0, 0, 0]);
    expect(G.events).to.deep.include({
      type: 'lay',
      seat: 0,
      claim: [
        { card: 'fire', holder: 0 },
        { card: 'row-5', holder: 0 },
        { card: 'stone-2', holder: 1 },
      ],
      points: 40,
    });
  });

  it('none of your own is fine, and one player may be named twice', () => {
    const G = usual();
    doAll(G, ['lay', 'air', 1, 'row-7', 2, 'stone-3', 2]);
    expect(G.players.map(({ hand }) => hand)).to.deep.equal([['fire', 'row-5'], ['stone-2'], [], ['earth']]);
    expect(scoresOf(G)).to.deep.equal([21, 0, 0, 0]);
  });

  it('your own cards must be yours', () => {
    const G = usual();
    expect(whyNot(G, 'lay', 'earth', 0, 'row-5', 0, 'stone-2', 1)).to.equal('notInHand');
    expect(whyNot(G, 'lay', 'earth', 4, 'row-5', 0, 'stone-2', 1)).to.equal('noSuchPlayer');
    expect(whyNot(G, 'lay', 'earth', -1, 'row-5', 0, 'stone-2', 1)).to.equal('noSuchPlayer');
  });

  it('if both your own cards were used, your token goes back to its start place; other tokens stay', () => {
    const G = usual();
    for (const player of G.players) player.token = ['fire', 'row-5', 'stone-1'];
    doAll(G, ['lay', 'fire', 0, 'row-5', 0, 'stone-2', 1]);
    expect(G.players.map(({ token }) => token === null)).to.deep.equal([true, false, false, false]);
    expect(eventTypes(G)).to.deep.equal(['lay', 'tokenBack']);
  });

  it('with one own card, or the only one, it stays', () => {
    const one = usual();
    one.players[0]!.token = ['fire', 'row-5', 'stone-1'];
    doAll(one, ['lay', 'fire', 0, 'row-7', 2, 'stone-2', 1]);
    expect(one.players[0]?.token).to.not.equal(null);
    const only = four(['fire'], ['stone-2', 'row-1'], [], []);
    only.players[0]!.token = ['fire', 'row-5', 'stone-1'];
    doAll(only, ['lay', 'fire', 0, 'row-1', 1, 'stone-2', 1]);
    expect(only.players[0]?.token).to.not.equal(null);
  });

  it('only on your start place', () => {
    for (const place of [2, 7] as const) {
      const G = usual();
      stand(G, 0, place);
      expect(whyNot(G, 'lay', 'fire', 0, 'row-5', 0, 'stone-2', 1)).to.equal('notAtStart');
    }
  });

  it('is not listed: there are thousands', () => {
    const G = usual();
    expect(listed(G)).to.deep.equal([['throwSticks'], ['offerEnd']]);
  });

  it('after coming home in this turn too, where otherwise the turn can be ended', () => {
    const G = usual();
    stand(G, 0, 1);
    throwing(G, 1, 4, 'token');
    doAll(G, ['placeToken', 'fire', 'row-5', 'stone-1'], ['goHome', 'difference']);
    expect(listed(G)).to.deep.equal([['endTurn']]);
    doAll(G, ['lay', 'fire', 0, 'row-5', 0, 'stone-2', 1]);
    expect(G, 'and the turn ends by itself').to.include({ seat: 1, stage: 'begin' });
  });

  describe('ruling: at most one for each throw', () => {
    it('one laid before the throw counts for it', () => {
      const G = usual();
      doAll(G, ['lay', 'fire', 0, 'row-5', 0, 'stone-2', 1]);
      expect(whyNot(G, 'lay', 'air', 1, 'row-7', 2, 'stone-3', 2)).to.equal('laidAlready');
      expect(listed(G)).to.deep.equal([['throwSticks'], ['offerEnd']]);
      throwing(G, 2, 2, 'token');
      doAll(G, ['move', 'difference']);
      expect(whyNot(G, 'lay', 'air', 1, 'row-7', 2, 'stone-3', 2), 'still at the start place').to.equal(
        'laidAlready',
      );
      expect(listed(G)).to.deep.equal([['throwSticks'], ['endTurn']]);
    });

    it('after a second throw there may be another', () => {
      const G = usual();
      doAll(G, ['lay', 'fire', 0, 'row-5', 0, 'stone-2', 1]);
      throwing(G, 2, 2, 'token');
      doAll(G, ['move', 'difference']);
      throwing(G, 3, 3, 'token');
      doAll(G, ['move', 'difference'], ['lay', 'air', 1, 'row-7', 2, 'stone-3', 2]);
      expect(scoresOf(G)).to.deep.equal([61, 0, 0, 0]);
    });

    it('one laid after the move leaves the second throw', () => {
      const G = usual();
      throwing(G, 2, 2, 'token');
      doAll(G, ['placeToken', 'fire', 'row-5', 'stone-1'], ['move', 'difference']);
      doAll(G, ['lay', 'fire', 0, 'row-5', 0, 'stone-2', 1]);
      expect(listed(G)).to.deep.equal([['throwSticks'], ['endTurn']]);
      expect(whyNot(G, 'lay', 'air', 1, 'row-7', 2, 'stone-3', 2)).to.equal('laidAlready');
    });
  });

  it('who was freed by a key throw may lay in that same turn', () => {
    const G = jailed(usual());
    fated(G, ['keyThrow'], ({ events }) => events.some(({ type }) => type === 'freed'));
    doAll(G, ['lay', 'fire', 0, 'row-5', 0, 'stone-2', 1]);
    expect(scoresOf(G)[0]).to.equal(40);
  });
});

describe('A combination that is wrong', () => {
  /** The king names earth rightly at the robber, stone-2 rightly at the queen, and row-7 wrongly. */
  const failed = (): G => {
    const G = usual();
    doAll(G, ['lay', 'earth', 3, 'row-7', 1, 'stone-2', 1]);
    return G;
  };

  it('nothing is handed over, you go to the dungeon and your turn ends, without a second throw', () => {
    const G = usual();
    throwing(G, 2, 2, 'token');
    doAll(G, ['placeToken', 'fire', 'row-5', 'stone-1'], ['move', 'difference']);
    doAll(G, ['lay', 'fire', 0, 'row-5', 0, 'stone-1', 1]);
    expect(G.players[0]).to.deep.include({ hand: ['fire', 'row-5'], place: 'dungeon', laid: [] });
    expect(G.players[1]?.hand).to.deep.equal(['stone-2', 'air']);
    expect(G).to.include({ seat: 1, actor: 1, stage: 'begin' });
  });

  it('the table sees your hand, in an order that tells nothing, and of every card whether it was right', () => {
    const G = usual();
    G.players[0]!.hand = ['row-5', 'fire'];
    doAll(G, ['lay', 'earth', 3, 'row-7', 1, 'stone-2', 1]);
    expect(G.events).to.deep.include({
      type: 'fail',
      seat: 0,
      claim: [
        { card: 'earth', holder: 3 },
        { card: 'row-7', holder: 1 },
        { card: 'stone-2', holder: 1 },
      ],
      right: [true, false, true],
      hand: ['fire', 'row-5'],
    });
    expect(G.history.at(-1)).to.deep.include({ fact: 'failed', right: [true, false, true], hand: ['fire', 'row-5'] });
  });

  it('clockwise from you, each player whose card was named rightly keeps it or swaps it', () => {
    const G = failed();
    expect(G).to.include({ seat: 0, actor: 1, stage: 'swap' });
    expect(listed(G)).to.deep.equal([['swap'], ['keepShown']]);
    expect(legalMoves(G, 0)).to.deep.equal([]);
    doAll(G, ['keepShown']);
    expect(toAct(G)).to.equal(3);
    doAll(G, ['keepShown']);
    expect(G).to.include({ seat: 1, actor: 1, stage: 'begin', turn: 2 });
    expect(G.players[1]?.hand).to.deep.equal(['stone-2', 'air']);
  });

  it('clockwise goes on past the last seat', () => {
    const G = usual();
    Object.assign(G, { seat: 2, actor: 2 });
    doAll(G, ['lay', 'earth', 3, 'row-5', 0, 'stone-1', 1]);
    expect(toAct(G)).to.equal(3);
    doAll(G, ['keepShown']);
    expect(toAct(G)).to.equal(0);
    doAll(G, ['keepShown']);
    expect(G).to.include({ seat: 3, stage: 'begin' });
  });

  it('to swap is to discard it and draw; the hand rule holds at once', () => {
    const G = failed();
    onTop(G, 'row-1');
    doAll(G, ['swap']);
    expect(G.discards).to.deep.equal(['stone-2']);
    expect(G.players[1]?.hand).to.deep.equal(['air', 'row-1']);
    expect(G).to.include({ actor: 1, stage: 'drawn' });
    expect(listed(G), 'the software waits').to.deep.equal([['keep']]);
    doAll(G, ['keep']);
    expect(toAct(G)).to.equal(3);

    const pair = failed();
    onTop(pair, 'fire');
    doAll(pair, ['swap']);
    expect(listed(pair)).to.deep.equal([
      ['discard', 'air'],
      ['discard', 'fire'],
    ]);
    doAll(pair, ['discard', 'air']);
    expect(pair.players[1]?.hand).to.deep.equal(['fire']);
    expect(toAct(pair)).to.equal(3);
  });

  it('the next turn is that of the player after you', () => {
    const G = failed();
    onTop(G, 'row-1', 'row-2');
    doAll(G, ['swap'], ['keep'], ['swap'], ['keep']);
    expect(G).to.include({ seat: 1, actor: 1, stage: 'begin', turn: 2 });
  });

  it('card by card where two of one player were named', () => {
    const G = usual();
    doAll(G, ['lay', 'air', 1, 'row-1', 2, 'stone-2', 1]);
    expect(G.swaps).to.deep.equal([
      { seat: 1, card: 'air' },
      { seat: 1, card: 'stone-2' },
    ]);
    onTop(G, 'row-1');
    doAll(G, ['swap'], ['keep'], ['keepShown']);
    expect(G.players[1]?.hand).to.deep.equal(['stone-2', 'row-1']);
    expect(G.seat).to.equal(1);
  });

  it('a shown card that was discarded is no more swapped, whether or not another like it is left', () => {
    for (const drawn of ['stone-1', 'stone-2'] as const) {
      const G = usual();
      doAll(G, ['lay', 'air', 1, 'row-1', 2, 'stone-2', 1]);
      onTop(G, drawn);
      doAll(G, ['swap'], ['discard', 'stone-2']);
      expect(G.players[1]?.hand).to.deep.equal([drawn]);
      expect(G).to.include({ seat: 1, stage: 'begin' });
    }
    const other = usual();
    doAll(other, ['lay', 'air', 1, 'row-1', 2, 'stone-2', 1]);
    onTop(other, 'stone-1');
    doAll(other, ['swap'], ['discard', 'stone-1']);
    expect(other).to.include({ actor: 1, stage: 'swap' });
  });

  it('a swap with an empty pile shuffles the discards, the swapped card among them', () => {
    const G = failed();
    G.pile = [];
    doAll(G, ['swap']);
    expect(eventTypes(G)).to.deep.equal(['swap', 'reshuffle', 'draw']);
    expect(G.players[1]?.hand).to.deep.equal(['air', 'stone-2']);
    const more = failed();
    usedUp(more);
    doAll(more, ['swap']);
    expect(more.discards).to.deep.equal([]);
  });

  it('a claim that cannot be true is allowed, and fails', () => {
    for (const claim of [
      // three of one player
      ['air', 1, 'row-1', 1, 'stone-2', 1],
      // of a player without cards
      ['fire', 0, 'row-5', 0, 'stone-1', 4 - 1],
    ] as ['air', number, 'row-1', number, 'stone-2', number][]) {
      const G = usual();
      G.players[3]!.hand = [];
      doAll(G, ['lay', ...claim]);
      expect(G.players[0]?.place).to.equal('dungeon');
    }
  });

  it('your own cards are not swapped', () => {
    const G = usual();
    doAll(G, ['lay', 'fire', 0, 'row-5', 0, 'stone-1', 1]);
    expect(G.swaps).to.deep.equal([]);
    expect(G.seat).to.equal(1);
  });
});
