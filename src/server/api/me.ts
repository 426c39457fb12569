/** One's own account: made with a name, renamed, taken along, forgotten. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { NAME } from '../accounts/names.ts';
import { closeSession, openSession } from '../accounts/session.ts';
import { languageOf, LANGUAGES } from '../languages.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/contract/accounts.ts';
import type { Me } from './answers.ts';
import { bodyOf, signedIn } from './request.ts';
import { changedFor, getUpEverywhere } from './seating.ts';
import type { Routes } from './routes.ts';

const NAMED = z.object({ name: NAME });
const CHANGED = z.object({ name: NAME.optional(), language: z.enum(LANGUAGES).optional() });

export const meOf = ({ mailer }: Services, account: Account | null): Me => ({
  account: account && { id: account.id, name: account.name, email: account.email, language: account.language },
  mail: mailer !== null,
});

export const isSecure = ({ publicUrl }: Services): boolean => publicUrl().startsWith('https:');

export function meRoutes(router: Routes, services: Services): void {
  const { store, tables, limits, now } = services;

  router.get('/api/me', (ctx) => {
    ctx.body = meOf(services, ctx.state.account);
  });

  router.post('/api/me', async (ctx) => {
    const { name } = bodyOf(ctx, NAMED);
    if (ctx.state.account) throw new Problem(409, 'alreadySignedIn', 'You have an account here already.');
    limits.take('accountsOfAddress', ctx.state.address);
    const account: Account = { id: randomUUID(), name, email: null, language: languageOf(ctx), createdAt: now() };
    await store.accounts.create(account);
    await openSession(ctx, store, account.id, now(), isSecure(services));
    ctx.body = meOf(services, account);
  });

  router.patch('/api/me', async (ctx) => {
    const account = signedIn(ctx);
    const { name = account.name, language = account.language } = bodyOf(ctx, CHANGED);
    if (language !== account.language) await store.accounts.setLanguage(account.id, language);
    if (name !== account.name) {
      await store.accounts.rename(account.id, name);
      await changedFor(services, account.id);
    }
    ctx.body = meOf(services, { ...account, name, language });
  });

  router.delete('/api/me', async (ctx) => {
    const account = signedIn(ctx);
    await getUpEverywhere(services, account.id);
    await store.accounts.delete(account.id);
    await closeSession(ctx, store, isSecure(services));
    tables.accountChanged(account.id);
    ctx.status = 204;
  });

  router.get('/api/me/export', async (ctx) => {
    ctx.body = JSON.stringify(await store.accounts.export(signedIn(ctx).id), null, 2);
    ctx.type = 'application/json';
    ctx.attachment('litha.json');
  });
}
