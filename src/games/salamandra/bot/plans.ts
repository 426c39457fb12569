/** What is worth trying: of things that come to the same only one. */
import { TEMPLE } from '../content/cards.ts';
import { type FieldId, field as fieldOf } from '../content/fields.ts';
import { SCROLLS_TO_INSCRIBE } from '../content/mat.ts';
import { BEASTS, HALVES, type Spot, SPOTS } from '../content/terms.ts';
import type { Action } from '../rules/actions.ts';
import { costOf } from '../rules/build.ts';
import { placesOf } from '../rules/geometry.ts';
import { legalMoves, stageOf } from '../rules/index.ts';
import { type G, type Place, playerAt, type Player, type Seat, turnsOver } from '../rules/state.ts';
import { at, crystalsAround, gladesClosed, grovesAround, openCells, survey, touchesColour } from './garden.ts';
import { payFor, type Purse, purseOf } from './purse.ts';

/** Runs of actions, each to the end of the turn's action or to the first thing that nobody can foresee. */
export function plans(G: G, seat: Seat): Action[][] {
  switch (stageOf(G)) {
    case 'act':
      return turns(G, seat);
    case 'acted':
      return [[['endTurn']]];
    case 'inscribe':
      return inscriptions(G, seat);
    case 'reactivate':
      return onePerField(legalMoves(G, seat));
    default:
      return legalMoves(G, seat).map((move) => [move]);
  }
}

function turns(G: G, seat: Seat): Action[][] {
  survey(G);
  const player = playerAt(G, seat);
  const purse = purseOf(G, seat);
  const found: Action[][] = [];
  if (player.available > 0) placings(G, found);
  buildings(G, seat, player, purse, found);
  cauldrons(purse, found);
  temples(purse, found);
  reactivations(G, seat, player, purse, found);
  if (player.available === 0) found.push([['pass']]);
  // nothing can be placed or paid: the exceptional case
  return found.length > 0 ? found : legalMoves(G, seat).map((move) => [move]);
}

/** On every tile the bonus spot, and the other spot that brings most crystals and reaches most groves, if those are more. */
function placings(G: G, found: Action[][]): void {
  for (const { field, x, y, spots } of G.tiles) {
    const place = at(x, y);
    if (!spots.N) found.push([['place', field, 'N']]);
    const spot = bestSpot(place, (one) => !spots[one]);
    if (spot && (spots.N || appealOf(place, spot) > appealOf(place, 'N'))) found.push([['place', field, spot]]);
  }
}

const PLAIN_SPOTS = SPOTS.filter((spot) => spot !== 'N');

function bestSpot(place: number, isFree: (spot: Spot) => boolean): Spot | null {
  let best: Spot | null = null;
  let most = -1;
  for (const spot of PLAIN_SPOTS) {
    if (!isFree(spot)) continue;
    const appeal = appealOf(place, spot);
    if (appeal <= most) continue;
    most = appeal;
    best = spot;
  }
  return best;
}

const appealOf = (place: number, spot: Spot): number => 2 * crystalsAround(place, spot) + grovesAround(place, spot);

/** The cells that differ: where an apprentice gets most, where a card can be had, where a grove grows. */
function buildings(G: G, seat: Seat, player: Player, purse: Purse, found: Action[][]): void {
  let cells: Plot[] | null = null;
  for (const field of G.river) {
    const way = field && payFor(purse, costOf(field), null);
    if (!way) continue;
    cells ??= plotsOf(G);
    const asks = player.scrolls + scrollsFor(field) >= SCROLLS_TO_INSCRIBE;
    const build = ({ x, y }: Plot, ...then: Action[]) =>
      found.push([...way.actions, ['build', field, x, y], ...(asks ? [] : then)]);
    const glade = mostOf(cells, ({ glades, bonus, plain }) => (glades ? glades * 4 + Math.max(bonus, plain) : -1));
    if (glade) build(glade);
    if (player.available > 0) {
      const bonus = mostOf(cells, (cell) => (cell.glades ? -1 : cell.bonus));
      if (bonus) build(bonus, ['settle', 'N']);
      const plain = mostOf(cells, (cell) => (cell.glades ? -1 : cell.plain));
      if (plain && plain.plain > (bonus?.bonus ?? -1))
        build(plain, ['settle', bestSpot(plain.place, () => true) as Spot]);
    }
    const decks = BEASTS.filter((beast) => G.piles[beast].length > 0);
    const touching =
      decks.length > 0 &&
      mostOf(cells, (cell) => (touchesColour(cell.place, field) ? Number(cell.glades === 0) : -1));
    if (touching && touching.glades) build(touching);
    else if (touching) for (const beast of decks) build(touching, ['takeCard', beast]);
    else if (player.available === 0 && !glade) build(cells[0] as Plot);
  }
}

interface Plot {
  readonly x: number;
  readonly y: number;
  readonly place: number;
  readonly glades: number;
  readonly bonus: number;
  readonly plain: number;
}

const plotsOf = (G: G): Plot[] =>
  openCells(G).map(({ x, y }) => {
    const place = at(x, y);
    const plain = bestSpot(place, () => true) as Spot;
    return {
      x,
      y,
      place,
      glades: gladesClosed(place),
      bonus: appealOf(place, 'N'),
      plain: appealOf(place, plain),
    };
  });

/** What has most of something; nothing where all have less than none. */
function mostOf<T>(list: readonly T[], measure: (one: T) => number): T | null {
  let best: T | null = null;
  let most = -1;
  for (const one of list) {
    const n = measure(one);
    if (n <= most) continue;
    most = n;
    best = one;
  }
  return best;
}

const scrollsFor = (field: FieldId): number =>
  fieldOf(field).gain.reduce((sum, gain) => (gain.kind === 'scrolls' ? sum + gain.n : sum), 0);

function cauldrons(purse: Purse, found: Action[][]): void {
  let tried: FieldId | null = null;
  for (const { field } of purse.workers) {
    if (field === tried || fieldOf(field).kind !== 'cauldron') continue;
    tried = field;
    const way = payFor(purse, fieldOf(field).work.cost, field);
    if (!way?.worker) continue;
    const { spot } = way.worker;
    found.push([
      ...way.actions,
      way.basic ? ['activateCauldron', field, spot, way.basic] : ['activateCauldron', field, spot],
    ]);
  }
}

function temples(purse: Purse, found: Action[][]): void {
  for (const half of HALVES) {
    const way = payFor(purse, TEMPLE[half].cost, 'anyone');
    if (way?.worker) found.push([...way.actions, ['activateTemple', half, way.worker.field, way.worker.spot]]);
  }
}

/** Somebody who reactivates works for each field where somebody rests. */
function reactivations(G: G, seat: Seat, player: Player, purse: Purse, found: Action[][]): void {
  if (player.crystals === 0) return;
  const worker = purse.workers.find(({ field }) => field === REACTIVATOR);
  if (!worker) return;
  const resting = placesOf(G, seat, turnsOver(player.druid)).filter(({ field }) => field !== REACTIVATOR);
  const moves = resting.map(({ field, spot }): Action => ['reactivate', field, spot]);
  for (const [move] of onePerField(moves)) found.push([['work', worker.field, worker.spot], move as Action]);
}

const REACTIVATOR: FieldId = 'F09';

/** Whoever stands on the same field is as good as another. */
function onePerField(moves: readonly Action[]): Action[][] {
  const fields = new Set<unknown>();
  const chosen: Action[][] = [];
  for (const move of moves) {
    if (fields.has(move[1])) continue;
    fields.add(move[1]);
    chosen.push([move]);
  }
  return chosen;
}

/** The upper spot of each spellbook while it is free, for those apprentices who are missed least. */
function inscriptions(G: G, seat: Seat): Action[][] {
  const { druid } = playerAt(G, seat);
  const pages = G.books.flatMap(({ book, upper, lower }) => {
    if (upper === seat || lower === seat || (upper !== null && lower !== null)) return [];
    return [[book, upper === null ? 'upper' : 'lower'] as const];
  });
  const leaving = placesOf(G, seat)
    .map((place) => ({ ...place, missed: missed(G, seat, druid, place) }))
    .toSorted((a, b) => a.missed - b.missed)
    .slice(0, LEAVING);
  return leaving.flatMap(({ field, spot }) =>
    pages.map(([book, level]): Action[] => [['inscribe', field, spot, book, level]]),
  );
}

const LEAVING = 5;

/** How much somebody would be missed on a tile: more at a cauldron, while active, and where nobody else stays. */
function missed(G: G, seat: Seat, druid: string, { field, spot }: Place): number {
  const { spots } = G.tiles.find((tile) => tile.field === field)!;
  const alone = SPOTS.every((other) => other === spot || spots[other]?.seat !== seat);
  return (fieldOf(field).kind === 'cauldron' ? 2 : 1) * (alone ? 2 : 1) + (spots[spot]?.face === druid ? 1.5 : 0);
}
