/** Finds what the features bring, alone against Rudolph, from games that bots play alone. */
import { Ridge } from '../../../play/ridge.ts';
import { type Effort, search } from '../../../play/search.ts';
import { shareOut } from '../../../play/thread.ts';
import { ROUNDS } from '../content/mat.ts';
import { LABOUR, RUDOLPH_LEVELS, type RudolphLevel } from '../content/rudolph.ts';
import { type G, playerAt } from '../rules/state.ts';
import { type Forecast, type Forecasts, FORECASTS, type Moment, MOMENTS, weighed } from './alone.ts';
import { gameOf } from './calibrate.ts';
import { type Course, courseOf, lostIn } from './course.ts';
import { FEATURES, featuresOf } from './features.ts';

/** What the player had at some time. */
export interface Note {
  moment: Moment;
  /** From 0. */
  round: number;
  features: Float64Array;
  score: number;
  /** With what the spellbooks would give. */
  sure: number;
}

export interface Lesson {
  notes: Note[];
  course: Course;
}

/** Some plans are overlooked, so that not only what is thought best is seen. */
const LEARNING: Effort = { width: 4, playouts: 12, turns: 2, overlooks: 0.1 };

export function lessonOf(level: RudolphLevel, seed: string): Lesson {
  const notes: Note[] = [];
  const course = courseOf(
    (module, view, seat, random) => search(module, view, seat, LEARNING, random)[0]!.actions,
    level,
    seed,
    { watch: (G) => notes.push(...notesOn(G)) },
  );
  return { notes, course };
}

/** Who has passed is seen in the next round; whoever harvests has the end of this round before them as well. */
function notesOn(G: G): Note[] {
  if (G.over) return [];
  const { score, passed } = playerAt(G, 0);
  const note = (moment: Moment, round: number, out: boolean): Note => {
    const { sure, features } = featuresOf(G, 0, out);
    return { moment, round, features: features.slice(), score, sure };
  };
  if (passed) return [note('turns', G.round, true)];
  if (!G.harvesting) return [note('turns', G.round - 1, false)];
  const harvest = note('harvest', G.round - 1, false);
  return G.round < ROUNDS ? [harvest, note('turns', G.round, true)] : [harvest];
}

/** How strongly weights are held at what they were: in examples. Those of one game have much in common. */
const PULL = 1500;
/** From how far off they are to the slope of the chance: a logistic curve with the same spread. */
const SLOPE = Math.sqrt(3) / Math.PI;

/** What was forecast, corrected by what came. */
export function fit(before: Forecasts, lessons: readonly Lesson[]): Forecasts {
  const fitted = MOMENTS.map((moment) => {
    const rounds = before[moment].map((forecasts, round) => {
      const noted = lessons.flatMap(({ notes, course }) =>
        notes.filter((note) => note.moment === moment && note.round === round).map((note) => ({ note, course })),
      );
      return forecasts.map((forecast, later): Forecast => {
        const end = round + later;
        const surprises = noted.map(({ note, course }) => ({
          features: note.features,
          surprise: course.mine[end]! - (end === ROUNDS ? note.sure : note.score) - weighed(note.features, forecast),
        }));
        return corrected(forecast, surprises);
      });
    });
    return [moment, rounds];
  });
  return Object.fromEntries(fitted) as Forecasts;
}

function corrected(
  { weights, spread }: Forecast,
  surprises: readonly { features: Float64Array; surprise: number }[],
): Forecast {
  if (surprises.length === 0) return { weights, spread };
  const ridge = new Ridge(FEATURES.length);
  for (const { features, surprise } of surprises) ridge.add(features, surprise);
  const more = { weights: ridge.weights(PULL), spread };
  let squares = 0;
  for (const { features, surprise } of surprises) squares += (surprise - weighed(features, more)) ** 2;
  return {
    weights: weights.map((weight, i) => tenths(weight + more.weights[i]!)),
    spread: Math.max(1, tenths(SLOPE * Math.sqrt(squares / surprises.length))),
  };
}

/** Rounded, and never -0. */
const tenths = (n: number): number => Math.round(10 * n) / 10 + 0;

/** What a thread is started with. */
export interface Trial {
  forecasts: Forecasts;
  seed: string;
}

/** What came of games at levels 1, 2 and 3 in turn: the same on however many threads. */
async function lessonsOf(trial: Trial, games: number, threads: number): Promise<Lesson[]> {
  const all: Lesson[] = [];
  await shareOut(new URL('foresee.thread.ts', import.meta.url), trial, games, threads, (job, lesson: Lesson) => {
    all[job] = lesson;
  });
  return all;
}

export interface Foreseen {
  forecasts: Forecasts;
  /** Of as many games again, the same for both. */
  wins: { found: number; before: number };
}

export async function foresee(games: number, seed: string, threads: number): Promise<Foreseen> {
  const before = FORECASTS;
  const found = fit(before, await lessonsOf({ forecasts: before, seed: `${seed}/fit` }, games, threads));
  const winsOf = async (forecasts: Forecasts): Promise<number> => {
    const played = await lessonsOf({ forecasts, seed: `${seed}/match` }, games, threads);
    return played.filter(({ course }, job) => lostIn(course, LABOUR[gameOf(RUDOLPH_LEVELS, job).level]) === null)
      .length;
  };
  return { forecasts: found, wins: { found: await winsOf(found), before: await winsOf(before) } };
}

const lists = (numbers: readonly (readonly number[])[]): string =>
  `[${numbers.map((list) => `[${list.join(', ')}]`).join(', ')}]`;

/** The text of forecasts.ts. */
export function textOf(forecasts: Forecasts): string {
  const points = (moment: Moment): string =>
    FEATURES.map((feature, i) => {
      const byRound = forecasts[moment].map((ends) => ends.map(({ weights }) => weights[i]!));
      return `    ${feature}: ${lists(byRound)},\n`;
    }).join('');
  const spreads = (moment: Moment): string =>
    lists(forecasts[moment].map((ends) => ends.map(({ spread }) => spread)));
  return `/** Written by npm run calibrate -- --forecasts: what each feature brings to come, alone against Rudolph. */
import type { ForecastPoints, Spreads } from './alone.ts';

// prettier-ignore
export const FORECAST_POINTS: ForecastPoints = {
${MOMENTS.map((moment) => `  ${moment}: {\n${points(moment)}  },\n`).join('')}};

// prettier-ignore
export const SPREADS: Spreads = {
${MOMENTS.map((moment) => `  ${moment}: ${spreads(moment)},\n`).join('')}};
`;
}
