/** Those who still play decide whether a bot takes the seat of somebody who does not. */
import { z } from 'zod';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { MatchRecord } from '../store/contract/match.ts';
import { summaryOf } from '../tables/summary.ts';
import { bodyOf, matchIdOf, noMatch, signedIn } from './request.ts';
import type { RouteContext, Routes } from './routes.ts';
import { getUp, ownSeat } from './seating.ts';

const VOTED = z.object({ seat: z.int().min(0).max(99) });

export function voteRoutes(router: Routes, services: Services): void {
  const { tables } = services;

  router.post('/api/matches/:id/vote', async (ctx) => {
    const { accountId, seat, match } = await vote(services, ctx, true);
    if (isCarried(match, seat)) {
      // the player may come back in this very moment
      const left = await getUp(services, match.id, (held) => {
        if (!isCarried(held, seat)) throw notToDecide();
        return seat;
      });
      ctx.body = summaryOf(left ?? match, accountId);
      return;
    }
    tables.matchChanged(match, 'seats');
    ctx.body = summaryOf(match, accountId);
  });

  router.delete('/api/matches/:id/vote', async (ctx) => {
    const { accountId, match } = await vote(services, ctx, false);
    tables.matchChanged(match, 'seats');
    ctx.body = summaryOf(match, accountId);
  });
}

async function vote({ store }: Services, ctx: RouteContext, isFor: boolean) {
  const { id: accountId } = signedIn(ctx);
  const { seat } = bodyOf(ctx, VOTED);
  const id = matchIdOf(ctx);
  const match = await store.locked(id, async () => {
    const held = await store.matches.get(id);
    if (!held) throw noMatch();
    const own = ownSeat(held, accountId);
    if (own === seat) throw new Problem(400, 'ownSeat', 'This is your own seat; leave the match instead.');
    return store.votes.vote(id, seat, own, isFor);
  });
  if (!match) throw notToDecide();
  return { accountId, seat, match };
}

const notToDecide = () => new Problem(409, 'notToDecide', 'This player has not missed three turns in a row.');

/** More than half of the others who still play are for it. */
function isCarried({ seats }: MatchRecord, seat: number): boolean {
  const votes = seats.find((one) => one.seat === seat)?.votes;
  if (!votes) return false;
  const others = seats.filter((one) => one.seat !== seat && one.player === 'person');
  return others.filter((one) => votes.includes(one.seat)).length > others.length / 2;
}
