/** Finds Labour cards with which a bot, alone against Rudolph, wins as often as it should. */
import type { BotName } from '../../../play/bots.ts';
import { shareOut } from '../../../play/thread.ts';
import { type LabourPoints, RUDOLPH_LEVELS, type RudolphLevel } from '../content/rudolph.ts';
import { type Course, lostIn } from './course.ts';

/** The part of all games that is to be won. */
export const TARGETS: Readonly<Record<RudolphLevel, number>> = { 1: 0.75, 2: 0.5, 3: 0.25 };

export type Cards = Readonly<Record<RudolphLevel, LabourPoints>>;

export interface Calibration {
  bot: BotName;
  /** Those for which cards are found. */
  levels: readonly RudolphLevel[];
  /** Games at each level, each time. */
  games: number;
  /** How often cards are found: each time games are played with those found before, and all games so far count. */
  times: number;
  seed: string;
}

/** What a thread is started with. */
export interface Trial {
  bot: BotName;
  levels: readonly RudolphLevel[];
  cards: Cards;
  seed: string;
}

/** The jobs of threads are numbered: games at all the levels in turn. A game has the same garden at each of them. */
export const gameOf = (levels: readonly RudolphLevel[], job: number): { level: RudolphLevel; game: number } => ({
  level: levels[job % levels.length]!,
  game: Math.floor(job / levels.length),
});

/** How many of the games that were played a card would have left won. */
export const winsWith = (courses: readonly Course[], card: LabourPoints): number =>
  courses.filter((course) => lostIn(course, card) === null).length;

/** Set by hand: a game lost in the first round is no game. */
const FIRST_ROUND: Readonly<Record<RudolphLevel, number>> = { 1: 1, 2: 2, 3: 2 };
const SPELLBOOK: Readonly<Record<RudolphLevel, number>> = { 1: 6, 2: 7, 3: 8 };
/** About as a good player's points grow. */
const SECOND_ROUND = 0.07;
const THIRD_ROUND = 0.24;

/** The card that brings him so many points for labour in all four rounds. */
export function cardFor(level: RudolphLevel, labour: number): LabourPoints {
  const first = FIRST_ROUND[level];
  const second = Math.round(SECOND_ROUND * labour);
  const third = Math.round(THIRD_ROUND * labour);
  return { rounds: [first, second, third, labour - first - second - third], spellbook: SPELLBOOK[level] };
}

/** Where the search for cards begins: not at the content, so that it comes to the same every time. */
const FIRST_GUESS: Cards = {
  1: { rounds: [1, 6, 20, 56], spellbook: 6 },
  2: { rounds: [2, 9, 32, 92], spellbook: 7 },
  3: { rounds: [3, 12, 40, 110], spellbook: 8 },
};

const LEAST_LABOUR = 20;
const MOST_LABOUR = 400;

/** The card with which most nearly the right part of these games would have been won; of several the middle one. */
export function fittingCard(level: RudolphLevel, courses: readonly Course[]): LabourPoints {
  let nearest = Infinity;
  let fitting: LabourPoints[] = [];
  for (let labour = LEAST_LABOUR; labour <= MOST_LABOUR; labour++) {
    const card = cardFor(level, labour);
    const off = Math.abs(winsWith(courses, card) - TARGETS[level] * courses.length);
    if (off > nearest) continue;
    if (off < nearest) fitting = [];
    nearest = off;
    fitting.push(card);
  }
  return fitting[Math.floor(fitting.length / 2)]!;
}

export interface Found {
  level: RudolphLevel;
  card: LabourPoints;
  games: number;
  /** With this card, in the games that it was found from. */
  wins: number;
}

/** The same comes out on however many threads. */
export async function calibrate(
  { bot, levels, games, times, seed }: Calibration,
  threads: number,
  onProgress?: (time: number, done: number) => void,
): Promise<Found[]> {
  let cards = FIRST_GUESS;
  let found: Found[] = [];
  const courses: Record<RudolphLevel, Course[]> = { 1: [], 2: [], 3: [] };
  for (let time = 1; time <= times; time++) {
    const trial: Trial = { bot, levels, cards, seed: `${seed}/${time}` };
    const played: Course[] = [];
    let done = 0;
    const file = new URL('calibrate.thread.ts', import.meta.url);
    await shareOut(file, trial, games * levels.length, threads, (job, course: Course) => {
      played[job] = course;
      onProgress?.(time, ++done);
    });
    for (const [job, course] of played.entries()) courses[gameOf(levels, job).level].push(course);
    found = levels.map((level) => {
      const card = fittingCard(level, courses[level]);
      return { level, card, games: courses[level].length, wins: winsWith(courses[level], card) };
    });
    cards = withFound(cards, found);
  }
  return found;
}

/** The cards, but for the levels at which others were found. */
export const withFound = (cards: Cards, found: readonly Found[]): Cards => ({
  ...cards,
  ...Object.fromEntries(found.map(({ level, card }) => [level, card])),
});

/** The text of content/labour.ts. */
export const textOf = (cards: Cards): string =>
  `/** Written by npm run calibrate: what Rudolph's Labour cards bring him, by level. */
import type { LabourPoints } from './rudolph.ts';

export const LABOUR_POINTS = {
${RUDOLPH_LEVELS.map((level) => [level, cards[level]] as const)
  .map(
    ([level, { rounds, spellbook }]) => `  ${level}: { rounds: [${rounds.join(', ')}], spellbook: ${spellbook} },\n`,
  )
  .join('')}} as const satisfies Record<number, LabourPoints>;
`;
