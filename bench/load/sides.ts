/** The servers that are compared, each a process of its own with the same matches. */
import { hashOf } from '../../src/server/accounts/secrets.ts';
import { openStore, type StoreSettings } from '../../src/server/store/index.ts';
import type { Store } from '../../src/server/store/store.ts';
import { type RunningServer, startScript, startServer } from '../../test/server/running.ts';
import { GAME, idOf, initialOf, PLAYERS, secretOf } from './games.ts';

/** At once, so that they are written together. */
const BATCH = 100;

/** Litha as it is run, on a store in which the matches already are: its own would each be shuffled anew. */
export async function startLitha(settings: StoreSettings, matches: number): Promise<RunningServer> {
  const store = await openStore(settings);
  try {
    for (let made = 0; made < matches; made += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, matches - made) }, (_, i) => made + i);
      await Promise.all(batch.map((match) => create(store, match)));
    }
  } finally {
    await store.close();
  }
  const { dataDir, databaseUrl } = settings;
  return startServer(dataDir, { LOG_LEVEL: 'info', ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) });
}

async function create(store: Store, match: number): Promise<void> {
  const id = idOf(match);
  await store.matches.create({
    id,
    game: GAME,
    players: PLAYERS,
    options: {},
    visibility: 'public',
    pace: 'live',
    hostId: null,
    createdAt: Date.now(),
    initial: initialOf(match),
    toAct: [0],
  });
  for (let seat = 0; seat < PLAYERS; seat++) {
    const holder = { accountId: null, name: `Player ${seat}`, colour: null, credentialsHash: hashOf(secretOf(seat)) };
    await store.matches.takeSeat(id, seat, holder, Date.now());
  }
}

/** boardgame.io's own server, which keeps matches in memory; with `deltas` it sends what changed, as Litha does. */
export const startBundled = (matches: number, { deltas = false } = {}): Promise<RunningServer> =>
  startScript('bench/load/bundled.ts', { MATCHES: String(matches), ...(deltas && { DELTAS: 'yes' }) });
