/** npm run simulate -- --game salamandra --seats greedy,random --games 200 --seed 7; alone: --seats hard --rudolph 2 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type AnyGame, gameCalled, GAMES } from '../../games/index.ts';
import type { GameMeta, Options, OptionValue } from '../../games/module.ts';
import { optionsProblem } from '../../games/options.ts';
import { type BotName, botsOf } from '../bots.ts';
import { simulateSideBySide } from '../side-by-side.ts';
import { command } from './command.ts';

/** What there is to choose before a game is an argument of the same name. */
const CHOICES = Object.values(GAMES).flatMap(({ meta }) => Object.keys(meta.options));

await command(async () => {
  const { values } = parseArgs({
    options: {
      ...(Object.fromEntries(CHOICES.map((name) => [name, { type: 'string' }])) as Record<
        string,
        { type: 'string' }
      >),
      game: { type: 'string', default: Object.keys(GAMES)[0] ?? '' },
      seats: { type: 'string', default: 'greedy,random' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      threads: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const module = gameCalled(values.game);
  const seats = values.seats.split(',').map((name) => botCalled(name, module));
  const { min, max } = module.meta.players;
  if (seats.length > max) throw new Error(`--seats: ${values.game} takes ${min} to ${max} players`);
  const options = chosen(module.meta, seats.length, values);
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1) throw new Error(`--games: "${values.games}" is no number of games`);
  const threads = Number(values.threads);
  if (!Number.isInteger(threads) || threads < 1)
    throw new Error(`--threads: "${values.threads}" is no number of threads`);
  const outcome = await simulateSideBySide(
    module,
    {
      seats,
      options,
      games,
      seed: values.seed,
      onProgress: (done) => process.stderr.write(`\r${done}/${games} games${done === games ? '\n' : ''}`),
      onError: (game, error) => process.stderr.write(`\ngame ${game}: ${String(error)}\n`),
    },
    threads,
  );
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
  if (outcome.errors > 0) process.exitCode = 1;
});

function botCalled(name: string, module: AnyGame): BotName {
  const bots = botsOf(module);
  const bot = bots.find((each) => each === name);
  if (!bot) throw new Error(`--seats: ${module.meta.name} has no bot "${name}": ${bots.join(', ')}`);
  return bot;
}

/** The options of a game for so many; nothing where nothing is chosen. */
function chosen(meta: GameMeta, players: number, values: Readonly<Record<string, unknown>>): Options | undefined {
  const given = CHOICES.filter((name) => values[name] !== undefined);
  const options = Object.fromEntries(given.map((name) => [name, valueOf(String(values[name]))]));
  const problem = optionsProblem(meta, players, options);
  if (problem) throw new Error(problem);
  return given.length > 0 ? options : undefined;
}

/** A number where it reads like one, else a word. */
function valueOf(text: string): OptionValue {
  return Number.isNaN(Number(text)) ? text : Number(text);
}
