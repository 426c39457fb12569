/** boardgame.io's bundled server with MATCHES in memory: the peer. With DELTAS it sends what changed only. */
import type { AddressInfo } from 'node:net';
import { Server } from 'boardgame.io/server';
import { collectDefaultMetrics, register } from 'prom-client';
import { Salamandra } from '../../src/games/salamandra/game.ts';
import { GAME, idOf, initialOf, PLAYERS, secretOf } from '../games.ts';

const { MATCHES, DELTAS, PORT } = process.env;

const { db, router, run } = Server({
  games: [{ ...Salamandra, deltaState: DELTAS !== undefined }],
  origins: [],
});
const players = Object.fromEntries(
  Array.from({ length: PLAYERS }, (_, id) => [id, { id, name: `Player ${id}`, credentials: secretOf(id) }]),
);
for (let match = 0; match < Number(MATCHES); match++) {
  const metadata = { gameName: GAME, players, createdAt: Date.now(), updatedAt: Date.now() };
  await db.createMatch(idOf(match), { initialState: initialOf(match), metadata });
}
collectDefaultMetrics();
router.get('/metrics', async (ctx) => {
  ctx.body = await register.metrics();
});
const { appServer } = await run(Number(PORT));
console.log(`boardgame.io is open at http://localhost:${(appServer.address() as AddressInfo).port}`);
