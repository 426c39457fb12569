/** What a request brings, checked before anything is done with it. */
import { z } from 'zod';
import { GAMES, type AnyGame } from '../../games/index.ts';
import type { Request } from '../guards/request.ts';
import { isSealed } from '../daily/day.ts';
import { parse } from '../parse.ts';
import { Problem } from '../problem.ts';
import type { Account } from '../store/contract/accounts.ts';
import type { MatchRecord } from '../store/contract/match.ts';
import type { Services } from '../services.ts';
import type { RouteContext } from './routes.ts';

export const bodyOf = <Body>(ctx: Request, schema: z.ZodType<Body>, status = 400): Body =>
  checked(schema, ctx.state.body, status);

export const queryOf = <Query>(ctx: Request, schema: z.ZodType<Query>): Query =>
  checked(schema, { ...ctx.query }, 400);

function checked<T>(schema: z.ZodType<T>, value: unknown, status: number): T {
  const result = parse(schema, value);
  if (result?.success) return result.data;
  const [issue] = result?.error.issues ?? [{ path: [], message: 'The server does not understand this.' }];
  const field = issue?.path.join('.') ?? '';
  throw new Problem(status, 'badRequest', [field, issue?.message].filter(Boolean).join(': '));
}

export function signedIn(ctx: Request): Account {
  const { account } = ctx.state;
  if (!account) throw new Problem(401, 'notSignedIn', 'Choose a name first.');
  return account;
}

/** As `newMatchId` makes them: nothing else is asked of the store. */
const MATCH_ID = /^[\w-]{11}$/;

export const noMatch = () => new Problem(404, 'noMatch', 'There is no such match.');

export function matchIdOf(ctx: RouteContext): string {
  const { id = '' } = ctx.params;
  if (!MATCH_ID.test(id)) throw noMatch();
  return id;
}

export async function matchOf({ store }: Services, id: string): Promise<MatchRecord> {
  const match = await store.matches.get(id);
  if (!match) throw noMatch();
  return match;
}

/** The match that is asked for, if it may be looked at. */
export async function shownMatch(services: Services, ctx: RouteContext): Promise<MatchRecord> {
  const match = await matchOf(services, matchIdOf(ctx));
  if (isSealed(match, ctx.state.account?.id ?? null, services.now())) {
    throw new Problem(403, 'sealed', 'A try at the challenge of the day can be looked at when the day is over.');
  }
  return match;
}

export function gameOf(id: string): AnyGame {
  const module = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!module) throw new Problem(404, 'noGame', 'There is no such game.');
  return module;
}

/** Names of ours have no other characters, and some others a database does not take. */
export const GAME_ID = z.string().regex(/^[\w-]{1,50}$/, 'There is no such name.');
/** Where a list goes on; the store knows what it means. */
export const FROM = z.string().regex(/^[\w-]{1,200}$/, 'This is not a place in the list.');
