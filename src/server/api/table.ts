/** One match, for those who sit in it or want to. */
import { z } from 'zod';
import { gameCalled } from '../../games/index.ts';
import { BOT_LEVELS } from '../../play/levels.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/contract/accounts.ts';
import type { MatchRecord } from '../store/contract/match.ts';
import { engineOf } from '../tables/engine.ts';
import { load } from '../tables/load.ts';
import { summaryOf } from '../tables/summary.ts';
import { COLOUR } from './matches.ts';
import { rematch } from './rematch.ts';
import { bodyOf, matchIdOf, matchOf, noMatch, signedIn } from './request.ts';
import type { Routes } from './routes.ts';
import { aBot, getUp, ownSeat, refuseUnlessPlayed, sitDown } from './seating.ts';

const SEAT = z.int().min(0).max(99);
const JOINED = z.object({ seat: SEAT.optional(), colour: COLOUR.optional() });
const KICKED = z.object({ seat: SEAT });
const BOT = z.object({ level: z.enum(BOT_LEVELS), seat: SEAT.optional() });
const INVITED = z.object({ account: z.uuid() });

/** Of those whom one has played with, so many may be invited. */
const MOST_COMPANIONS = 200;

export function tableRoutes(router: Routes, services: Services): void {
  const { store, tables, limits, now } = services;

  router.post('/api/matches/:id/join', async (ctx) => {
    const account = signedIn(ctx);
    const { seat = null, colour } = bodyOf(ctx, JOINED);
    const holder = { accountId: account.id, name: account.name, credentialsHash: null };
    const { match } = await sitDown(services, matchIdOf(ctx), { ...holder, seat, colour });
    ctx.body = summaryOf(match, account.id);
  });

  router.post('/api/matches/:id/leave', async (ctx) => {
    const account = signedIn(ctx);
    const id = matchIdOf(ctx);
    const { seats, status } = await matchOf(services, id);
    // nobody would watch a bot play alone: who leaves has lost
    const match =
      seats.length === 1 && status === 'running'
        ? await giveUp(services, id, account)
        : await getUp(services, id, (held) => ownSeat(held, account.id));
    if (match) ctx.body = summaryOf(match, account.id);
    else ctx.status = 204;
  });

  router.post('/api/matches/:id/resign', async (ctx) => {
    const account = signedIn(ctx);
    ctx.body = summaryOf(await giveUp(services, matchIdOf(ctx), account), account.id);
  });

  router.post('/api/matches/:id/rematch', async (ctx) => {
    const account = signedIn(ctx);
    ctx.body = summaryOf(await rematch(services, matchIdOf(ctx), account, ctx.state.address), account.id);
  });

  router.post('/api/matches/:id/kick', async (ctx) => {
    const account = signedIn(ctx);
    const { seat } = bodyOf(ctx, KICKED);
    const match = await getUp(services, matchIdOf(ctx), (held) => seatToClear(held, account, seat));
    ctx.body = match && summaryOf(match, account.id);
  });

  router.post('/api/matches/:id/bot', async (ctx) => {
    const account = signedIn(ctx);
    const { level, seat = null } = bodyOf(ctx, BOT);
    const open = await matchOf(services, matchIdOf(ctx));
    refuseUnlessHost(open, account);
    ownSeat(open, account.id);
    refuseUnlessPlayed(gameCalled(open.game).meta, [level]);
    const { match } = await sitDown(services, open.id, { ...aBot(level), seat });
    ctx.body = summaryOf(match, account.id);
  });

  router.post('/api/matches/:id/invite', async (ctx) => {
    const account = signedIn(ctx);
    const { account: guest } = bodyOf(ctx, INVITED);
    const match = await matchOf(services, matchIdOf(ctx));
    ownSeat(match, account.id);
    if (match.status !== 'open') throw new Problem(409, 'full', 'All seats are taken.');
    const companions = await store.accounts.companions(account.id, MOST_COMPANIONS);
    if (!companions.some(({ accountId }) => accountId === guest)) {
      throw new Problem(403, 'notCompanion', 'Only people whom you have played with can be invited.');
    }
    limits.take('invitationsOfAccount', account.id);
    await store.matches.invite(match.id, account.id, guest, now());
    tables.invited(guest, match.id);
    ctx.status = 204;
  });
}

async function giveUp(services: Services, id: string, account: Account): Promise<MatchRecord> {
  const match = await resign(services, id, account);
  services.tables.matchChanged(match, 'over');
  return match;
}

/** While nobody else moves: the score is the one at which the player gave up. */
const resign = ({ store, now }: Services, id: string, account: Account): Promise<MatchRecord> =>
  store.locked(id, async () => {
    const match = await store.matches.get(id);
    if (!match) throw noMatch();
    const seat = ownSeat(match, account.id);
    if (match.status !== 'running') throw notRunning();
    if (match.seats.length > 2) {
      throw new Problem(
        409,
        'notForTwo',
        'Only a match of one or two can be resigned; leave it, and a bot plays on.',
      );
    }
    const module = gameCalled(match.game);
    const loaded = await load(engineOf(module), store, id);
    const scores = loaded ? module.rules.scores(loaded.state.G) : [0, 0];
    const over = await store.matches.resign(id, { scores, winners: [1 - seat], resigned: seat }, now());
    if (!over) throw notRunning();
    return over;
  });

const notRunning = () => new Problem(409, 'notRunning', 'This match is not being played.');

function refuseUnlessHost({ hostId }: MatchRecord, { id }: Account): void {
  if (hostId !== id) throw new Problem(403, 'notHost', 'Only who opened the match can do this.');
}

function seatToClear(match: MatchRecord, account: Account, seat: number): number {
  refuseUnlessHost(match, account);
  if (match.status !== 'open') throw new Problem(409, 'started', 'The match has begun; nobody can be sent away.');
  const held = match.seats.find((one) => one.seat === seat);
  if (held?.name == null) throw new Problem(404, 'noSeat', 'Nobody sits there.');
  if (held.accountId === account.id)
    throw new Problem(400, 'ownSeat', 'This is your own seat; leave the match instead.');
  return seat;
}
