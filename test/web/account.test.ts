import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import { type MailServer, openMailServer } from '../server/api/smtp.ts';
import { expectAccessible, LOOKS } from './axe.ts';
import { expectToFit, PHONE, settings, siteToVisit } from './visit.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const status = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();
const dialog = (page: Page) => page.getByRole('dialog');

const focused = (page: Page) =>
  page.evaluate(() => {
    const { textContent, tagName } = document.activeElement as HTMLElement;
    return textContent || tagName;
  });

async function becomeGuest(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  await page.getByLabel('What shall we call you?').fill(name);
  await button(page, 'Take this name').click();
  await isMine(page, name);
}

/** The page says that one is this person. */
const isMine = (page: Page, name: string) =>
  page.locator('main').getByText(name, { exact: true }).and(page.locator('p')).waitFor();

const isNobodys = (page: Page) => page.getByLabel('What shall we call you?').waitFor();

async function deviceLink(page: Page): Promise<string> {
  await button(page, 'Make a link').click();
  return page.getByRole('textbox', { name: 'The link' }).inputValue();
}

const linkIn = (text: string): string => /http:\/\/\S+\/confirm#[\w-]{43}/.exec(text)?.[0] ?? 'no link';

describe('An account', () => {
  let post: MailServer;
  before(async () => {
    post = await openMailServer();
  });
  after(() => post.close());
  const { visit } = siteToVisit({
    first: 'empty',
    env: () => ({
      SMTP_URL: post.url,
      MAIL_FROM: 'Litha <litha@litha.example>',
    }),
  });

  it('is made at once with a name, and is still there after a reload', () =>
    visit(async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Account' }).click();
      await button(page, 'Take this name').click();
      await page.getByRole('alert').getByText('Please enter a name.').waitFor();
      expect(await focused(page)).to.equal('INPUT');
      await page.keyboard.type('  Maren');
      await page.keyboard.press('Enter');
      await isMine(page, 'Maren');
      await page.waitForFunction(() => document.activeElement?.matches('h1'));
      await page.reload();
      await isMine(page, 'Maren');
    }));

  it('says it in words when the server refuses a name', () =>
    visit(
      async ({ page }) => {
        await page.goto('/account');
        await page.getByLabel('What shall we call you?').fill('\u3164');
        await page.keyboard.press('Enter');
        await page.getByRole('alert').getByText('The server did not take this').waitFor();
      },
      { expected: /400/ },
    ));

  it('says what to do while the server does not answer', () =>
    visit(
      async ({ context, page }) => {
        await context.route('/api/me', (route) => route.abort());
        await page.goto('/account');
        await heading(page, 'The server does not answer').waitFor();
        await context.unroute('/api/me');
        await button(page, 'Try again').click();
        await isNobodys(page);
      },
      { expected: /ERR_FAILED/, serviceWorkers: 'block' },
    ));

  it('is renamed in place, by keyboard too', () =>
    visit(async ({ page }) => {
      await becomeGuest(page, 'Maren');
      await button(page, 'Change the name').press('Enter');
      expect(await page.getByLabel('Your new name').inputValue()).to.equal('Maren');
      expect(await focused(page)).to.equal('INPUT');
      await page.getByLabel('Your new name').fill('Marie');
      await page.keyboard.press('Enter');
      await status(page, 'From now on known as');
      await isMine(page, 'Marie');
      expect(await focused(page)).to.equal('Change the name');
      await page.keyboard.press('Enter');
      await page.getByLabel('Your new name').fill('Nobody');
      await button(page, 'Leave it').click();
      await isMine(page, 'Marie');
      await page.reload();
      await isMine(page, 'Marie');
    }));

  describe('on another device', () => {
    it('is the same after its link is opened there, which works once and only by a click', () =>
      visit(
        async ({ page }) => {
          await becomeGuest(page, 'Maren');
          const url = await deviceLink(page);
          await visit(async ({ page: phone }) => {
            await phone.goto(url);
            await heading(phone, 'Sign in on this device').waitFor();
            await phone.reload();
            await button(phone, 'Sign in here').click();
            await status(phone, 'Welcome, Maren: you are signed in here.');
            await isMine(phone, 'Maren');
            expect(phone.url()).to.match(/\/account$/);
            await phone.goBack();
            expect(phone.url()).not.to.include('#');
          }, PHONE);
          await visit(
            async ({ page: late }) => {
              await late.goto(url);
              await button(late, 'Sign in here').click();
              await heading(late, 'This link no longer works').waitFor();
              expect(late.url()).not.to.include('#');
              await late.getByRole('link', { name: 'To the account' }).click();
              await isNobodys(late);
            },
            { expected: /410/ },
          );
        },
        { expected: /410/ },
      ));

    it('takes the place of another only after a warning', () =>
      visit(async ({ page }) => {
        await becomeGuest(page, 'Maren');
        const url = await deviceLink(page);
        await visit(async ({ page: phone }) => {
          await becomeGuest(phone, 'Joris');
          await phone.goto(url);
          await phone.getByText('the account of Joris is lost unless it is on another device too').waitFor();
          await phone.getByRole('link', { name: 'Not now' }).click();
          await isMine(phone, 'Joris');
          await phone.goto(url);
          await button(phone, 'Sign in here').click();
          await isMine(phone, 'Maren');
        });
      }));

    it('is reached by a code that says the link, and by the clipboard', () =>
      visit(
        async ({ page }) => {
          await becomeGuest(page, 'Maren');
          const url = await deviceLink(page);
          expect(await modules(page)).to.deep.equal(encode(url, { ecc: 'M', border: 4 }).data);
          await button(page, 'Copy').click();
          await status(page, 'Copied.');
          expect(await page.evaluate(() => navigator.clipboard.readText())).to.equal(url);
          await button(page, 'Make another link').click();
          await page.waitForFunction((old) => document.querySelector<HTMLInputElement>('input')?.value !== old, url);
        },
        { permissions: ['clipboard-read', 'clipboard-write'] },
      ));

    it('is reached by hand where there is no clipboard', () =>
      visit(async ({ page }) => {
        await becomeGuest(page, 'Maren');
        await page.evaluate(() => {
          navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
        });
        const url = await deviceLink(page);
        await button(page, 'Copy').click();
        await status(page, /The link is selected/);
        expect(await page.evaluate(() => window.getSelection()?.toString())).to.equal(url);
      }));

    it('is not reached by a link whose time is over, and that is said', () =>
      visit(async ({ page }) => {
        await page.clock.install();
        await becomeGuest(page, 'Maren');
        await deviceLink(page);
        await page.clock.fastForward('15:01');
        await status(page, 'The time of this link is over.');
        expect(await page.getByLabel('The link').count()).to.equal(0);
      }));

    it('is not reached by half a link, and the page says so', () =>
      visit(async ({ page }) => {
        await page.goto('/device');
        await heading(page, 'This link is not whole').waitFor();
        await page.goto('/confirm');
        await heading(page, 'This link is not whole').waitFor();
      }));
  });

  it('is kept by an address: confirmed by a link, then the way in from anywhere, in the language of the page', () =>
    visit(async ({ page, tab }) => {
      await becomeGuest(page, 'Maren');
      await page.getByLabel('Your address').fill('maren');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText('does not look like an e-mail address').waitFor();
      await page.getByLabel('Your address').fill('maren@litha.example');
      await page.keyboard.press('Enter');
      await status(page, /a link is on its way to maren@litha\.example/);
      expect(await focused(page)).to.equal('Use another address');

      const confirming = await tab(linkIn((await post.next()).text));
      await button(confirming, 'Confirm and sign in').click();
      await status(confirming, 'Welcome, Maren: you are signed in here.');
      await confirming.getByText('Your account is kept under maren@litha.example.').waitFor();
      // the first tab notices when it is looked at
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.getByText('Your account is kept under maren@litha.example.').waitFor();

      await button(page, 'Sign out').click();
      await status(page, 'You are signed out here.');
      await page.getByLabel('Language').selectOption('fr');
      await page.getByLabel('Se connecter par courriel').fill('Maren@litha.example');
      await page.keyboard.press('Enter');
      await status(page, /Si cette adresse appartient à un compte/);
      const { text } = await post.next();
      expect(text).to.include('Bonjour Maren,');
      await page.goto(linkIn(text));
      await button(page, 'Confirmer et se connecter').click();
      await isMine(page, 'Maren');
    }));

  it('is signed in by mail in the same words, whether the address is known or not', () =>
    visit(async ({ page }) => {
      await page.goto('/account');
      await page.getByLabel('Sign in by e-mail').fill('nobody@litha.example');
      await button(page, 'Send me a link').click();
      await status(page, /If this address belongs to an account, a link is on its way to it/);
      await button(page, 'Use another address').click();
      await page.getByLabel('Sign in by e-mail').waitFor();
    }));

  it('is downloaded whole', () =>
    visit(async ({ page }) => {
      await becomeGuest(page, 'Maren');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download' }).click(),
      ]);
      expect(download.suggestedFilename()).to.equal('litha.json');
      const { account } = JSON.parse(await readFile(await download.path(), 'utf8')) as { account: { name: string } };
      expect(account.name).to.equal('Maren');
    }));

  it('of a guest is left only after a warning', () =>
    visit(async ({ page }) => {
      await becomeGuest(page, 'Maren');
      await button(page, 'Sign out').click();
      await dialog(page).getByText('nobody can come back to this account').waitFor();
      await dialog(page).getByRole('button', { name: 'Stay' }).click();
      await isMine(page, 'Maren');
      await button(page, 'Sign out').click();
      await dialog(page).getByRole('button', { name: 'Sign out anyway' }).click();
      await isNobodys(page);
      await status(page, 'You are signed out here.');
      await page.reload();
      await isNobodys(page);
    }));

  it('is deleted after it is said what goes and what stays, on all devices', () =>
    visit(async ({ page }) => {
      await becomeGuest(page, 'Maren');
      const url = await deviceLink(page);
      await visit(async ({ page: phone }) => {
        await phone.goto(url);
        await button(phone, 'Sign in here').click();
        await isMine(phone, 'Maren');
        await button(page, 'Delete account').click();
        await dialog(page).getByText('finished matches, in which you are called “a former player”').waitFor();
        await dialog(page).getByText('a bot plays on for you').waitFor();
        await page.keyboard.press('Escape');
        expect(await focused(page)).to.equal('Delete account');
        await page.keyboard.press('Enter');
        await dialog(page).getByRole('button', { name: 'Delete for good' }).click();
        await status(page, /Your account is deleted/);
        await phone.reload();
        await isNobodys(phone);
      });
    }));

  for (const { theme, size, screen } of LOOKS) {
    it(`shuts nobody out by ${theme}, at the size of a ${size}: axe finds nothing serious`, () =>
      visit(
        async ({ page }) => {
          await becomeGuest(page, 'Maren');
          const url = await deviceLink(page);
          await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
          await button(page, 'Copy').click();
          await page.getByLabel('Your address').fill('maren');
          await page.keyboard.press('Enter');
          await expectAccessible(page, 'the account');
          for (const asking of ['Sign out', 'Delete account']) {
            await button(page, asking).click();
            await expectAccessible(page, asking, 'dialog');
            await page.keyboard.press('Escape');
          }
          await button(page, 'Change the name').click();
          await expectAccessible(page, 'a new name');
          await page.goto(url);
          await button(page, 'Sign in here').waitFor();
          await expectAccessible(page, 'a link');
          await button(page, 'Sign in here').click();
          await status(page, /^Welcome/);
          await expectAccessible(page, 'signed in');
        },
        { ...screen, bypassCSP: true, kept: settings({ theme, motion: 'reduced' }) },
      ));
  }

  it('fits into a window 360 wide, in the longest words', () =>
    visit(
      async ({ page }) => {
        await page.goto('/account');
        await page.getByLabel('Wie sollen wir dich nennen?').fill('Wwwwwwwwwwwwwwwwwwwwwwww');
        await page.keyboard.press('Enter');
        await button(page, 'Link erzeugen').click();
        await page.getByLabel('Der Link').waitFor();
        await expectToFit(page, 'the account');
        await button(page, 'Abmelden').click();
        await expectToFit(page, 'signing out');
      },
      { viewport: { width: 360, height: 740 }, locale: 'de-DE' },
    ));
});

/** Which modules of the code on the page are dark. */
const modules = (page: Page): Promise<boolean[][]> =>
  page.getByRole('img', { name: 'QR code of the link' }).evaluate((code) => {
    const { width } = (code as SVGSVGElement).viewBox.baseVal;
    const path = code.querySelector('path') as SVGPathElement;
    const places = Array.from({ length: width }, (_, i) => i + 0.5);
    return places.map((y) => places.map((x) => path.isPointInFill(new DOMPoint(x, y))));
  });
