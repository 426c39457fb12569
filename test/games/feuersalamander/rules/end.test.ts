import { expect } from 'chai';
import type { Chamber } from '../../../../src/games/feuersalamander/content/cards.ts';
import {
  legalMoves,
  refusal,
  resultOf,
  roundOf,
  scoresOf,
  toAct,
} from '../../../../src/games/feuersalamander/rules/index.ts';
import { MOST_COMBINATIONS } from '../../../../src/games/feuersalamander/rules/end.ts';
import type { Options } from '../../../../src/games/feuersalamander/rules/setup.ts';
import type { G, GameEvent } from '../../../../src/games/feuersalamander/rules/state.ts';
import { doAll, eventTypes, listed, table, throwing, whyNot } from '../table.ts';

const usual = (options: Options = {}): G => table([['fire', 'row-5'], ['stone-2', 'air'], ['row-4']], options);

const layIt = (G: G): void => doAll(G, ['lay', 'fire', 0, 'row-5', 0, 'stone-2', 1]);

/** Plays the turn with a throw that leaves everyone where they are. */
function passTurn(G: G): void {
  throwing(G, 2, 2, 'token');
  if (G.stage === 'token') doAll(G, listed(G)[0]!);
  doAll(G, ['move', 'difference'], ['endTurn']);
}

const gameOver = (G: G) =>
  G.events.find(({ type }) => type === 'gameOver') as Extract<GameEvent, { type: 'gameOver' }>;

describe('The end', () => {
  it('the first to reach the target wins at once', () => {
    const G = usual({ target: 40 });
    layIt(G);
    expect(G.over).to.equal(true);
    expect(resultOf(G)).to.deep.equal({ scores: [40, 0, 0], winners: [0] });
    expect(toAct(G)).to.equal(null);
    expect(legalMoves(G, 0)).to.deep.equal([]);
    expect(refusal(G, 0, ['throwSticks'])).to.equal('gameOver');
  });

  it('or exceeds it; with less the game goes on', () => {
    const more = usual({ target: 39 });
    layIt(more);
    expect(more.over).to.equal(true);
    const less = usual({ target: 41 });
    layIt(less);
    expect(less.over).to.equal(false);
    expect(resultOf(less)).to.equal(null);
  });

  it('points of several combinations add up', () => {
    const G = usual({ target: 43 });
    G.players[0]!.laid = [['earth', 'row-1', 'stone-1']];
    layIt(G);
    expect(resultOf(G)?.scores).to.deep.equal([43, 0, 0]);
  });

  it('the others rank by their points', () => {
    const G = usual({ target: 40 });
    G.players[2]!.laid = [['earth', 'row-2', 'stone-3']];
    layIt(G);
    expect(resultOf(G)?.scores).to.deep.equal([40, 0, 18]);
  });

  const laidBefore: Chamber[] = Array.from({ length: 7 }, () => ['air', 'row-3', 'stone-1']);

  it('ruling: after the 15th combination the game ends, and most points win', () => {
    expect(MOST_COMBINATIONS).to.equal(15);
    const G = usual({ target: 462 });
    G.players[1]!.laid = [...laidBefore];
    G.players[2]!.laid = [...laidBefore];
    layIt(G);
    expect(gameOver(G)).to.deep.include({ why: 'cards', winners: [0] });
    expect(resultOf(G)).to.deep.equal({ scores: [40, 21, 21], winners: [0] });
  });

  it('ruling: ties share', () => {
    const G = usual({ target: 462 });
    G.players[1]!.laid = [...laidBefore.slice(1), ['fire', 'row-7', 'stone-3']];
    G.players[2]!.laid = [...laidBefore.slice(1), ['fire', 'row-7', 'stone-3']];
    layIt(G);
    expect(resultOf(G)).to.deep.equal({ scores: [40, 102, 102], winners: [1, 2] });
  });
});

describe('The agreement to end', () => {
  it('is offered at the beginning of the own turn, before the throw, and not later', () => {
    const G = usual();
    expect(refusal(G, 1, ['offerEnd'])).to.equal('notYourTurn');
    doAll(G, ['offerEnd']);
    expect(G.offers).to.deep.equal([true, false, false]);
    expect(whyNot(G, 'offerEnd')).to.equal('offeredAlready');
    expect(listed(G)).to.deep.equal([['throwSticks'], ['takeBack']]);
    throwing(G, 2, 2, 'token');
    expect(whyNot(G, 'takeBack')).to.equal('tokenFirst');
    doAll(G, ['placeToken', 'fire', 'row-5', 'stone-1'], ['move', 'difference']);
    expect(whyNot(G, 'takeBack')).to.equal('movedAlready');
  });

  it('can be taken back', () => {
    const G = usual();
    expect(whyNot(G, 'takeBack')).to.equal('notOffered');
    doAll(G, ['offerEnd'], ['takeBack']);
    expect(G.offers).to.deep.equal([false, false, false]);
    expect(eventTypes(G)).to.deep.equal(['takeBack']);
  });

  it('when all offer at once the game ends, with the same count', () => {
    const G = usual();
    layIt(G);
    doAll(G, ['offerEnd']);
    passTurn(G);
    passTurn(G);
    doAll(G, ['offerEnd']);
    passTurn(G);
    expect(G.over, 'the queen has not offered').to.equal(false);
    passTurn(G);
    doAll(G, ['offerEnd']);
    expect(gameOver(G)).to.deep.include({ why: 'agreement', winners: [0] });
    expect(resultOf(G)).to.deep.equal({ scores: [40, 0, 0], winners: [0] });
  });

  it('where nobody has a point, all share', () => {
    const G = usual();
    for (let i = 0; i < 3; i++) {
      doAll(G, ['offerEnd']);
      if (!G.over) passTurn(G);
    }
    expect(resultOf(G)).to.deep.equal({ scores: [0, 0, 0], winners: [0, 1, 2] });
  });

  it('from the dungeon as well', () => {
    const G = usual();
    G.players[0]!.place = 'dungeon';
    G.stage = 'dungeon';
    doAll(G, ['offerEnd']);
    expect(G.offers[0]).to.equal(true);
    expect(G.stage).to.equal('dungeon');
  });
});

describe('A series', () => {
  const second = (): G => {
    const G = usual({ target: 40, series: 2 });
    G.players[2]!.laid = [['earth', 'row-2', 'stone-3']];
    G.players[0]!.token = ['fire', 'row-5', 'stone-1'];
    G.players[1]!.place = 7;
    doAll(G, ['offerEnd']);
    layIt(G);
    return G;
  };

  it('deals a new game when one has ended: cards, figures, tokens and offers from the beginning', () => {
    const G = second();
    expect(G.over).to.equal(false);
    expect(eventTypes(G).slice(0, 4)).to.include.members(['lay', 'gameOver', 'game']);
    expect(G.players.map(({ hand }) => hand.length)).to.deep.equal([2, 2, 2]);
    for (const player of G.players) expect(player).to.deep.include({ token: null, place: 'start', laid: [] });
    expect(G.offers).to.deep.equal([false, false, false]);
    expect(G.pile).to.have.length(41);
    expect(G.discards).to.deep.equal([]);
    expect(G.history).to.have.length(1);
    expect(['setup', 'begin']).to.include(G.stage);
    expect(G.turn).to.equal(2);
  });

  it('adds the scores up, and ends after the last game', () => {
    const G = second();
    expect(scoresOf(G)).to.deep.equal([40, 0, 18]);
    G.players[2]!.laid = [['fire', 'row-3', 'stone-3']];
    Object.assign(G, { stage: 'begin', seat: 1, actor: 1, offers: [true, false, true] } satisfies Partial<G>);
    expect(scoresOf(G)).to.deep.equal([40, 0, 54]);
    doAll(G, ['offerEnd']);
    expect(G.results).to.deep.equal([
      [40, 0, 18],
      [0, 0, 36],
    ]);
    expect(resultOf(G)).to.deep.equal({ scores: [40, 0, 54], winners: [2] });
  });

  it('begins a new part with every game and with every combination', () => {
    const G = usual({ target: 84 });
    const before = roundOf(G);
    layIt(G);
    expect(roundOf(G)).to.equal(before + 1);
    expect(roundOf(second())).to.equal(before + 2);
  });
});
