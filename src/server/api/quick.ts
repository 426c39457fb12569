/** Play now: with whoever waits longest, or waiting for whoever comes next. */
import { z } from 'zod';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/contract/accounts.ts';
import type { MatchRecord, Pace } from '../store/contract/match.ts';
import { summaryOf } from '../tables/summary.ts';
import { PLAYERS } from './matches.ts';
import { limitOpening, openMatch } from './opening.ts';
import { bodyOf, GAME_ID, gameOf, signedIn } from './request.ts';
import type { RouteContext, Routes } from './routes.ts';
import { sitDown } from './seating.ts';

const QUICK = z.object({ game: GAME_ID, players: PLAYERS });

export function quickRoutes(router: Routes, services: Services): void {
  router.post('/api/quick', async (ctx) => {
    const account = signedIn(ctx);
    const { game, players } = bodyOf(ctx, QUICK);
    const module = gameOf(game);
    // one after the other: of two who come at once, the second finds the table that the first has opened
    const match = await services.store.locked(`quick ${game} ${players}`, () =>
      findTable(services, ctx, account, { module, players }),
    );
    ctx.body = summaryOf(match, account.id);
  });
}

async function findTable(
  services: Services,
  ctx: RouteContext,
  account: Account,
  { module, players }: { module: ReturnType<typeof gameOf>; players: number },
): Promise<MatchRecord> {
  const size = { game: module.meta.id, players, pace: 'live' } as const;
  const holder = { accountId: account.id, name: account.name, credentialsHash: null, seat: null };
  for (const { id } of await services.store.matches.waiting(size, account.id)) {
    try {
      return (await sitDown(services, id, holder)).match;
    } catch (error) {
      // somebody came through the lobby in between, or the last one left: the next table
      if (!(error instanceof Problem)) throw error;
    }
  }
  const own = await ownTable(services, account, size);
  if (own) return own;
  limitOpening(services, ctx.state.address, account.id);
  const plan = {
    module,
    players,
    options: {},
    visibility: 'public',
    pace: size.pace,
    turnMs: null,
    isRated: false,
    hostId: account.id,
  } as const;
  return (await sitDown(services, await openMatch(services, plan), holder)).match;
}

/** Where one already waits: who asks twice does not wait at two tables. */
async function ownTable(
  { store }: Services,
  { id }: Account,
  { game, players, pace }: { game: string; players: number; pace: Pace },
): Promise<MatchRecord | undefined> {
  const { matches } = await store.matches.ofAccount(id, { most: 30 });
  return matches.find(
    (match) =>
      match.status === 'open' &&
      match.visibility === 'public' &&
      match.game === game &&
      match.pace === pace &&
      match.seats.length === players &&
      match.seats.some(({ accountId }) => accountId === id),
  );
}
