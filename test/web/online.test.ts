import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import type { MatchSummary } from '../../src/server/api/answers.ts';
import { expectAccessible } from './axe.ts';
import { byMouse, button, doOnPicture, type Touch } from './picture.ts';
import { board, type Doing, giveName, introduce, openByHand, openTable, playOn, sitDown, watch } from './people.ts';
import { press } from './text.ts';
import { expectToFit, INSTALLED, PHONE, settings, siteToVisit, type Visit, type VisitOptions } from './visit.ts';

const STILL = settings({ motion: 'reduced', sound: false });
const IN_WORDS = settings({ motion: 'reduced', sound: false, board: 'text' });

/** What browsers say while nobody answers. */
const WITHOUT_SERVER = { expected: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/, ...INSTALLED };

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const company = (page: Page) => page.locator('[data-tool="company"]');
const person = (page: Page, seat: number) => page.locator(`aside [data-seat="${seat}"]`);

/** Who plays over a network waits until a piece can be chosen; buttons come and go by themselves. */
const whenLegal: Touch = (target) =>
  byMouse(target.and(target.page().locator('[data-state~="legal"], :not([data-piece])')));

const byHand: Doing = (page, action, newField) => doOnPicture(page, whenLegal, action, newField);

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your line' }).fill(text);
  await page.getByRole('button', { name: 'Say it' }).click();
}

const line = (page: Page, text: string): Locator => page.locator('[data-channel] li', { hasText: text });

describe('A match online', () => {
  const { visit, address, restart } = siteToVisit({ first: 'empty' });

  /** Two at a table that has begun; the host sits on the first seat. */
  const two = (
    use: (host: Visit, guest: Visit, match: MatchSummary) => Promise<void>,
    { kept = STILL, ...options }: VisitOptions = {},
  ) =>
    visit(
      async (host) => {
        await introduce(host.page, 'Maren');
        const match = await openTable(host.page);
        await host.page.goto(`/match/${match.id}`);
        await visit(
          async (guest) => {
            await sitDown(guest.page, `/match/${match.id}`, 'Joris');
            for (const { page } of [host, guest]) await board(page).waitFor();
            await use(host, guest, match);
          },
          { kept, ...options },
        );
      },
      { kept, ...options },
    );

  it('two who met by a link play a whole game by clicking, and both see how it ends', () =>
    visit(
      async (host) => {
        const link = await openByHand(host.page, 'Maren');
        await visit(
          async (guest) => {
            await sitDown(guest.page, link, 'Joris');
            const pages = [host.page, guest.page];
            for (const page of pages) await board(page).waitFor();
            const watched = await watch(address(), link.split('/').at(-1) ?? '');
            await playOn(pages, watched, byHand);
            for (const page of pages) {
              const end = page.getByRole('dialog');
              await end.getByRole('button', { name: 'Play again' }).waitFor();
              for (const { score } of watched.view().players) {
                await end.getByText(String(score), { exact: true }).first().waitFor();
              }
            }
            watched.stop();
          },
          { kept: STILL },
        );
      },
      { kept: STILL },
    ));

  it('four play a whole game in words, one of them on a phone', () =>
    visit(
      async (host) => {
        await introduce(host.page, 'Maren');
        const { id } = await openTable(host.page, { players: 4 });
        await host.page.goto(`/match/${id}`);
        const others: Page[] = [];
        const come = (names: readonly string[]): Promise<void> =>
          visit(
            async ({ page }) => {
              const [name = '', ...rest] = names;
              await sitDown(page, `/match/${id}`, name);
              others.push(page);
              if (rest.length > 0) return come(rest);
              const pages = [host.page, ...others];
              for (const one of pages) await board(one).waitFor();
              const watched = await watch(address(), id);
              await playOn(pages, watched, (one, action) => press(one, action));
              for (const one of pages) await heading(one, 'The game is over').waitFor({ state: 'attached' });
              await expectToFit(page);
              watched.stop();
            },
            { ...(names.length === 1 ? PHONE : {}), kept: IN_WORDS },
          );
        await come(['Joris', 'Ada', 'Ove']);
      },
      { kept: IN_WORDS },
    ));

  it('who says their name while the line is still being dialled gets their seat all the same', () =>
    visit(
      async (host) => {
        await introduce(host.page, 'Maren');
        const { id } = await openTable(host.page);
        await visit(
          async ({ page }) => {
            let letThrough: () => void = () => undefined;
            const isNamed = new Promise<void>((resolve) => {
              letThrough = resolve;
            });
            await page.routeWebSocket(/transport=websocket/, (socket) => {
              socket.connectToServer().onMessage(async (message) => {
                await isNamed;
                socket.send(message);
              });
            });
            await page.goto(`/match/${id}`);
            await giveName(page, 'Joris');
            const sit = page.getByRole('button', { name: 'Sit down' });
            await sit.waitFor();
            letThrough();
            await sit.click();
            await company(page).click();
            await person(page, 1).getByText('you').waitFor();
          },
          { kept: STILL },
        );
      },
      { kept: STILL },
    ));

  it('a network that is lost in the middle comes back by itself, with all that happened in between', () =>
    two(async (host, guest, { id }) => {
      const watched = await watch(address(), id);
      const pages = [host.page, guest.page];
      const playUntil = (enough: Parameters<typeof playOn>[3]) => playOn(pages, watched, byHand, enough);
      await playUntil(({ seat, turn }) => turn > 2 && seat === 1);
      await host.context.setOffline(true);
      await host.page.getByText('The connection is lost.').waitFor();
      await company(guest.page).click();
      await person(guest.page, 0).getByText('not here now').waitFor();
      await company(guest.page).click();
      await playUntil(({ seat }) => seat === 0);
      await host.context.setOffline(false);
      await heading(host.page, 'Your turn').waitFor();
      await host.page.getByText('The connection is lost.').waitFor({ state: 'detached' });
      const { turn } = watched.view();
      await playUntil((G) => G.turn > turn + 1);
      watched.stop();
    }, WITHOUT_SERVER));

  it('the server restarts in the middle, and nobody has to reload', () =>
    two(async (host, guest, { id }) => {
      const before = await watch(address(), id);
      const pages = [host.page, guest.page];
      await playOn(pages, before, byHand, ({ turn }) => turn > 2);
      const { turn } = before.view();
      before.stop();
      await restart(() => host.page.getByText('The connection is lost.').waitFor());
      for (const page of pages) await page.getByText('The connection is lost.').waitFor({ state: 'detached' });
      const after = await watch(address(), id);
      expect(after.view().turn).to.equal(turn);
      await playOn(pages, after, byHand, (G) => G.turn > turn + 2);
      after.stop();
    }, WITHOUT_SERVER));

  it('goes on at a second device through the device link, while the first still shows it', () =>
    two(async (host, guest, { id }) => {
      const { url } = (await (await host.page.request.post('/api/me/device')).json()) as { url: string };
      await visit(
        async (phone) => {
          await phone.page.goto(url);
          await phone.page.getByRole('button', { name: /sign in/i }).click();
          await phone.page.waitForURL(/\/(account|play)$/);
          await phone.page.goto(`/match/${id}`);
          await board(phone.page).waitFor();
          const watched = await watch(address(), id);
          await playOn([phone.page, guest.page], watched, byHand, ({ turn }) => turn > 3);
          const { seat } = watched.view();
          for (const { page } of [host, phone]) await heading(page, seat === 0 ? 'Your turn' : /Joris/).waitFor();
          watched.stop();
        },
        { ...PHONE, kept: STILL },
      );
    }));

  it('one seat in two tabs is the same seat: a move in one is seen in the other, and undone there', () =>
    two(async (host, guest, { id }) => {
      const watched = await watch(address(), id);
      const mover = watched.view().seat === 0 ? host : guest;
      const second = await mover.tab(`/match/${id}`);
      await heading(second, 'Your turn').waitFor();
      await doOnPicture(mover.page, whenLegal, ['place', 'start-green', 'E'], null);
      await second.locator('[data-piece="spot start-green E"] [data-apprentice]').waitFor();
      await button(second, 'undo').click();
      await mover.page.locator('[data-piece="spot start-green E"] [data-apprentice]').waitFor({ state: 'detached' });
      watched.stop();
    }));

  it('who watches sees what everyone sees and cannot move; both talks stay apart until the end', () =>
    two(async (host, guest, { id }) => {
      await visit(
        async ({ page: watcher }) => {
          await introduce(watcher, 'Wanda');
          await watcher.goto(`/match/${id}`);
          await board(watcher).waitFor();
          await heading(watcher, /’s turn$/).waitFor();
          expect(await button(watcher, 'place').getAttribute('aria-disabled')).to.equal('true');
          for (const page of [host.page, guest.page, watcher]) await company(page).click();
          await host.page.getByText('1 person is watching').waitFor();

          await say(host.page, 'good luck <b>all</b>');
          for (const page of [host.page, guest.page]) await line(page, 'good luck <b>all</b>').waitFor();
          await watcher.getByRole('button', { name: 'Players' }).click();
          await line(watcher, 'good luck <b>all</b>').waitFor();
          await watcher.getByRole('button', { name: 'Spectators' }).click();
          await say(watcher, 'she will lose');
          await line(watcher, 'she will lose').waitFor();
          await say(guest.page, 'thank you');
          await line(host.page, 'thank you').waitFor();
          expect(await line(host.page, 'she will lose').count()).to.equal(0);

          await host.page.getByRole('button', { name: 'Do not hear Joris any more' }).click();
          await line(host.page, 'thank you').waitFor({ state: 'detached' });
          await say(guest.page, 'are you there?');
          await line(watcher, 'she will lose').waitFor();
          await say(host.page, 'still here');
          await line(guest.page, 'still here').waitFor();
          expect(await line(host.page, 'are you there?').count()).to.equal(0);
        },
        { kept: STILL },
      );
    }));

  it('who resigns loses at once; the rematch has the same seats', () =>
    two(async (host, guest, { id }) => {
      await guest.page.locator('[data-tool="menu"]').click();
      await guest.page.locator('[data-tool="resign"]').click();
      await guest.page.locator('[data-confirm="resign"]').click();
      for (const { page } of [host, guest]) {
        await page.getByRole('heading', { name: 'Joris has resigned' }).waitFor();
        await page.getByText('Victory: Maren.').waitFor();
      }
      await host.page.locator('[data-tool="rematch"]').click();
      await host.page.waitForURL((url) => url.pathname.startsWith('/match/') && !url.pathname.endsWith(id));
      await guest.page.getByRole('button', { name: 'To the rematch' }).click();
      for (const { page } of [host, guest]) await board(page).waitFor();
      const next = host.page.url().split('/').at(-1);
      expect(guest.page.url()).to.match(new RegExp(`/match/${next}$`));
      const { seats } = (await (await host.page.request.get(`/api/matches/${next}`)).json()) as MatchSummary;
      expect(seats.map(({ name }) => name)).to.deep.equal(['Maren', 'Joris']);
    }));

  it('who gives up the seat only watches from then on, and a bot plays', () =>
    two(async (host, guest, { id }) => {
      const watched = await watch(address(), id);
      const [leaver, name] = watched.view().seat === 0 ? [host, 'Maren'] : [guest, 'Joris'];
      const stayer = leaver === host ? guest : host;
      await leaver.page.locator('[data-tool="menu"]').click();
      await leaver.page.locator('[data-tool="leave"]').click();
      await leaver.page.locator('[data-confirm="leave"]').click();
      await heading(stayer.page, 'Your turn').waitFor();
      await stayer.page.getByText(`${name}, by a bot`).first().waitFor();
      expect(await button(leaver.page, 'place').getAttribute('aria-disabled')).to.equal('true');
      watched.stop();
    }));

  it('before the start the host sends people away, and the last who leaves takes the table along', () =>
    visit(async (host) => {
      await introduce(host.page, 'Maren');
      const { id } = await openTable(host.page, { players: 3 });
      await host.page.goto(`/match/${id}`);
      await visit(async (guest) => {
        await sitDown(guest.page, `/match/${id}`, 'Joris');
        await host.page.getByRole('button', { name: 'Send Joris away' }).click();
        await guest.page.getByRole('button', { name: 'Sit down' }).waitFor();
        await host.page.getByRole('button', { name: 'Leave the table' }).click();
        await host.page.waitForURL('**/play');
        await heading(guest.page, 'There is no such match').waitFor();
      });
    }));

  for (const theme of ['day', 'night'] as const) {
    it(`shuts nobody out by ${theme}: axe finds nothing serious in the waiting room and in company`, () => {
      // axe's own stylesheet is none of the site's
      const shown = { bypassCSP: true, kept: settings({ theme, motion: 'reduced' }) };
      return visit(async ({ page: host }) => {
        await introduce(host, 'Maren');
        const { id } = await openTable(host);
        await host.goto(`/match/${id}`);
        await heading(host, 'A table for 2').waitFor();
        await expectAccessible(host, 'the waiting room of the host');
        await visit(
          async ({ page: guest }) => {
            await guest.goto(`/match/${id}`);
            await guest.getByRole('textbox').first().waitFor();
            await expectAccessible(guest, 'the waiting room of a stranger');
            await sitDown(guest, `/match/${id}`, 'Joris');
            for (const page of [host, guest]) {
              await company(page).click();
              await say(page, 'good luck');
              await expectAccessible(page, 'company', 'aside');
            }
          },
          { ...shown, ...PHONE },
        );
      }, shown);
    });
  }
});
