import { expect } from 'chai';
import type { ToldLine } from '../../../../src/games/feuersalamander/board/board.ts';
import { lastThrow, tidingsOf } from '../../../../src/games/feuersalamander/board/picture/tidings.ts';
import { logLines } from '../../../../src/games/feuersalamander/log.ts';
import type { Action } from '../../../../src/games/feuersalamander/rules/actions.ts';
import { view } from '../../../../src/games/feuersalamander/rules/index.ts';
import type { G, Seat } from '../../../../src/games/feuersalamander/rules/state.ts';
import { doAll, stand, table, throwing } from '../table.ts';

/** A game and its log so far. */
function told(G: G) {
  const log: ToldLine[] = [];
  const tell = () => {
    for (const line of logLines(G.events)) log.push({ id: String(log.length), turn: G.turn, line });
  };
  return {
    log,
    throws(first: number, second: number, symbol: 'salamander' | 'token' = 'token') {
      throwing(G, first, second, symbol);
      tell();
    },
    does(...actions: Action[]) {
      for (const action of actions) {
        doAll(G, action);
        tell();
      }
    },
    news: (viewer: Seat | null) =>
      tidingsOf(view(G, viewer), log, viewer).map((each) => (each.kind === 'told' ? each.told.line.key : each)),
  };
}

const THREE = [['fire'], ['air'], ['water']] as const;
const three = (): G => table(THREE.map((hand) => [...hand]));

describe('What has just happened', () => {
  it('is the answer to one’s own question, for whoever asked alone', () => {
    const game = told(three());
    game.throws(4, 2);
    game.does(['placeToken', 'fire', 'row-1', 'stone-1'], ['move', 'sum'], ['ask', 'air']);
    expect(game.news(0)).to.deep.equal([{ kind: 'answer', asked: 1, card: 'air', isYes: true }]);
    expect(game.news(1)).to.deep.equal([]);
    expect(game.news(2)).to.deep.equal([]);
    expect(game.news(null)).to.deep.equal([]);
  });

  it('is the answer until one throws again, whatever others throw', () => {
    const game = told(three());
    game.throws(4, 2);
    game.does(['placeToken', 'fire', 'row-1', 'stone-1'], ['move', 'sum'], ['ask', 'row-2']);
    game.throws(1, 2);
    expect(game.news(0)).to.deep.equal([{ kind: 'answer', asked: 1, card: 'row-2', isYes: false }]);
    game.does(['placeToken', 'air', 'row-1', 'stone-1'], ['move', 'sum']);
    game.throws(1, 2);
    game.does(['placeToken', 'water', 'row-1', 'stone-1'], ['move', 'sum']);
    expect(game.news(0)).to.have.length(1);
    game.throws(1, 2);
    expect(game.news(0)).to.deep.equal([]);
  });

  it('is a combination that failed, and who was caught, for everyone until the next throw', () => {
    const game = told(three());
    game.does(['lay', 'air', 1, 'row-1', 2, 'stone-1', 2]);
    for (const viewer of [0, 1, 2, null]) expect(game.news(viewer)).to.deep.equal(['fail']);
    game.does(['keepShown']);
    expect(game.news(0)).to.deep.equal(['fail']);
    game.throws(1, 2);
    expect(game.news(0)).to.deep.equal([]);
  });

  it('is who was thrown into the dungeon', () => {
    const G = three();
    stand(G, 2, 7);
    const game = told(G);
    game.throws(4, 2);
    game.does(['placeToken', 'fire', 'row-1', 'stone-1'], ['move', 'sum']);
    expect(game.news(2)).to.deep.equal(['caught']);
  });
});

describe('The last throw', () => {
  it('is that of this game', () => {
    const game = told(three());
    expect(lastThrow(game.log)).to.equal(null);
    game.throws(4, 2);
    expect(lastThrow(game.log)?.line.tokens.player.seat).to.equal(0);
    const next: ToldLine = { id: 'next', turn: 9, line: { key: 'game', tokens: { game: { kind: 'number', n: 2 } } } };
    expect(lastThrow([...game.log, next])).to.equal(null);
  });
});
