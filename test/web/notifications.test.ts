import { expect } from 'chai';
import type { BrowserContext, Page } from 'playwright-core';
import { type MailServer, openMailServer } from '../server/api/smtp.ts';
import { type FarServer, openFarServer } from '../server/notify/far.ts';
import { expectAccessible } from './axe.ts';
import { board, introduce, openTable, sitDown } from './people.ts';
import { expectToFit, INSTALLED, PHONE, settings, siteToVisit, type Visiting } from './visit.ts';

const STILL = { kept: settings({ motion: 'reduced', sound: false }) };

const channel = (page: Page, kind: string) => page.locator(`[data-channel-kind="${kind}"]`);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('Notifications', () => {
  let post: MailServer;
  let far: FarServer;
  before(async () => {
    post = await openMailServer();
    far = await openFarServer();
  });
  after(async () => {
    await post.close();
    await far.close();
  });
  const site = siteToVisit({
    first: 'empty',
    env: () => ({
      SMTP_URL: post.url,
      MAIL_FROM: 'Litha <litha@litha.example>',
      ALLOW_PRIVATE_ADDRESSES: 'true',
    }),
  });
  const visit: Visiting = (use, options) => site.visit(use, { ...INSTALLED, ...options });

  async function becomeKnown({ request }: BrowserContext, email: string): Promise<void> {
    await request.post('/api/me', { data: { name: 'Maren' } });
    await request.post('/api/me/email', { data: { email } });
    const { text } = await post.next();
    await request.post('/api/session', { data: { token: /confirm#([\w-]{43})/.exec(text)?.[1] } });
  }

  it('come by mail to who has an address: tried, turned off by the link in it, and on again', () =>
    visit(async ({ context, page }) => {
      await introduce(page, 'Maren');
      await page.goto('/account');
      await channel(page, 'email').getByText('Add an e-mail address above').waitFor();
      // a page that is open asks for its turns, and would be told that it is signed out
      await page.goto('about:blank');
      await context.clearCookies();
      await becomeKnown(context, 'maren@litha.example');
      await page.goto('/account');
      await channel(page, 'email').getByRole('button', { name: 'Try it' }).click();
      await channel(page, 'email').getByRole('status').getByText('A message is on its way.').waitFor();
      const { text } = await post.next();
      const [off = 'no link'] = /http:\S+\/off\/[\w.-]+/.exec(text.slice(text.indexOf('No more messages'))) ?? [];
      await page.goto(off);
      await heading(page, 'Turned off').waitFor();
      await page.getByRole('link', { name: 'All ways to reach you' }).click();
      const byMail = channel(page, 'email').getByRole('switch', { name: 'By e-mail' });
      expect(await byMail.isChecked()).to.equal(false);
      await page.goto(off);
      await page.getByRole('button', { name: 'Turn it on again' }).click();
      await heading(page, 'On again').waitFor();
      await page.getByRole('link', { name: 'All ways to reach you' }).click();
      await byMail.and(page.locator(':checked')).waitFor();
    }));

  it('say that a link is not whole', () =>
    visit(
      async ({ page }) => {
        await page.goto('/off/nothing');
        await heading(page, 'That did not work').waitFor();
        await page.getByText('This link is not whole').waitFor();
      },
      { expected: /404/ },
    ));

  it('go to a webhook that is filled in, tried and removed by hand', () =>
    visit(async ({ page }) => {
      await introduce(page, 'Maren');
      await page.goto('/account');
      const webhook = channel(page, 'webhook');
      await webhook.getByText('Set it up').click();
      await webhook.getByRole('textbox', { name: 'Address of the webhook' }).fill('nowhere');
      await webhook.getByRole('button', { name: 'Save' }).click();
      await webhook.getByRole('alert').getByText('This does not look like an address').waitFor();
      await webhook.getByRole('textbox', { name: 'Address of the webhook' }).fill(`${far.url}/hook`);
      await webhook.getByRole('button', { name: 'Save' }).click();
      await webhook.getByRole('button', { name: 'Try it' }).click();
      await webhook.getByRole('status').getByText('A message is on its way.').waitFor();
      expect(far.posted.at(-1)?.path).to.equal('/hook');
      await webhook.getByRole('button', { name: 'Remove it' }).click();
      await webhook.getByRole('switch').waitFor({ state: 'detached' });
    }));

  it('say in words why a browser cannot be woken', () =>
    visit(async ({ page }) => {
      await introduce(page, 'Maren');
      await page.goto('/account');
      await channel(page, 'push').getByText('The browser can show you a message').waitFor();
      await page.addInitScript('Object.defineProperty(Notification, "permission", { value: "denied" })');
      await page.reload();
      await channel(page, 'push').getByText('You have forbidden this site to show messages').waitFor();
      expect(await channel(page, 'push').getByRole('switch').count()).to.equal(0);
      await page.addInitScript('delete window.PushManager');
      await page.reload();
      await channel(page, 'push').getByText('This browser cannot be woken by a site').waitFor();
    }));

  it('are shown by the service worker, of each match the newest', () =>
    visit(async ({ context, page }) => {
      await context.grantPermissions(['notifications']);
      await page.goto('/');
      const protocol = await context.newCDPSession(page);
      const registered = new Promise<string>((resolve) => {
        protocol.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
          const active = versions.find(({ status }) => status === 'activated');
          if (active) resolve(active.registrationId);
        });
      });
      await protocol.send('ServiceWorker.enable');
      const registrationId = await registered;
      const { origin } = new URL(page.url());
      const push = (...notices: object[]) =>
        protocol.send('ServiceWorker.deliverPushMessage', {
          origin,
          registrationId,
          data: JSON.stringify({ notices, off: { url: `${origin}/api/off/x`, label: 'No more' } }),
        });
      const shown = () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          return (await registration.getNotifications()).map(({ title, body, tag }) => `${title}: ${body} (${tag})`);
        });
      const notice = (tag: string, body: string) => ({
        title: 'Your turn',
        body,
        tag,
        url: `${origin}/match/${tag}`,
      });
      await push(notice('one', 'first'), notice('two', 'other'));
      await push(notice('one', 'second'));
      await page.waitForFunction(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).some(({ body }) => body === 'second');
      });
      expect(await shown()).to.have.members(['Your turn: second (one)', 'Your turn: other (two)']);
    }));

  it('of one match are turned off in its menu', () =>
    visit(async ({ page }) => {
      await introduce(page, 'Maren');
      const match = await openTable(page);
      await visit(async (guest) => {
        await sitDown(guest.page, `/match/${match.id}`, 'Joris');
        await page.goto(`/match/${match.id}`);
        await board(page).waitFor();
        const choose = async (label: string) => {
          await page.locator('[data-tool="menu"]').click();
          await page.getByRole('dialog').getByRole('button', { name: label }).click();
        };
        await choose('No messages of this match');
        await choose('Messages of this match again');
        await page.locator('[data-tool="menu"]').click();
        await page.getByRole('dialog').getByRole('button', { name: 'No messages of this match' }).waitFor();
      }, STILL);
    }, STILL));

  it('fit a phone, and are open to everybody', () =>
    visit(
      async ({ context, page }) => {
        await becomeKnown(context, 'linde@litha.example');
        await page.goto('/account');
        await channel(page, 'push').waitFor();
        await channel(page, 'webhook').getByText('Set it up').click();
        await expectToFit(page);
        await expectAccessible(page, 'notifications');
      },
      { ...PHONE, bypassCSP: true },
    ));
});
