/** How one hears of one's matches: channels, browsers, matches that one does not want to hear of. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { hashOf } from '../accounts/secrets.ts';
import type { Outcome } from '../notify/outcome.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/contract/accounts.ts';
import { CHANNELS, WEBHOOK_SHAPES } from '../store/contract/messages.ts';
import type { Muting, Notifications } from './answers.ts';
import { bodyOf, matchIdOf, matchOf, signedIn } from './request.ts';
import type { Routes } from './routes.ts';

const LONGEST_URL = 1000;
/** Browsers of one person. */
const MOST_BROWSERS = 10;

const ADDRESS = z
  .string()
  .max(LONGEST_URL)
  .refine(isWebAddress, 'This is not an address of the web, like https://example.org/hook.');
const base64 = (bytes: number) =>
  z
    .string()
    .max(2 * bytes)
    .regex(/^[\w-]+$/)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes, 'This is not a key of a browser.');

const CHANGED = z.object({
  on: z.object({ email: z.boolean(), push: z.boolean(), webhook: z.boolean() }).partial().default({}),
  webhook: z
    .object({ url: ADDRESS, shape: z.enum(WEBHOOK_SHAPES) })
    .nullable()
    .optional(),
});
/** As browsers say it. */
const SUBSCRIBED = z.object({ endpoint: ADDRESS, keys: z.object({ p256dh: base64(65), auth: base64(16) }) });
const UNSUBSCRIBED = z.object({ endpoint: ADDRESS });
const TESTED = z.object({ channel: z.enum(CHANNELS) });

export function notificationRoutes(router: Routes, services: Services): void {
  const { store, notifier, limits, now } = services;
  const { channels } = store;

  router.get('/api/me/notifications', async (ctx) => {
    ctx.body = await notificationsOf(services, signedIn(ctx));
  });

  router.patch('/api/me/notifications', async (ctx) => {
    const account = signedIn(ctx);
    const { on, webhook } = bodyOf(ctx, CHANGED);
    if (webhook !== undefined) await channels.setWebhook(account.id, webhook, now());
    for (const channel of CHANNELS) {
      const isOn = on[channel];
      if (isOn !== undefined) await channels.turn(account.id, channel, isOn);
    }
    ctx.body = await notificationsOf(services, account);
  });

  router.post('/api/me/notifications/browsers', async (ctx) => {
    const account = signedIn(ctx);
    const { endpoint, keys } = bodyOf(ctx, SUBSCRIBED);
    await channels.addPush(account.id, { id: randomUUID(), endpoint, ...keys }, now(), MOST_BROWSERS);
    await channels.turn(account.id, 'push', true);
    ctx.body = await notificationsOf(services, account);
  });

  router.delete('/api/me/notifications/browsers', async (ctx) => {
    const account = signedIn(ctx);
    await channels.removePush(account.id, bodyOf(ctx, UNSUBSCRIBED).endpoint);
    ctx.body = await notificationsOf(services, account);
  });

  router.post('/api/me/notifications/test', async (ctx) => {
    const account = signedIn(ctx);
    const { channel } = bodyOf(ctx, TESTED);
    limits.take('testsOfAccount', account.id);
    if (channel === 'email' && account.email !== null) limits.take('mailsToRecipient', hashOf(account.email));
    answerTest(await notifier.test(account, channel));
    ctx.status = 204;
  });

  router.get('/api/matches/:id/mute', async (ctx) => {
    ctx.body = { muted: await channels.isMuted(signedIn(ctx).id, matchIdOf(ctx)) } satisfies Muting;
  });

  router.post('/api/matches/:id/mute', async (ctx) => {
    const account = signedIn(ctx);
    const { id } = await matchOf(services, matchIdOf(ctx));
    await channels.mute(account.id, id, true);
    ctx.body = { muted: true } satisfies Muting;
  });

  router.delete('/api/matches/:id/mute', async (ctx) => {
    await channels.mute(signedIn(ctx).id, matchIdOf(ctx), false);
    ctx.body = { muted: false } satisfies Muting;
  });
}

function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

function answerTest(outcome: Outcome): void {
  if (outcome === 'sent') return;
  if (outcome === 'gone') throw new Problem(409, 'noWay', 'There is nowhere to send it to.');
  throw new Problem(502, 'notSent', 'The message could not be sent there.');
}

async function notificationsOf({ store, mailer, notifier }: Services, account: Account): Promise<Notifications> {
  const { off, pushes, webhook } = await store.channels.of(account.id);
  return {
    on: { email: !off.includes('email'), push: !off.includes('push'), webhook: !off.includes('webhook') },
    email: account.email,
    mail: mailer !== null,
    webhook,
    pushKey: notifier.pushKey,
    browsers: pushes.map(({ endpoint }) => endpoint),
  };
}
