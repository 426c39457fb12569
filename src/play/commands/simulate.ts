/** npm run simulate -- --game salamandra --seats greedy,random --games 200 --seed 7 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { gameCalled } from '../../games/index.ts';
import { companySizes } from '../../games/options.ts';
import { type BotName, BOTS } from '../bots.ts';
import { simulateSideBySide } from '../side-by-side.ts';
import { command } from './command.ts';

await command(async () => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'salamandra' },
      seats: { type: 'string', default: 'greedy,random' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
    },
  });
  const module = gameCalled(values.game);
  const seats = values.seats.split(',').map(botCalled);
  const sizes = companySizes(module.meta);
  if (!sizes.includes(seats.length))
    throw new Error(`--seats: ${values.game} takes ${sizes[0]} to ${sizes.at(-1)} players`);
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1) throw new Error(`--games: "${values.games}" is no number of games`);
  const outcome = await simulateSideBySide(
    module,
    {
      seats,
      games,
      seed: values.seed,
      onProgress: (done) => process.stderr.write(`\r${done}/${games} games${done === games ? '\n' : ''}`),
      onError: (game, error) => process.stderr.write(`\ngame ${game}: ${String(error)}\n`),
    },
    availableParallelism(),
  );
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
  if (outcome.errors > 0) process.exitCode = 1;
});

function botCalled(name: string): BotName {
  if (!Object.hasOwn(BOTS, name))
    throw new Error(`--seats: there is no bot "${name}": ${Object.keys(BOTS).join(', ')}`);
  return name as BotName;
}
