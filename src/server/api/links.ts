/** Links that work once: to another device, to prove an address, to sign in with it. */
import { z } from 'zod';
import { hashOf, newSecret } from '../accounts/secrets.ts';
import { closeSession, openSession } from '../accounts/session.ts';
import { languageOf } from '../languages.ts';
import { letter } from '../mail/letters.ts';
import type { Mailer } from '../mail/mailer.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Account, OneTimeLink } from '../store/contract/accounts.ts';
import type { DeviceLink } from './answers.ts';
import { isSecure, meOf } from './me.ts';
import { bodyOf, signedIn } from './request.ts';
import type { Routes } from './routes.ts';

const MINUTE = 60_000;
const DEVICE_MS = 15 * MINUTE;
const MAIL_MS = 60 * MINUTE;

const LONGEST_EMAIL = 254;
const ADDRESSED = z.object({
  email: z.string().trim().toLowerCase().max(LONGEST_EMAIL).pipe(z.email('This is not an e-mail address.')),
});
const REDEEMED = z.object({ token: z.string().min(1).max(100) });

export function linkRoutes(router: Routes, services: Services): void {
  const { store, tables, limits, now } = services;

  router.post('/api/me/device', async (ctx) => {
    limits.take('linksOfAddress', ctx.state.address);
    const expiresAt = now() + DEVICE_MS;
    const token = await putLink(services, { accountId: signedIn(ctx).id, purpose: 'device', email: null, expiresAt });
    ctx.body = { url: `${services.publicUrl()}/device#${token}`, expiresAt } satisfies DeviceLink;
  });

  router.post('/api/me/email', async (ctx) => {
    const account = signedIn(ctx);
    const { email } = bodyOf(ctx, ADDRESSED);
    const mailer = mailerOf(services);
    limits.take('mailsOfAddress', ctx.state.address);
    limits.take('mailsToRecipient', hashOf(email));
    const url = await mailedLink(services, account, email);
    mailer.send(email, letter('confirm', languageOf(ctx), account.name, url));
    ctx.status = 202;
  });

  router.post('/api/sign-in', async (ctx) => {
    const { email } = bodyOf(ctx, ADDRESSED);
    const mailer = mailerOf(services);
    limits.take('mailsOfAddress', ctx.state.address);
    limits.take('mailsToRecipient', hashOf(email));
    const language = languageOf(ctx);
    // the answer is the same, and as fast, for an address that nobody has
    mailer.inBackground(() => sendSignIn(services, mailer, email, language));
    ctx.status = 202;
  });

  router.post('/api/session', async (ctx) => {
    limits.take('linksOfAddress', ctx.state.address);
    const { token } = bodyOf(ctx, REDEEMED);
    const account = await redeem(services, hashOf(token));
    await openSession(ctx, store, account.id, now(), isSecure(services));
    const { account: before } = ctx.state;
    if (before && before.id !== account.id) tables.accountChanged(before.id);
    ctx.body = meOf(services, account);
  });

  router.delete('/api/session', async (ctx) => {
    await closeSession(ctx, store, isSecure(services));
    if (ctx.state.account) tables.accountChanged(ctx.state.account.id);
    ctx.status = 204;
  });
}

function mailerOf({ mailer }: Services): Mailer {
  if (!mailer) throw new Problem(409, 'noMail', 'This server sends no mails.');
  return mailer;
}

async function putLink({ store }: Services, link: Omit<OneTimeLink, 'tokenHash'>): Promise<string> {
  const token = newSecret();
  await store.accounts.putLink({ ...link, tokenHash: hashOf(token) });
  return token;
}

/** With an address it also proves that address; without, it only signs in. */
async function mailedLink(services: Services, { id }: Account, email: string | null): Promise<string> {
  const expiresAt = services.now() + MAIL_MS;
  const token = await putLink(services, { accountId: id, purpose: 'email', email, expiresAt });
  return `${services.publicUrl()}/confirm#${token}`;
}

async function sendSignIn(
  services: Services,
  mailer: Mailer,
  email: string,
  language: Parameters<typeof letter>[1],
): Promise<void> {
  const account = await services.store.accounts.byEmail(email);
  if (!account) return;
  const url = await mailedLink(services, account, null);
  mailer.send(email, letter('signIn', language, account.name, url));
}

async function redeem({ store, now }: Services, tokenHash: string): Promise<Account> {
  const link =
    (await store.accounts.takeLink(tokenHash, 'device', now())) ??
    (await store.accounts.takeLink(tokenHash, 'email', now()));
  if (link?.email && (await store.accounts.setEmail(link.accountId, link.email)) === 'taken') {
    throw new Problem(409, 'addressTaken', 'This address belongs to another account: sign in with it instead.');
  }
  const account = link && (await store.accounts.get(link.accountId));
  if (!account) throw new Problem(410, 'linkUsed', 'This link has been used already, or its time is over.');
  return account;
}
