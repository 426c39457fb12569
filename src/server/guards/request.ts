/** What the guards find out about a request, for those who answer it. */
import type { Middleware, ParameterizedContext } from 'koa';
import type { Account } from '../store/contract/accounts.ts';

export interface RequestState {
  /** What limits are counted by. */
  address: string;
  /** Whose session it is. */
  account: Account | null;
  /** The JSON of the body; an empty object where there is none. */
  body: unknown;
}

export type Request = ParameterizedContext<RequestState>;
export type Guard = Middleware<RequestState>;

/** Addresses where programs talk to the server; all others are the site's. */
export const isForPrograms = (path: string): boolean => /^\/(api|games)(\/|$)/.test(path);

/** Where errors are text, as boardgame.io's own server has them. */
export const isStock = (path: string): boolean => /^\/games(\/|$)/.test(path);
