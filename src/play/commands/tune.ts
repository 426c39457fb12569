/** npm run tune -- --games 400 --times 4 --match 100 --seed 1 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { textOf, tune } from '../../games/salamandra/bot/tune.ts';
import { POINTS } from '../../games/salamandra/bot/weights.ts';
import { command } from './command.ts';

const HELP = `npm run tune -- [--games 400] [--times 4] [--playouts 0] [--match 100] [--match-playouts 24] [--seed 1] [--dry]

Fits the weights by which the bots judge positions of Salamandra to games that they play with themselves, lets the
weights found play against those there are, and keeps them for the numbers of players with which they win.

--games           games for each number of players, each time
--times           how often to fit, each time to games played with the weights found before
--playouts        playouts to a decision in these games; with 0 everyone looks one turn ahead
--match           games for each number of players against the weights there are
--match-playouts  playouts to a decision in the match
--seed            the same seed finds the same weights
--dry             leaves the file as it is
`;

await command(async () => {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '400' },
      times: { type: 'string', default: '4' },
      playouts: { type: 'string', default: '0' },
      match: { type: 'string', default: '100' },
      'match-playouts': { type: 'string', default: '24' },
      seed: { type: 'string', default: '1' },
      dry: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const whole = (option: 'games' | 'times' | 'playouts' | 'match' | 'match-playouts', least: number): number => {
    const n = Number(values[option]);
    if (Number.isInteger(n) && n >= least) return n;
    throw new Error(`--${option}: "${values[option]}" is no whole number from ${least} on`);
  };
  const tuning = {
    games: whole('games', 1),
    times: whole('times', 1),
    playouts: whole('playouts', 0),
    match: whole('match', 1),
    matchPlayouts: whole('match-playouts', 0),
    seed: values.seed,
  };
  const { points, matches } = await tune(POINTS, tuning, availableParallelism(), (step) =>
    process.stderr.write(`${step}\n`),
  );
  if (!values.dry) writeFileSync(new URL('../../games/salamandra/bot/weights.ts', import.meta.url), textOf(points));
  process.stdout.write(`${JSON.stringify({ ...tuning, matches })}\n`);
});
