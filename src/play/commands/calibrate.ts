/** npm run calibrate -- --games 200 --times 2 --seed 1; then npm run calibrate -- --check --games 500 --seed 2 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gameCalled } from '../../games/index.ts';
import {
  calibrate,
  type Calibration,
  TARGETS,
  textOf as cardsText,
  withFound,
} from '../../games/salamandra/bot/calibrate.ts';
import { foresee, textOf as forecastsText } from '../../games/salamandra/bot/foresee.ts';
import { LABOUR, RUDOLPH_LEVELS, type RudolphLevel } from '../../games/salamandra/content/rudolph.ts';
import { BOT_LEVELS, type BotLevel } from '../levels.ts';
import { simulateSideBySide } from '../side-by-side.ts';
import { command } from './command.ts';

const HELP = `npm run calibrate -- [--games 200] [--times 2] [--seed 1] [--bot hard] [--level 2] [--dry | --into FOLDER]
npm run calibrate -- --check [--games 500] [--seed 1] [--bot hard] [--level 2]
npm run calibrate -- --forecasts [--games 600] [--seed 1] [--dry | --into FOLDER]

Finds the points of Rudolph's Labour cards with which a bot that plays alone wins 75, 50 and 25 of 100 games at his
three levels, and writes them into the content of Salamandra. Ends with a line of JSON for each level.

--games      games at each level, each time
--times      how often to find cards: games are played with those found before, and all games so far count
--seed       the same seed finds the same
--bot        easy, medium, hard or expert
--level      1, 2 or 3: leaves the other levels as they are
--dry        writes nothing
--into       writes content/labour.ts or bot/forecasts.ts there and not into the folder of Salamandra
--check      finds nothing: plays with the cards that there are and counts; with another seed, these are other games
--forecasts  fits what bots expect when they play alone to so many games of a small search, and keeps it if it then wins
             more of as many games than what they expect now
`;

const SALAMANDRA = fileURLToPath(new URL('../../games/salamandra', import.meta.url));

const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const tell = (progress: string) => process.stderr.write(`\r${progress}`);

await command(async () => {
  const { values } = parseArgs({
    options: {
      games: { type: 'string' },
      times: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
      bot: { type: 'string', default: 'hard' },
      level: { type: 'string' },
      dry: { type: 'boolean', default: false },
      into: { type: 'string', default: SALAMANDRA },
      check: { type: 'boolean', default: false },
      forecasts: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const bot = levelCalled(values.bot);
  const levels = values.level === undefined ? RUDOLPH_LEVELS : [rudolphLevel(values.level)];
  const games = wholeNumber('games', values.games ?? (values.forecasts ? '600' : values.check ? '500' : '200'));
  const times = wholeNumber('times', values.times);
  const folder = values.dry ? null : values.into;
  if (values.forecasts) await forecast(games, values.seed, folder);
  else if (values.check) await check({ bot, levels, games, seed: values.seed });
  else await find({ bot, levels, games, times, seed: values.seed }, folder);
});

async function find(calibration: Calibration, folder: string | null): Promise<void> {
  const { bot, levels, games, times, seed } = calibration;
  const found = await calibrate(calibration, availableParallelism(), (time, done) =>
    tell(`${time}/${times}: ${done}/${games * levels.length} games`),
  );
  process.stderr.write('\n');
  for (const { level, card, games: judged, wins } of found) {
    print({ level, ...card, bot, seed, games: judged, wins, target: TARGETS[level] * judged });
  }
  if (folder) writeFileSync(join(folder, 'content/labour.ts'), cardsText(withFound(LABOUR, found)));
}

async function forecast(games: number, seed: string, folder: string | null): Promise<void> {
  const { forecasts, wins } = await foresee(games, seed, availableParallelism());
  const kept = folder !== null && wins.found > wins.before;
  print({ games, seed, wins, kept });
  if (kept) writeFileSync(join(folder, 'bot/forecasts.ts'), forecastsText(forecasts));
}

async function check({ bot, levels, games, seed }: Omit<Calibration, 'times'>): Promise<void> {
  for (const level of levels) {
    const { wins, meanScores, errors } = await simulateSideBySide(
      gameCalled('salamandra'),
      {
        seats: [bot],
        options: { rudolph: level },
        games,
        seed,
        onProgress: (done) => tell(`level ${level}: ${done}/${games} games`),
        onError: (game, error) => process.stderr.write(`\ngame ${game}: ${String(error)}\n`),
      },
      availableParallelism(),
    );
    process.stderr.write('\n');
    print({ level, bot, games, seed, errors, wins: wins[0], target: TARGETS[level] * games, meanScores });
    if (errors > 0) process.exitCode = 1;
  }
}

function levelCalled(name: string): BotLevel {
  const level = BOT_LEVELS.find((each) => each === name);
  if (!level) throw new Error(`--bot: there is no level "${name}": ${BOT_LEVELS.join(', ')}`);
  return level;
}

function rudolphLevel(value: string): RudolphLevel {
  const level = RUDOLPH_LEVELS.find((each) => String(each) === value);
  if (!level) throw new Error(`--level: Rudolph has no level "${value}": ${RUDOLPH_LEVELS.join(', ')}`);
  return level;
}

function wholeNumber(option: string, value: string): number {
  const n = Number(value);
  if (!Number.isInteger(n) || n < 1) throw new Error(`--${option}: "${value}" is no whole number from 1 on`);
  return n;
}
