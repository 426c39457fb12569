/** What is one's own: matches, invitations, people. */
import { z } from 'zod';
import type { Services } from '../services.ts';
import { summaryOf } from '../tables/summary.ts';
import type { CompanionList, InvitationList, MatchList, SoloList } from './answers.ts';
import { soloLine } from './people.ts';
import { FROM, GAME_ID, matchIdOf, queryOf, signedIn } from './request.ts';
import type { Routes } from './routes.ts';

const PAGE = 30;
const MOST_COMPANIONS = 50;
const MATCHES = z.object({ from: FROM.optional(), status: z.enum(['open', 'running', 'over']).optional() });

const SOLO = z.object({ game: GAME_ID });

export function myRoutes(router: Routes, { store }: Services): void {
  router.get('/api/my/matches', async (ctx) => {
    const { id } = signedIn(ctx);
    const { from, status } = queryOf(ctx, MATCHES);
    const page = { most: PAGE, ...(from && { from }), ...(status && { status }) };
    const { matches, next } = await store.matches.ofAccount(id, page);
    ctx.body = { matches: matches.map((match) => summaryOf(match, id)), next } satisfies MatchList;
  });

  router.get('/api/my/turns', async (ctx) => {
    const { id } = signedIn(ctx);
    const matches = (await store.clocks.turnsOf(id)).map((match) => summaryOf(match, id));
    ctx.body = { matches, next: null } satisfies MatchList;
  });

  router.get('/api/my/invitations', async (ctx) => {
    const { id } = signedIn(ctx);
    const invitations = (await store.matches.invitations(id)).map(async ({ match, from }) => {
      const host = await store.accounts.get(from);
      return { match: summaryOf(match, id), from: host?.name ?? '' };
    });
    ctx.body = { invitations: await Promise.all(invitations) } satisfies InvitationList;
  });

  router.delete('/api/my/invitations/:id', async (ctx) => {
    await store.matches.uninvite(matchIdOf(ctx), signedIn(ctx).id);
    ctx.status = 204;
  });

  router.get('/api/my/solo', async (ctx) => {
    const { id } = signedIn(ctx);
    const { game } = queryOf(ctx, SOLO);
    const records = (await store.results.solo(id)).filter((one) => one.game === game);
    ctx.body = { levels: records.map((one) => soloLine(one, true)) } satisfies SoloList;
  });

  router.get('/api/my/companions', async (ctx) => {
    const companions = await store.accounts.companions(signedIn(ctx).id, MOST_COMPANIONS);
    ctx.body = { companions } satisfies CompanionList;
  });
}
