/** Chapter 6: Rudolph's part of a round. It leaves nothing to choose, so it runs by itself. */
import { ROUNDS } from '../content/mat.ts';
import {
  type Arrow,
  arrowOf,
  DIRECTIONS,
  type LabourPoints,
  PLACEMENT_IDS,
  RUDOLPH_SCROLLS_TO_INSCRIBE,
} from '../content/rudolph.ts';
import { LEVELS, type Spot, SPOTS } from '../content/terms.ts';
import { randomFrom, shuffle } from '../../../play/random.ts';
import { score } from './gain.ts';
import { occupy, reaches, TEMPLE_CELLS } from './geometry.ts';
import { anyFreeSpotOn } from './place.ts';
import { type G, playerAt, type Place, type Rudolph, type Seat, type Tile } from './state.ts';

/** His apprentices, his points and his scrolls are those of this seat. */
export const RUDOLPH: Seat = 1;

export const isRudolph = (G: G, seat: Seat): boolean => G.rudolph !== undefined && seat === RUDOLPH;

/** He scores for his labour, and places as many apprentices as the round has for a number. */
export function labourAndPlace(G: G, rudolph: Rudolph): void {
  G.events.push({ type: 'labour', seat: RUDOLPH });
  score(G, RUDOLPH, rudolph.labour.rounds[G.round - 1] as number, 'labour');
  for (let i = 0; i < G.round; i++) placeOne(G, rudolph);
}

function placeOne(G: G, rudolph: Rudolph): void {
  // the pile would be gone through in vain, shuffled or not
  if (!PLACEMENT_IDS.some((card) => furthest(G, arrowOf(card)))) {
    G.events.push({ type: 'placeNobody', seat: RUDOLPH });
    return;
  }
  let tile: Tile | undefined;
  while (!tile) {
    const arrow = turnUpPlacement(G, rudolph);
    tile = furthest(G, arrow);
    G.events.push({ type: 'placement', seat: RUDOLPH, ...arrow, field: tile?.field ?? null });
  }
  standOn(G, rudolph, tile);
}

function turnUpPlacement(G: G, rudolph: Rudolph): Arrow {
  if (rudolph.placement.length === 0) reshuffle(G, rudolph);
  const [card, ...rest] = rudolph.placement;
  if (!card) throw new Error('the placement cards are hidden from this view');
  rudolph.placement = rest;
  rudolph.turnedUp = [...rudolph.turnedUp, card];
  return arrowOf(card);
}

/** Every shuffle is settled by the number of the one before it, so the rules leave nothing to chance. */
function reshuffle(G: G, rudolph: Rudolph): void {
  if (rudolph.reshuffle === null) throw new Error('the placement cards are hidden from this view');
  const random = randomFrom(String(rudolph.reshuffle));
  rudolph.placement = shuffle([...PLACEMENT_IDS], random);
  rudolph.reshuffle = shuffleNumber(random);
  rudolph.turnedUp = [];
  G.events.push({ type: 'shuffle', seat: RUDOLPH });
}

const SHUFFLES = 2 ** 32;

export const shuffleNumber = (random: () => number): number => Math.floor(random() * SHUFFLES);

export const isShuffleNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < SHUFFLES;

/** Of a match from outside. */
export const isLabour = (value: unknown): value is LabourPoints => {
  const { rounds, spellbook } = Object(value) as Record<string, unknown>;
  const points = Array.isArray(rounds) && rounds.length === ROUNDS ? [...(rounds as unknown[]), spellbook] : [null];
  return points.every((n) => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= MOST_LABOUR);
};

/** More than anyone can score. */
const MOST_LABOUR = 999;

/** The field furthest along the arrow that has a free spot. The line runs over gaps and the other half of the temple. */
export function furthest(G: G, { half, direction }: Arrow): Tile | undefined {
  const from = TEMPLE_CELLS[half];
  const step = DIRECTIONS[direction];
  let found: Tile | undefined;
  let distance = 0;
  for (const tile of G.tiles) {
    const [x, y] = [tile.x - from.x, tile.y - from.y];
    const steps = Math.max(Math.abs(x), Math.abs(y));
    if (x !== step.x * steps || y !== step.y * steps || steps <= distance || !anyFreeSpotOn(tile)) continue;
    found = tile;
    distance = steps;
  }
  return found;
}

/** The bonus spot without its gain; or the next free one clockwise, and a scroll. */
function standOn(G: G, rudolph: Rudolph, tile: Tile): void {
  const player = playerAt(G, RUDOLPH);
  const spot = SPOTS.find((each) => !tile.spots[each]) as Spot;
  const { field } = tile;
  occupy(G, { field, spot }, { seat: RUDOLPH, face: player.druid });
  G.events.push({ type: 'place', seat: RUDOLPH, field, spot });
  if (spot === 'N') return;
  player.scrolls++;
  G.events.push({ type: 'scrolls', seat: RUDOLPH, n: 1 });
  if (player.scrolls >= RUDOLPH_SCROLLS_TO_INSCRIBE) inscribeFrom(G, rudolph, { field, spot });
}

/** The first upper spot from the left, else the first lower one; without a free one his scrolls stay with him. */
function inscribeFrom(G: G, rudolph: Rudolph, place: Place): void {
  const pages = LEVELS.flatMap((level) => G.books.map((book) => ({ book, level })));
  const page = pages.find(({ book, level }) => book[level] === null);
  if (!page) return;
  const { book, level } = page;
  const scrolls = RUDOLPH_SCROLLS_TO_INSCRIBE;
  playerAt(G, RUDOLPH).scrolls -= scrolls;
  occupy(G, place, null);
  G.books = G.books.map((each) => (each.book === book.book ? { ...each, [level]: RUDOLPH } : each));
  G.events.push({ type: 'inscribe', seat: RUDOLPH, ...place, book: book.book, level, scrolls });
  score(G, RUDOLPH, rudolph.labour.spellbook, 'spellbooks');
}

/** At the end of a round: every grove that one of his apprentices has a path to, a point each, without its gain. */
export function takeGroves(G: G): void {
  const taken = G.groves.filter((grove) => reaches(G, RUDOLPH, grove));
  G.groves = G.groves.filter((grove) => !taken.includes(grove));
  const player = playerAt(G, RUDOLPH);
  for (const tile of taken) {
    G.events.push({ type: 'gather', seat: RUDOLPH, ...tile });
    player.groves = [...player.groves, tile.grove];
    score(G, RUDOLPH, 1, 'grove');
  }
}

/** Only who has more points than he goes on. */
export function catchesUp(G: G, rudolph: Rudolph): boolean {
  if (playerAt(G, 0).score > playerAt(G, RUDOLPH).score) return false;
  rudolph.caughtUp = true;
  G.events.push({ type: 'caughtUp', seat: RUDOLPH, round: G.round });
  return true;
}

/** Nobody knows the order of his cards, nor what will shuffle them. */
export const hideRudolph = (rudolph: Rudolph): Rudolph => ({
  ...rudolph,
  placement: rudolph.placement.map(() => null),
  reshuffle: null,
});
