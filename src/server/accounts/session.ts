/** The session cookie: who holds it is the account. */
import type { Context } from 'koa';
import type { Account } from '../store/contract/accounts.ts';
import type { Store } from '../store/store.ts';
import { hashOf, newSecret } from './secrets.ts';

export const SESSION_COOKIE = 'litha_session';

/** The longest that browsers keep a cookie. */
const SECONDS = 400 * 24 * 3600;
const TOKEN = /^[\w-]{43}$/;

export function tokenIn(cookieHeader: string | undefined): string | null {
  for (const cookie of (cookieHeader ?? '').split(';')) {
    const [name, value = ''] = cookie.trim().split('=');
    if (name === SESSION_COOKIE) return TOKEN.test(value) ? value : null;
  }
  return null;
}

export async function accountOf(
  store: Store,
  cookieHeader: string | undefined,
  now: () => number,
): Promise<Account | null> {
  const token = tokenIn(cookieHeader);
  return token === null ? null : store.accounts.session(hashOf(token), now());
}

/** Also ends the session that this browser had: its cookie is about to be replaced. */
export async function openSession(ctx: Context, store: Store, accountId: string, at: number, secure: boolean) {
  await endSession(ctx, store);
  const token = newSecret();
  await store.accounts.openSession(hashOf(token), accountId, at);
  setCookie(ctx, token, SECONDS, secure);
}

export async function closeSession(ctx: Context, store: Store, secure: boolean): Promise<void> {
  await endSession(ctx, store);
  setCookie(ctx, '', 0, secure);
}

async function endSession(ctx: Context, store: Store): Promise<void> {
  const token = tokenIn(ctx.headers.cookie);
  if (token !== null) await store.accounts.closeSession(hashOf(token));
}

/** By hand: Koa refuses secure cookies on the plain connection from a proxy. */
function setCookie(ctx: Context, token: string, seconds: number, secure: boolean): void {
  const parts = [`${SESSION_COOKIE}=${token}`, `Max-Age=${seconds}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  ctx.set('Set-Cookie', [...parts, ...(secure ? ['Secure'] : [])].join('; '));
}
