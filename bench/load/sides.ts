/** The servers that are compared, each a process of its own with the same matches. */
import type { StoreSettings } from '../../src/server/store/index.ts';
import { type RunningServer, startScript, startServer } from '../../test/server/running.ts';
import { fill, runningMatch } from '../fill.ts';

/** Litha as it is run, on a store in which the matches already are: its own would each be shuffled anew. */
export async function startLitha(
  settings: StoreSettings,
  matches: number,
  processes = 1,
): Promise<readonly RunningServer[]> {
  await fill(settings, matches, (store, match) => runningMatch(store, match));
  const { dataDir, databaseUrl } = settings;
  const env = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  return Promise.all(Array.from({ length: processes }, () => startServer(dataDir, env)));
}

/** boardgame.io's own server, which keeps matches in memory; with `deltas` it sends what changed, as Litha does. */
export const startBundled = (matches: number, { deltas = false } = {}): Promise<RunningServer> =>
  startScript('bench/load/bundled.ts', { MATCHES: String(matches), ...(deltas && { DELTAS: 'yes' }) });
