/** The lobby: open matches, a new one, one by its id, and what was said there. */
import { z } from 'zod';
import { BOT_LEVELS } from '../../play/levels.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { ChatLine } from '../store/contract/chats.ts';
import { PACES } from '../store/contract/match.ts';
import type { MatchFilter } from '../store/contract/matches.ts';
import { seatOfAccount, summaryOf } from '../tables/summary.ts';
import type { ChatLines, MatchList } from './answers.ts';
import { limitOpening, openMatch } from './opening.ts';
import { bodyOf, FROM, GAME_ID, gameOf, queryOf, shownMatch, signedIn } from './request.ts';
import type { Routes } from './routes.ts';
import { aBot, refuseUnlessPlayed, sitDown } from './seating.ts';

const PAGE = 30;
const MOST_LINES = 200;
const MOST_PLAYERS = 20;
const HOUR = 3_600_000;
const SHORTEST_TURN = HOUR;
const LONGEST_TURN = 14 * 24 * HOUR;

export const PLAYERS = z.int().min(1).max(MOST_PLAYERS);
export const COLOUR = z.string().max(30);

const NEW_MATCH = z.object({
  game: GAME_ID,
  players: PLAYERS,
  options: z.record(z.string(), z.unknown()).default({}),
  visibility: z.enum(['public', 'unlisted']),
  pace: z.enum(PACES),
  turnMs: z.int().min(SHORTEST_TURN).max(LONGEST_TURN).nullable().default(null),
  isRated: z.boolean().default(false),
  colour: COLOUR.optional(),
  /** Who plays besides people: a level for each. */
  bots: z.array(z.enum(BOT_LEVELS)).max(MOST_PLAYERS).default([]),
});

const FILTER = z.object({
  game: GAME_ID.optional(),
  pace: z.enum(PACES).optional(),
  seats: z.coerce.number().int().min(1).max(MOST_PLAYERS).optional(),
  from: FROM.optional(),
});

const CHANNELS = ['players', 'spectators'] as const;
/** Without a channel: all that one may read. */
const CHAT = z.object({ channel: z.enum(CHANNELS).optional() });

export function matchRoutes(router: Routes, services: Services): void {
  const { store } = services;

  router.get('/api/matches', async (ctx) => {
    const { game, pace, seats, from } = queryOf(ctx, FILTER);
    const filter: MatchFilter = {
      status: 'open',
      seatsFree: seats ?? 1,
      ...(game && { game }),
      ...(pace && { pace }),
    };
    const { matches, next } = await store.matches.list(filter, { most: PAGE, ...(from && { from }) });
    const reader = ctx.state.account?.id ?? null;
    ctx.body = { matches: matches.map((match) => summaryOf(match, reader)), next } satisfies MatchList;
  });

  router.post('/api/matches', async (ctx) => {
    const account = signedIn(ctx);
    const { game, colour, bots, ...plan } = bodyOf(ctx, NEW_MATCH);
    const module = gameOf(game);
    if (bots.length >= plan.players) throw new Problem(400, 'badPlayers', 'At least one seat is for a person.');
    if (bots.length > 0 && plan.isRated) throw new Problem(400, 'ratedBots', 'A match with bots is not rated.');
    refuseUnlessPlayed(module.meta, bots);
    limitOpening(services, ctx.state.address, account.id);
    const id = await openMatch(services, { ...plan, module, hostId: account.id });
    const holder = { accountId: account.id, name: account.name, credentialsHash: null };
    let { match } = await sitDown(services, id, { ...holder, seat: null, colour });
    for (const bot of bots) ({ match } = await sitDown(services, id, { ...aBot(bot), seat: null }));
    ctx.body = summaryOf(match, account.id);
  });

  router.get('/api/matches/:id', async (ctx) => {
    ctx.body = summaryOf(await shownMatch(services, ctx), ctx.state.account?.id ?? null);
  });

  router.get('/api/matches/:id/chat', async (ctx) => {
    const { channel } = queryOf(ctx, CHAT);
    const match = await shownMatch(services, ctx);
    const { account } = ctx.state;
    const isPlayer = account !== null && seatOfAccount(match, account.id) !== null;
    const mayReadAll = !isPlayer || match.status === 'over';
    if (channel === 'spectators' && !mayReadAll) {
      throw new Problem(403, 'notYourChannel', 'Players read what spectators say when the match is over.');
    }
    const channels = channel ? [channel] : mayReadAll ? CHANNELS : (['players'] as const);
    const lines = await Promise.all(channels.map((name) => store.chats.list(match.id, name, MOST_LINES)));
    ctx.body = { lines: lines.flat().map(withoutAccount) } satisfies ChatLines;
  });
}

const withoutAccount = ({ accountId: _hidden, ...line }: ChatLine) => line;
