/** npm run fuzz -- --count 100000 --seed 7 --database sqlite --game salamandra */
import { parseArgs } from 'node:util';
import { gameCalled } from '../../../src/games/index.ts';
import { withDataDir } from '../running.ts';
import { withPostgres } from '../store/postgres.ts';
import { fuzz } from './fuzz.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: 'sqlite' },
    game: { type: 'string', default: 'salamandra' },
  },
});
const module = gameCalled(values.game);
const onProgress = (sent: number) => process.stderr.write(`\r${sent}/${values.count}`);
const run = (databaseUrl: string | null) =>
  withDataDir((dataDir) =>
    fuzz({ dataDir, databaseUrl, module, seed: values.seed, count: Number(values.count), onProgress }),
  );
const fuzzed = values.database === 'postgres' ? await withPostgres(run) : await run(null);
process.stdout.write(`${JSON.stringify({ database: values.database, game: values.game, ...fuzzed })}\n`);
process.exit(fuzzed.problems.length > 0 ? 1 : 0);
