/** Matches put into a store before a server is started on it. */
import { hashOf } from '../src/server/accounts/secrets.ts';
import { openStore, type StoreSettings } from '../src/server/store/index.ts';
import type { Store } from '../src/server/store/store.ts';
import { GAME, idOf, initialOf, PLAYERS, secretOf } from './games.ts';

/** So many at once are written together. */
const BATCH = 200;

export async function fill(
  settings: StoreSettings,
  matches: number,
  create: (store: Store, match: number) => Promise<void>,
): Promise<void> {
  const store = await openStore(settings);
  try {
    for (let first = 0; first < matches; first += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, matches - first) }, (_, i) => first + i);
      await Promise.all(batch.map((match) => create(store, match)));
    }
  } finally {
    await store.close();
  }
}

/** A match that waits for its second player. */
export async function openMatch(store: Store, match: number, createdAt = Date.now()): Promise<void> {
  await store.matches.create({
    id: idOf(match),
    game: GAME,
    players: PLAYERS,
    options: {},
    visibility: 'public',
    pace: 'live',
    turnMs: null,
    isRated: false,
    hostId: null,
    createdAt,
    initial: initialOf(match),
    toAct: [0],
  });
  await takeSeat(store, match, 0);
}

/** A match whose seats are taken, before its first move. */
export async function runningMatch(store: Store, match: number, createdAt = Date.now()): Promise<void> {
  await openMatch(store, match, createdAt);
  await takeSeat(store, match, 1);
}

async function takeSeat(store: Store, match: number, seat: number): Promise<void> {
  const holder = { accountId: null, name: `Player ${seat}`, colour: null, credentialsHash: hashOf(secretOf(seat)) };
  await store.matches.takeSeat(idOf(match), seat, holder, Date.now());
}
