import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import { applyPatch } from 'rfc6902';
import { salamandra } from '../../../src/games/salamandra/index.ts';
import { GAMES, type AnyGame } from '../../../src/games/index.ts';
import { pick, randomFrom } from '../../../src/play/random.ts';
import { diff } from '../../../src/server/tables/diff.ts';
import { engineOf } from '../../../src/server/tables/engine.ts';
import { createInitialState } from '../../../src/server/tables/initial.ts';
import { move } from '../../../src/server/tables/moves.ts';
import { type View, viewOf } from '../../../src/server/tables/views.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Every view of one whole random game. */
function views(players: number, random: () => number): View[] {
  const engine = engineOf(GAMES[salamandra.meta.id] as AnyGame);
  const { rules } = engine.module;
  let state = createInitialState(engine.module, players, {});
  const seen = [viewOf(engine, state, null)];
  for (let seat = rules.toAct(state.G); seat !== null; seat = rules.toAct(state.G)) {
    const [type, ...args] = pick(rules.legalMoves(state.G, seat), random);
    const next = engine.reduce(state, move(seat, type, args));
    if (!next) throw new Error(`${type} was not taken`);
    ({ state } = next);
    seen.push(viewOf(engine, state, null));
  }
  return seen;
}

function expectPatch(before: View, after: View): void {
  const client = copy(before);
  const errors = applyPatch(client, copy(diff(before, after)));
  expect(errors.every((error) => error === null)).to.equal(true);
  // chai takes its time to say what differs
  if (!isDeepStrictEqual(client, copy(after))) expect(client).to.deep.equal(copy(after));
}

describe('What is told of a move', () => {
  const random = randomFrom('diff');
  const games: View[][] = [];
  before(() => {
    for (let i = 0; i < 6; i += 1) games.push(views(2 + (i % 3), random));
  });

  it('brings a client from every state of a game to the next', () => {
    for (const game of games) {
      for (const [i, after] of game.entries()) if (i > 0) expectPatch(game[i - 1] as View, after);
    }
  });

  it('brings a client from any state to any other, 3,000 times', () => {
    const all = games.flat();
    for (let i = 0; i < 3000; i += 1) expectPatch(pick(all, random), pick(all, random));
  });

  it('is at most a quarter of the whole state', () => {
    let patches = 0;
    let wholes = 0;
    for (const game of games) {
      for (const [i, after] of game.entries()) {
        if (i === 0) continue;
        patches += JSON.stringify(diff(game[i - 1] as View, after)).length;
        wholes += JSON.stringify(after).length;
      }
    }
    expect(patches / wholes).to.be.below(0.25);
  });

  const cases: [string, object, object][] = [
    ['nothing', { a: [1] }, { a: [1] }],
    ['a key that comes, one that goes, one that changes', { a: 1, b: 2, c: 3 }, { b: 4, c: 3, d: 5 }],
    ['what is not there and what is null', { a: undefined, b: null, c: 1 }, { a: null, b: undefined, c: undefined }],
    ['an object where a list was, and a list where a word was', { a: [1], b: 'x' }, { a: { 0: 1 }, b: ['x'] }],
    ['an item taken from the middle of a list', { a: [{ n: 1 }, { n: 2 }, { n: 3 }] }, { a: [{ n: 1 }, { n: 3 }] }],
    ['items put into the middle of a list', { a: [1, 9] }, { a: [1, 2, 3, 9] }],
    ['a list that repeats itself', { a: [1, 1, 1] }, { a: [1, 1] }],
    ['a list that becomes empty, and one that was', { a: [1, 2], b: [] }, { a: [], b: [1, 2] }],
    ['lists in lists', { a: [[1, 2], [3]] }, { a: [[1], [3, 4], []] }],
    ['keys that mean something in a path', { 'a/b': 1, 'c~d': 1 }, { 'a/b': 2, 'c~d': 2, '~1': 3 }],
    ['an object that is emptied', { a: { b: { c: 1 } } }, { a: {} }],
  ];
  for (const [name, before, after] of cases) {
    it(`is right for ${name}`, () => {
      const client = copy(before);
      expect(applyPatch(client, copy(diff(before, after))).every((error) => error === null)).to.equal(true);
      expect(client).to.deep.equal(copy(after));
    });
  }

  it('is nothing where nothing changed, however it was rebuilt', () => {
    const game = games[0] as View[];
    expect(diff(game[5] as View, copy(game[5] as View))).to.deep.equal([]);
  });
});
