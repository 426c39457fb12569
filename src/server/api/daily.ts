/** The challenge of the day: what it is, one try, and how everyone's ended. */
import { z } from 'zod';
import { dayAt, DAILY_GAME, endOfDay, levelOn } from '../daily/day.ts';
import { Problem } from '../problem.ts';
import { outcomeOf } from '../results/outcome.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/contract/accounts.ts';
import type { MatchRecord } from '../store/contract/match.ts';
import type { DailyStanding } from '../store/contract/results.ts';
import { isDuplicate } from '../store/database.ts';
import { summaryOf } from '../tables/summary.ts';
import type { Daily, DailyLine } from './answers.ts';
import { limitOpening, openMatch } from './opening.ts';
import { gameOf, queryOf, signedIn } from './request.ts';
import type { RouteContext, Routes } from './routes.ts';
import { sitDown } from './seating.ts';

/** The first so many, and one's own line. */
const MOST_LINES = 50;

const DAY = z.object({ day: z.iso.date('must be a day, as 2026-11-18').optional() });

export function dailyRoutes(router: Routes, services: Services): void {
  const { now } = services;

  router.get('/api/daily', async (ctx) => {
    const today = dayAt(now());
    const { day = today } = queryOf(ctx, DAY);
    if (day > today) throw new Problem(404, 'noDay', 'This day is still to come.');
    ctx.body = await dailyOf(services, day, today, ctx.state.account);
  });

  router.post('/api/daily', async (ctx) => {
    const account = signedIn(ctx);
    ctx.body = summaryOf(await tryOf(services, ctx, account), account.id);
  });
}

async function dailyOf(services: Services, day: string, today: string, account: Account | null): Promise<Daily> {
  const { store, now } = services;
  const reader = account?.id ?? null;
  const own = reader === null ? null : await store.matches.ofDay(day, reader);
  // who comes from the table finds the result here, whether everything else is counted or not
  if (own?.status === 'over') await store.results.count(own.id, outcomeOf);
  const [{ played, standings }, beside] = await Promise.all([
    store.results.ofDay(day, endOfDay(day), reader, MOST_LINES),
    store.matches.daysBeside(day),
  ]);
  const isOver = now() >= endOfDay(day);
  return {
    day,
    today,
    before: beside.before,
    after: beside.after ?? (day < today ? today : null),
    game: DAILY_GAME,
    level: levelOn(day),
    endsAt: endOfDay(day),
    mine: own && { match: own.id, isRunning: own.status !== 'over' },
    played,
    lines: standings.map((standing) => lineOf(standing, reader, isOver)),
  };
}

/** Which match it was is known to everybody when all may look at it. */
const lineOf = (standing: DailyStanding, reader: string | null, isOver: boolean): DailyLine => {
  const isMe = reader !== null && standing.accountId === reader;
  return {
    rank: standing.rank,
    name: standing.name,
    account: standing.accountId,
    isMe,
    isWon: standing.isWon,
    score: standing.score,
    rival: standing.rival,
    match: isOver || isMe ? standing.matchId : null,
  };
};

/** The one try that an account has today; whoever asks again goes on with it. */
async function tryOf(services: Services, ctx: RouteContext, account: Account): Promise<MatchRecord> {
  const { store, now } = services;
  const day = dayAt(now());
  const match = (await store.matches.ofDay(day, account.id)) ?? (await begin(services, ctx, account, day));
  if (match.status !== 'open') return match;
  const holder = { accountId: account.id, name: account.name, credentialsHash: null, seat: null };
  return (await sitDown(services, match.id, holder)).match;
}

async function begin(services: Services, ctx: RouteContext, account: Account, day: string): Promise<MatchRecord> {
  limitOpening(services, ctx.state.address, account.id);
  try {
    await openMatch(services, {
      module: gameOf(DAILY_GAME),
      players: 1,
      options: { rudolph: levelOn(day) },
      visibility: 'unlisted',
      pace: 'live',
      turnMs: null,
      isRated: false,
      hostId: account.id,
      day,
      seed: services.dailySeed(day),
    });
  } catch (error) {
    // the same person has just begun it elsewhere
    if (!isDuplicate(error)) throw error;
  }
  const match = await services.store.matches.ofDay(day, account.id);
  if (!match) throw new Error('there is no try, and none can be begun');
  return match;
}
