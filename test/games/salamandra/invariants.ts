/** What holds in every position of every game: nothing is created or lost. */
import { expect } from 'chai';
import { BEAR_IDS, BLACK_IDS, EAGLE_IDS, YELLOW_IDS } from '../../../src/games/salamandra/content/cards.ts';
import { FIELD_IDS } from '../../../src/games/salamandra/content/fields.ts';
import { GROVE_IDS } from '../../../src/games/salamandra/content/groves.ts';
import { APPRENTICES } from '../../../src/games/salamandra/content/mat.ts';
import { PLACEMENT_IDS } from '../../../src/games/salamandra/content/rudolph.ts';
import { RESOURCES, SPOTS } from '../../../src/games/salamandra/content/terms.ts';
import { placesOf } from '../../../src/games/salamandra/rules/geometry.ts';
import { legalMoves, STAGES, stageOf } from '../../../src/games/salamandra/rules/index.ts';
import { isRudolph } from '../../../src/games/salamandra/rules/rudolph.ts';
import { type G, playerAt, type Seat } from '../../../src/games/salamandra/rules/state.ts';

/** chai is slow at a thousand comparisons a game: it is asked only to tell what is wrong. */
function same(actual: readonly (string | number | null)[], expected: readonly string[], what: string): void {
  if (actual.length === expected.length && new Set(actual).size === actual.length) {
    const all = new Set<string | number | null>(expected);
    if (actual.every((id) => all.has(id))) return;
  }
  expect(actual, what).to.have.members(expected as (string | number | null)[]);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Rudolph's are counted by the test that knows how often he found no spot, and he may be in a spellbook twice. */
function checkApprentices(G: G, seat: Seat): void {
  const inBooks = G.books.filter((book) => book.upper === seat || book.lower === seat);
  const waiting = sum(APPRENTICES.slice(G.round));
  const all = waiting + playerAt(G, seat).available + placesOf(G, seat).length + inBooks.length;
  if (all !== sum(APPRENTICES)) expect(all, `apprentices of seat ${seat}`).to.equal(10);
  if (G.books.some((book) => book.upper === seat && book.lower === seat)) expect.fail('twice in a spellbook');
}

export function checkInvariants(G: G): void {
  const { players, piles, tiles, groves, river, rudolph } = G;
  const onTiles = tiles.map((tile) => tile.field);
  same([...onTiles, ...river.filter((field) => field !== null), ...piles.fields], FIELD_IDS, 'every field once');
  same(
    [...groves.map((tile) => tile.grove), ...piles.groves, ...players.flatMap((player) => player.groves)],
    GROVE_IDS,
    'every grove once',
  );
  same([...piles.bear, ...players.flatMap((player) => player.bear)], BEAR_IDS, 'every Bear card once');
  same([...piles.eagle, ...players.flatMap((player) => player.eagle)], EAGLE_IDS, 'every Eagle card once');
  same(
    [...piles.black, ...piles.yellow, ...players.flatMap((player) => player.salamander)],
    [...BLACK_IDS, ...YELLOW_IDS],
    'every Salamander card once',
  );

  const cells = new Set(tiles.map(({ x, y }) => `${x},${y}`));
  if (cells.size !== tiles.length) expect.fail('two fields on a cell');
  if (cells.has('0,0') || cells.has('1,0')) expect.fail('a field on the temple');
  if (new Set(groves.map(({ x, y }) => `${x},${y}`)).size !== groves.length) expect.fail('two groves on a corner');

  for (const [seat, player] of players.entries()) {
    if (!isRudolph(G, seat)) checkApprentices(G, seat);
    const stocks = [player.crystals, player.scrolls, player.available, player.score];
    if (!stocks.every((n) => Number.isInteger(n) && n >= 0)) expect.fail(`a stock of seat ${seat}: ${stocks.join()}`);
    const points = sum(Object.values(player.points));
    if (points !== player.score) expect(points, `points of seat ${seat} by source`).to.equal(player.score);
  }
  if (!RESOURCES.every((resource) => G.resources[resource] >= 0)) expect.fail('a negative resource');
  const strangers = tiles.flatMap((tile) => SPOTS.map((spot) => tile.spots[spot]?.seat ?? 0));
  if (!strangers.every((seat) => seat < players.length)) expect.fail('an apprentice of nobody');
  if (new Set(G.markers).size !== players.length) expect.fail('not one score marker each');

  if (rudolph) same([...rudolph.placement, ...rudolph.turnedUp], PLACEMENT_IDS, 'every placement card once');

  if (G.over) return;
  if (legalMoves(G, G.seat).length === 0) expect.fail(`seat ${G.seat} may act, but has no legal move`);
  if (!Object.hasOwn(STAGES, stageOf(G))) expect.fail(`${stageOf(G)} was left undone`);
}
