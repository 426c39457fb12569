/** boardgame.io's lobby, at its addresses and in its shapes, for its stock clients. */
import { z } from 'zod';
import { GAMES } from '../../games/index.ts';
import { NAME } from '../accounts/names.ts';
import { hashOf, isSame, newSecret } from '../accounts/secrets.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { MatchRecord } from '../store/contract/match.ts';
import { PLAYERS } from './matches.ts';
import { limitOpening, openMatch } from './opening.ts';
import { bodyOf, gameOf, matchIdOf, matchOf, noMatch, queryOf, shownMatch } from './request.ts';
import type { RouteContext, Routes } from './routes.ts';
import { getUp, sitDown } from './seating.ts';
import { matchesFor, stockMatch } from './stock.ts';

const LONGEST_DATA = 1024;

/** A seat's number, and nothing else that could be a key of an object. */
const PLAYER_ID = z
  .union([z.string(), z.int()], 'playerID is required')
  .transform(String)
  .pipe(z.string().regex(/^\d{1,2}$/, 'must be the number of a seat'))
  .transform(Number);

const DATA = z
  .unknown()
  .refine(
    (data) => JSON.stringify(data ?? null).length <= LONGEST_DATA,
    `must not be longer than ${LONGEST_DATA} characters of JSON`,
  )
  .optional();

const SETUP = { setupData: z.record(z.string(), z.unknown()).nullish(), unlisted: z.boolean().nullish() };
const CREATED = z.object({ numPlayers: PLAYERS.default(2), ...SETUP });
const JOINED = z.object({ playerID: PLAYER_ID.nullish(), playerName: NAME, data: DATA });
const HELD = { playerID: PLAYER_ID, credentials: z.string('credentials are required').max(100) };
const LEFT = z.object(HELD);
const UPDATED = z
  .object({ ...HELD, newName: NAME.optional(), data: DATA })
  .refine(({ newName, data }) => newName !== undefined || data !== undefined, 'newName or data is required');
const AGAIN = z.object({ ...HELD, numPlayers: PLAYERS.optional(), ...SETUP });

const WHERE = z.object({
  isGameover: z.enum(['true', 'false']).optional().catch(undefined),
  updatedBefore: z.coerce.number().int().positive().optional().catch(undefined),
  updatedAfter: z.coerce.number().int().positive().optional().catch(undefined),
});

/** What boardgame.io answers where a field is wrong or missing. */
const STOCK_STATUS = 403;

export function gamesRoutes(router: Routes, services: Services): void {
  const { store, tables } = services;

  router.get('/games', (ctx) => {
    ctx.body = Object.keys(GAMES);
  });

  router.post('/games/:name/create', async (ctx) => {
    const module = gameOf(ctx.params.name ?? '');
    const { numPlayers: players, setupData, unlisted } = bodyOf(ctx, CREATED);
    const matchID = await open(services, ctx, { module, players, setupData, unlisted });
    ctx.body = { matchID };
  });

  router.get('/games/:name', async (ctx) => {
    const { id } = gameOf(ctx.params.name ?? '').meta;
    ctx.body = { matches: (await matchesFor(store, id, queryOf(ctx, WHERE))).map(stockMatch) };
  });

  router.get('/games/:name/:id', async (ctx) => {
    ctx.body = stockMatch(ofGame(ctx, await shownMatch(services, ctx)));
  });

  router.post('/games/:name/:id/join', async (ctx) => {
    const { playerID, playerName: name, data } = bodyOf(ctx, JOINED, STOCK_STATUS);
    const { id } = ofGame(ctx, await shownMatch(services, ctx));
    const playerCredentials = newSecret();
    const credentialsHash = hashOf(playerCredentials);
    const accountId = ctx.state.account?.id ?? null;
    const wish = { seat: playerID ?? null, accountId, name, credentialsHash, ...(data != null && { data }) };
    const { seat, match } = await sitDown(services, id, wish);
    if (match.seats[seat]?.credentialsHash !== credentialsHash) {
      throw new Problem(409, 'alreadySeated', 'You have a seat in this match already.');
    }
    ctx.body = { playerID: String(seat), playerCredentials };
  });

  router.post('/games/:name/:id/leave', async (ctx) => {
    const held = bodyOf(ctx, LEFT, STOCK_STATUS);
    await getUp(services, matchIdOf(ctx), (match) => heldSeat(ofGame(ctx, match), held));
    ctx.body = {};
  });

  const update = async (ctx: RouteContext): Promise<void> => {
    const { newName: name, data, ...held } = bodyOf(ctx, UPDATED, STOCK_STATUS);
    const id = matchIdOf(ctx);
    const change = { ...(name !== undefined && { name }), ...(data !== undefined && { data }) };
    await store.locked(id, async () => {
      const match = ofGame(ctx, await matchOf(services, id));
      await store.matches.updateSeat(id, heldSeat(match, held), change);
    });
    tables.matchChanged(await matchOf(services, id), 'seats');
    ctx.body = {};
  };
  router.post('/games/:name/:id/rename', update);
  router.post('/games/:name/:id/update', update);

  router.post('/games/:name/:id/playAgain', async (ctx) => {
    const { numPlayers, setupData, unlisted, ...held } = bodyOf(ctx, AGAIN, STOCK_STATUS);
    const id = matchIdOf(ctx);
    const nextMatchID = await store.locked(id, async () => {
      const match = ofGame(ctx, await matchOf(services, id));
      heldSeat(match, held);
      if (match.nextMatchId !== null) return match.nextMatchId;
      const plan = { module: gameOf(match.game), players: numPlayers ?? match.seats.length };
      const next = await open(services, ctx, { ...plan, setupData: setupData ?? match.options, unlisted });
      return store.matches.setNext(id, next);
    });
    tables.matchChanged(await matchOf(services, id), 'seats');
    ctx.body = { nextMatchID };
  });
}

/** A match is not found under another game's name. */
function ofGame(ctx: RouteContext, match: MatchRecord): MatchRecord {
  if (match.game !== ctx.params.name) throw noMatch();
  return match;
}

/** The seat that the credentials give a right to. */
function heldSeat(match: MatchRecord, { playerID, credentials }: z.infer<typeof LEFT>): number {
  const seat = match.seats.find((one) => one.seat === playerID);
  if (!seat) throw new Problem(404, 'noSeat', 'There is no such seat.');
  if (seat.credentialsHash === null || !isSame(credentials, seat.credentialsHash)) {
    throw new Problem(403, 'badCredentials', 'Invalid credentials');
  }
  return seat.seat;
}

interface StockPlan {
  readonly module: ReturnType<typeof gameOf>;
  readonly players: number;
  readonly setupData: Record<string, unknown> | null | undefined;
  readonly unlisted: boolean | null | undefined;
}

async function open(services: Services, ctx: RouteContext, plan: StockPlan): Promise<string> {
  const { module, players, unlisted } = plan;
  const options = plan.setupData ?? {};
  const accountId = ctx.state.account?.id;
  limitOpening(services, ctx.state.address, accountId);
  const visibility = unlisted ? 'unlisted' : 'public';
  return openMatch(services, {
    module,
    players,
    options,
    visibility,
    pace: 'live',
    turnMs: null,
    isRated: false,
    hostId: accountId ?? null,
  });
}
