/** Alone against Rudolph: one plays for being ahead of him at the end of every round, and in the final count. */
import type { Prospects } from '../../module.ts';
import { ROUNDS } from '../content/mat.ts';
import { RUDOLPH_SCROLLS_TO_INSCRIBE } from '../content/rudolph.ts';
import { SPOTS } from '../content/terms.ts';
import { RUDOLPH } from '../rules/rudolph.ts';
import { type G, playerAt, type Rudolph } from '../rules/state.ts';
import { type Feature, FEATURES, featuresOf } from './features.ts';
import { FORECAST_POINTS, SPREADS } from './forecasts.ts';
import { pathMap } from './garden.ts';

/** What a forecast is for: the end of each round, and then the final count. */
const COUNT = ROUNDS + 1;

/** While there are turns to take in the round; after passing, while there are groves to harvest. */
export const MOMENTS = ['turns', 'harvest'] as const;
export type Moment = (typeof MOMENTS)[number];

/**
 * What each feature brings, round by round, until the end of that round, of each later round, and of the final count;
 * whoever harvests is seen in the next round for what comes later.
 */
export type ForecastPoints = Readonly<Record<Moment, Readonly<Record<Feature, readonly (readonly number[])[]>>>>;

/** How far off the forecasts are, in the same order. */
export type Spreads = Readonly<Record<Moment, readonly (readonly number[])[]>>;

export interface Forecast {
  /** In the order of the features. */
  readonly weights: readonly number[];
  readonly spread: number;
}

/** By moment, by round from 0, for each end that is still to come. */
export type Forecasts = Readonly<Record<Moment, readonly (readonly Forecast[])[]>>;

const forecastsAt = (moment: Moment): Forecast[][] =>
  SPREADS[moment].map((spreads, round) =>
    spreads.map((spread, end) => ({
      weights: FEATURES.map((feature) => FORECAST_POINTS[moment][feature][round]![end]!),
      spread,
    })),
  );

export const FORECASTS: Forecasts = { turns: forecastsAt('turns'), harvest: forecastsAt('harvest') };

export function prospectsAlone(G: G, rudolph: Rudolph, forecastsOf: Forecasts = FORECASTS): Prospects {
  const player = playerAt(G, 0);
  if (G.over) {
    const won = !rudolph.caughtUp && player.score > playerAt(G, RUDOLPH).score;
    return { points: player.score, lead: leadOf(won ? 1 : 0, player.score) };
  }
  const his = expectedOfHim(G, rudolph);
  // who has passed has the harvest left of this round, and is then seen in the next one
  const out = player.passed || (G.harvesting && G.round < ROUNDS);
  let chance = 1;
  if (out && !player.passed) {
    const [end] = forecastsOf.harvest[G.round - 1]!;
    chance = chanceOf(end!, player.score + weighed(featuresOf(G, 0, false).features, end!) - his[G.round]!);
  }
  const first = out ? G.round + 1 : G.round;
  const forecasts = G.harvesting && !out ? forecastsOf.harvest[ROUNDS - 1]! : forecastsOf.turns[first - 1]!;
  const { sure, features } = featuresOf(G, 0, out);
  let points = 0;
  for (let end = first; end <= COUNT; end++) {
    const forecast = forecasts[end - first]!;
    points = (end === COUNT ? sure : player.score) + weighed(features, forecast);
    chance *= chanceOf(forecast, points - his[end]!);
  }
  return { points, lead: leadOf(chance, points) };
}

export function weighed(features: ArrayLike<number>, { weights }: Forecast): number {
  let sum = 0;
  for (let i = 0; i < FEATURES.length; i++) sum += features[i]! * weights[i]!;
  return sum;
}

const chanceOf = ({ spread }: Forecast, margin: number): number => 1 / (1 + Math.exp(-margin / spread));

/** What the chance to win is worth: about a point for a point where it is close, and little where it is decided. */
const leadOf = (chance: number, points: number): number => A_WIN * (2 * chance - 1) + A_LITTLE * points;

const A_WIN = 20;
const A_LITTLE = 0.05;

/** How many points he will have, by what is forecast; the answer is the same object every time. */
export function expectedOfHim(G: G, { labour: { rounds, spellbook } }: Rudolph): Readonly<Float64Array> {
  const him = playerAt(G, RUDOLPH);
  let points = him.score + (playerAt(G, 0).passed ? 0 : grovesInHisReach(G));
  let inscribed = 0;
  for (const { upper, lower } of G.books) inscribed += Number(upper === RUDOLPH) + Number(lower === RUDOLPH);
  let placings = 0;
  let pages = 0;
  for (let round = G.round; round <= ROUNDS; round++) {
    if (round > G.round) {
      points += rounds[round - 1]! + GROVES_TAKEN[round - 1]!;
      placings += round;
      pages = Math.max(0, him.scrolls + placings * SCROLLS_A_PLACING - 1) / RUDOLPH_SCROLLS_TO_INSCRIBE;
    }
    expected[round] = points + pages * spellbook;
  }
  expected[COUNT] = expected[ROUNDS]! + (inscribed + pages) * spellbook + FAITH_AND_SCROLLS;
  return expected;
}

const expected = new Float64Array(COUNT + 1);

/** What comes on average: groves by round, scrolls because the bonus spot is taken, the rest of the final count. */
const GROVES_TAKEN = [1.4, 3.5, 6.5, 9.7];
const SCROLLS_A_PLACING = 0.4;
const FAITH_AND_SCROLLS = 19;

function grovesInHisReach(G: G): number {
  paths.clear();
  for (const { x, y, spots } of G.tiles) {
    for (const spot of SPOTS) {
      const apprentice = spots[spot];
      if (apprentice !== null && apprentice.seat === RUDOLPH) paths.add(x, y, spot);
    }
  }
  let reached = 0;
  for (const { x, y } of G.groves) if (paths.reach(x, y)) reached++;
  return reached;
}

const paths = pathMap();
