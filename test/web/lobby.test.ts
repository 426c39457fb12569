import { expect } from 'chai';
import type { Page, WebSocketRoute } from 'playwright-core';
import type { MatchSummary } from '../../src/server/api/answers.ts';
import { guest, type Person } from '../server/api/person.ts';
import { expectAccessible, LOOKS } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { expectToFit, settings, siteToVisit } from './visit.ts';

/** So much time must lie between two questions to the server. */
const PATIENCE_MS = 10_000;

/** Longer than that, but so short that the socket does not miss the server's heartbeat, which knows no test's clock. */
const IDLE_MS = 12_000;

const IS_MATCH = /\/match\/[\w-]{11}$/;

/** What Chromium says of an answer that is no. */
const REFUSED = /status of 4\d\d/;

const section = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const tables = (page: Page) => section(page, 'Open tables');
const mine = (page: Page) => section(page, 'Your matches');
const invitations = (page: Page) => section(page, 'Invitations');
const row = (page: Page, { id }: Pick<MatchSummary, 'id'>) => page.locator(`[data-match="${id}"]`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const gone = { state: 'detached' } as const;

describe('The lobby', () => {
  const { visit, address } = siteToVisit({ first: 'empty' });
  const named = (name: string) => guest(address(), name);
  const join = (person: Person, { id }: MatchSummary) => person.post<MatchSummary>(`/api/matches/${id}/join`);

  /** The browser of this page is somebody; answers with the account's id. */
  const signUp = async (page: Page, name: string): Promise<string> => {
    const answer = await page.request.post('/api/me', { data: { name } });
    const { account } = (await answer.json()) as { account: { id: string } };
    return account.id;
  };

  const open = async (page: Page, plan: object = {}): Promise<MatchSummary> => {
    const data = { game: 'salamandra', players: 2, visibility: 'public', pace: 'live', ...plan };
    return (await page.request.post('/api/matches', { data })).json() as Promise<MatchSummary>;
  };

  /** All that is asked for when somebody comes is asked after this. */
  const goTo = async (page: Page): Promise<void> => {
    const turns = page.waitForResponse('**/api/my/turns');
    await page.goto('/play');
    await turns;
  };

  /** The lobby, as somebody with this name sees it. */
  const enter = async (page: Page, name: string): Promise<string> => {
    const id = await signUp(page, name);
    await goTo(page);
    await tables(page).waitFor();
    return id;
  };

  /** Whoever has sat at one table can be invited to another. */
  const companionOf = async (page: Page, name: string): Promise<Person> => {
    const person = await named(name);
    await join(person, await open(page));
    return person;
  };

  it('is led to by the home page, asks for a name, and finds a table for two who come one after the other', () =>
    visit(({ page: one }) =>
      visit(async ({ page: two }) => {
        for (const [page, name] of [
          [one, 'Maren'],
          [two, 'Joris'],
        ] as const) {
          await page.goto('/');
          await page.locator('#main').getByRole('link', { name: 'Play online' }).click();
          await page.getByRole('heading', { level: 1, name: 'Play online' }).waitFor();
          expect(await button(page, 'Find a table').count()).to.equal(0);
          await page.getByRole('textbox').fill(name);
          await page.keyboard.press('Enter');
          await page.getByRole('radio', { name: '3', exact: true }).check();
          await page.getByRole('radio', { name: '2', exact: true }).check();
          await button(page, 'Find a table').click();
          await page.waitForURL(IS_MATCH);
        }
        expect(one.url()).to.equal(two.url());
      }),
    ));

  it('shows a public table as soon as it is opened, who comes to it, and takes it away when it is full', () =>
    visit(({ page: one }) =>
      visit(async ({ page: two }) => {
        await enter(one, 'Maren');
        await enter(two, 'Joris');
        await one.getByRole('link', { name: 'Open a table' }).first().click();
        await one.getByRole('radio', { name: '3', exact: true }).check();
        await one.getByRole('radio', { name: 'Relaxed' }).check();
        await one.getByRole('radio', { name: 'Weld' }).check();
        await button(one, 'Open the table').click();
        await one.waitForURL(IS_MATCH);
        const match = { id: one.url().slice(-11) };
        await row(two, match).getByText('2 seats free').waitFor();
        await row(two, match).getByText('Relaxed · opened now').waitFor();
        await two.request.post(`/api/matches/${match.id}/join`, { data: {} });
        await (await named('Edda')).post(`/api/matches/${match.id}/join`);
        await row(two, match).waitFor(gone);

        // the next table begins with what was chosen last
        await one.goto('/play/new');
        for (const name of ['3', 'Relaxed', 'Weld', 'Anyone']) {
          expect(await one.getByRole('radio', { name, exact: true }).isChecked(), name).to.equal(true);
        }
      }),
    ));

  it('keeps a table that only those may join who have its link to itself', () =>
    visit(async ({ page }) => {
      await enter(page, 'Maren');
      const host = await named('Joris');
      const hidden = await host.open({ visibility: 'unlisted' });
      await row(page, await host.open()).waitFor();
      expect(await row(page, hidden).count()).to.equal(0);
    }));

  it('lists only what is asked for, also of what is told later', () =>
    visit(async ({ page }) => {
      const host = await named('Joris');
      const [big, slow] = [await host.open({ players: 4 }), await host.open({ players: 4, pace: 'relaxed' })];
      await enter(page, 'Maren');
      await row(page, big).waitFor();
      await row(page, slow).waitFor();
      await page.getByRole('radio', { name: 'Live' }).check();
      await row(page, slow).waitFor(gone);
      await page.getByRole('radio', { name: '3 or more' }).check();
      await tables(page).getByRole('status').getByText('1 table has').waitFor();
      const late = await host.open({ players: 4 });
      await row(page, late).waitFor();
      for (const plan of [{ players: 3 }, { players: 4, pace: 'relaxed' }]) {
        expect(await row(page, await host.open(plan)).count()).to.equal(0);
      }
      await join(await named('Edda'), late);
      await row(page, late).waitFor(gone);
      await row(page, big).waitFor();
      await join(await named('Edda'), big);
      await tables(page).getByText('No table is like this just now.').waitFor();
      await button(page, 'Show all tables').click();
      await row(page, late).waitFor();
      await row(page, slow).waitFor();
    }));

  it('asks whoever has no name for one before they join', () =>
    visit(async ({ page }) => {
      const match = await (await named('Joris')).open();
      await page.goto('/play');
      await row(page, match).getByRole('button').click();
      const dialog = page.getByRole('dialog', { name: 'Who sits down?' });
      await dialog.getByRole('textbox').fill('Maren');
      await dialog.getByRole('button', { name: 'Join' }).click();
      await page.waitForURL(`**/match/${match.id}`);
      const { seats } = (await (await page.request.get(`/api/matches/${match.id}`)).json()) as MatchSummary;
      expect(seats.map(({ name }) => name)).to.deep.equal(['Joris', 'Maren']);
    }));

  it('says so when the last seat was just taken, and the table goes when one turns away', () =>
    visit(
      async ({ page }) => {
        await enter(page, 'Maren');
        const match = await (await named('Joris')).open();
        await row(page, match).getByRole('button').focus();
        // as if the news of it were still on their way
        await page.route('**/join', async (route) => {
          await join(await named('Edda'), match);
          await route.continue();
        });
        await page.keyboard.press('Enter');
        await row(page, match).getByRole('alert').getByText('All seats are taken.').waitFor();
        await row(page, match).getByText('The last seat was just taken').waitFor();
        expect(await row(page, match).getByRole('button').getAttribute('aria-disabled')).to.equal('true');
        await page.keyboard.press('Tab');
        await row(page, match).waitFor(gone);
      },
      { expected: REFUSED },
    ));

  it('brings an invitation at once, which is declined or accepted', () =>
    visit(async ({ page }) => {
      const id = await signUp(page, 'Maren');
      const joris = await companionOf(page, 'Joris');
      await page.goto('/play');
      await mine(page).waitFor();
      expect(await invitations(page).count()).to.equal(0);
      const invite = async () => {
        const match = await joris.open({ players: 3, visibility: 'unlisted' });
        await joris.post(`/api/matches/${match.id}/invite`, { account: id });
        return match;
      };
      const first = await invite();
      await row(page, first).getByText('Joris invites you to Salamandra').waitFor();
      await page.getByRole('status').getByText('Joris has invited you to play.').waitFor();
      await button(page, 'Decline: Joris').focus();
      await page.keyboard.press('Enter');
      await row(page, first).waitFor(gone);
      expect(await page.evaluate(() => document.activeElement?.tagName)).to.equal('H1');
      const second = await invite();
      await page.goto('/play');
      await button(page, 'Accept: Joris').click();
      await page.waitForURL(`**/match/${second.id}`);
      await page.goto('/play');
      await row(page, second).getByText('1 seat free').waitFor();
      expect(await invitations(page).count()).to.equal(0);
    }));

  it('lists one’s matches: those that wait for oneself first, then others, then open ones, then finished ones', () =>
    visit(async ({ page }) => {
      await signUp(page, 'Maren');
      const joris = await named('Joris');
      const waiting = await open(page, { players: 4, visibility: 'unlisted', pace: 'relaxed' });
      const ended = await open(page);
      await join(joris, ended);
      await joris.post(`/api/matches/${ended.id}/resign`);
      const turns = { mine: '', theirs: '' };
      while (turns.mine === '' || turns.theirs === '') {
        const { body: match } = await join(joris, await open(page));
        turns[match.toAct.includes(0) ? 'mine' : 'theirs'] = match.id;
      }
      await page.goto('/play');
      await mine(page).waitFor();
      const rows = await mine(page).locator('[data-match]').all();
      const ids = await Promise.all(rows.map((one) => one.getAttribute('data-match')));
      expect(await rows[0]!.innerText()).to.include('It is your turn');
      expect(ids.indexOf(turns.mine)).to.be.lessThan(ids.indexOf(turns.theirs));
      expect(ids.indexOf(turns.theirs)).to.be.lessThan(ids.indexOf(waiting.id));
      expect(ids.slice(-2)).to.deep.equal([waiting.id, ended.id]);
      await row(page, { id: turns.mine }).getByText('It is your turn').waitFor();
      await row(page, { id: turns.theirs }).getByText('Joris to move').waitFor();
      await row(page, waiting).getByText('Relaxed · only with the link · opened now').waitFor();
      await mine(page).getByText('1 finished match').click();
      await row(page, ended).getByText('You won: Joris resigned').waitFor();
      await row(page, { id: turns.mine }).getByRole('link').click();
      await page.waitForURL(`**/match/${turns.mine}`);
    }));

  it('tells whoever waits in it when their own table has filled', () =>
    visit(async ({ page }) => {
      await signUp(page, 'Maren');
      const match = await open(page);
      await page.goto('/play');
      await mine(page).locator(`[data-match="${match.id}"]`).getByText('1 seat free').waitFor();
      await join(await named('Joris'), match);
      await page.getByRole('status').getByText('the match begins').waitFor();
      await row(page, match)
        .getByText(/to move|your turn/)
        .waitFor();
    }));

  it('goes on page by page, tables and one’s own matches', () =>
    visit(async ({ page }) => {
      const host = await named('Joris');
      const opened = await Promise.all(Array.from({ length: 35 }, () => host.open({ players: 4 })));
      await signUp(page, 'Maren');
      for (let i = 0; i < 32; i++) await open(page, { visibility: 'unlisted' });
      await page.goto('/play');
      await tables(page).getByRole('status').getByText('More than 30 tables').waitFor();
      await mine(page).locator('[data-match]').nth(29).waitFor();
      await button(page, 'Show older matches').click();
      await mine(page).locator('[data-match]').nth(31).waitFor();
      const seen = () =>
        tables(page)
          .locator('[data-match]')
          .evaluateAll((rows) => rows.map((one) => one.getAttribute('data-match')));
      while (await button(page, 'Show more tables').count()) {
        const before = (await seen()).length;
        await button(page, 'Show more tables').click();
        await tables(page).locator('[data-match]').nth(before).waitFor();
      }
      expect(await seen())
        .to.include.members(opened.map(({ id }) => id))
        .and.have.length(new Set(await seen()).size);
    }));

  it('keeps its place while tables come and go above: the row at which one is stays there', () =>
    visit(async ({ page }) => {
      const host = await named('Joris');
      const list = [];
      for (let i = 0; i < 20; i++) list.push(await host.open({ players: 4 }));
      await enter(page, 'Maren');
      const here = row(page, list[5]!).getByRole('button');
      await here.focus();
      await here.scrollIntoViewIfNeeded();
      const top = async () => (await here.boundingBox())!.y;
      const before = await top();
      const late = await host.open({ players: 4 });
      await row(page, late).waitFor();
      expect(await top()).to.be.closeTo(before, 1);
      await host.post(`/api/matches/${late.id}/leave`);
      await row(page, late).waitFor(gone);
      expect(await top()).to.be.closeTo(before, 1);
      expect(await here.evaluate((element) => element === document.activeElement)).to.equal(true);
    }));

  it('asks the server for nothing while it is told of tables, and not more often than every ten seconds when it does', () =>
    visit(async ({ page }) => {
      const id = await signUp(page, 'Maren');
      const joris = await companionOf(page, 'Joris');
      await page.clock.install();
      await goTo(page);
      await mine(page).waitFor();
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) asked.push(pathname);
      });
      for (let i = 0; i < 5; i++) await row(page, await joris.open({ players: 3 })).waitFor();
      await page.clock.runFor(IDLE_MS);
      expect(asked).to.deep.equal([]);

      const invite = async () => {
        const match = await joris.open({ players: 3, visibility: 'unlisted' });
        await joris.post(`/api/matches/${match.id}/invite`, { account: id });
        return match;
      };
      await row(page, await invite()).waitFor();
      expect(asked.toSorted()).to.deep.equal(['/api/my/invitations', '/api/my/matches']);
      const second = await invite();
      const third = await invite();
      const told = await joris.open({ players: 3 });
      await row(page, told).waitFor();
      expect(asked).to.have.length(2);
      await page.clock.runFor(PATIENCE_MS);
      await row(page, second).waitFor();
      await row(page, third).waitFor();
      expect(asked).to.have.length(4);
      await page.clock.runFor(IDLE_MS);
      expect(asked).to.have.length(4);
    }));

  it('says when the connection is lost, and finds out what it has missed when it comes back', () =>
    visit(async ({ page }) => {
      const lines: WebSocketRoute[] = [];
      let cut = false;
      await page.routeWebSocket(/socket\.io/, async (line) => {
        if (cut) return line.close();
        line.connectToServer();
        lines.push(line);
      });
      await enter(page, 'Maren');
      const joris = await named('Joris');
      const before = await joris.open();
      await row(page, before).waitFor();
      cut = true;
      await lines.at(-1)!.close();
      await tables(page).getByRole('status').getByText('The connection is lost').waitFor();
      const missed = await joris.open();
      await join(await named('Edda'), before);
      cut = false;
      await row(page, missed).waitFor();
      await row(page, before).waitFor(gone);
      expect(await page.getByText('The connection is lost').count()).to.equal(0);
    }));

  it('asks anew when it is looked at again after a while, and not before', () =>
    visit(async ({ page }) => {
      await page.clock.install();
      await enter(page, 'Maren');
      const asked: string[] = [];
      page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
      const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await look();
      expect(asked).to.deep.equal([]);
      await page.clock.runFor(PATIENCE_MS);
      const answered = page.waitForResponse('**/api/my/invitations');
      await look();
      await answered;
      await look();
      // who one is, one's matches, one's turns, one's invitations, and the public tables
      expect(asked).to.have.length(5);
    }));

  it('says that the server does not answer, and tries again', () =>
    visit(
      async ({ page }) => {
        await page.route('**/api/**', (route) => route.abort());
        await page.goto('/play');
        await page.getByRole('heading', { level: 1, name: 'The server does not answer' }).waitFor();
        await page.getByRole('link', { name: 'Go to the home page' }).waitFor();
        await page.unroute('**/api/**');
        await button(page, 'Try again').click();
        await tables(page).waitFor();
      },
      { expected: /net::ERR_FAILED/ },
    ));

  it('is used by keyboard alone', () =>
    visit(async ({ page }) => {
      const match = await (await named('Joris')).open({ players: 3 });
      await page.goto('/play');
      await tabTo(page, page.getByRole('textbox'));
      await page.keyboard.type('Maren');
      await page.keyboard.press('Enter');
      const start = button(page, 'Find a table');
      await start.waitFor();
      await page.waitForFunction(() => document.activeElement?.textContent === 'Find a table');
      await tabTo(page, row(page, match).getByRole('button'));
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/match/${match.id}`);
      await page.goto('/play/new');
      await page.locator('h1').waitFor();
      await tabTo(page, page.getByRole('radio', { name: 'Anyone' }));
      await page.keyboard.press('ArrowRight');
      await tabTo(page, button(page, 'Open the table'));
      await page.keyboard.press('Enter');
      await page.waitForURL(IS_MATCH);
      const answer = await page.request.get(`/api/matches/${page.url().slice(-11)}`);
      expect(await answer.json()).to.include({ visibility: 'unlisted', pace: 'live', mySeat: 0 });
    }));

  /** With something in every part of the page. */
  const fill = async (page: Page): Promise<void> => {
    const id = await signUp(page, 'Wilhelmina von Astenburg');
    const friend = await companionOf(page, 'Maximiliane Kesselbrauer');
    const ended = await open(page);
    await join(friend, ended);
    await friend.post(`/api/matches/${ended.id}/resign`);
    await open(page, { players: 4, visibility: 'unlisted', pace: 'relaxed' });
    const match = await friend.open({ players: 4, pace: 'relaxed', visibility: 'unlisted' });
    await friend.post(`/api/matches/${match.id}/invite`, { account: id });
    await join(await named('Ottokar der Pilzsammler'), await friend.open({ players: 4 }));
    await page.goto('/play');
    await page.locator('details').waitFor();
    await page.locator('summary').click();
  };

  for (const width of [360, 2560]) {
    it(`fits into a window ${width} wide in the longest words`, () =>
      visit(
        async ({ page }) => {
          for (const path of ['/', '/play', '/play/new']) {
            await page.goto(path);
            await page.locator('h1').waitFor();
            await expectToFit(page, path);
          }
          await fill(page);
          await expectToFit(page, 'the lobby, full');
          await page.goto('/play/new');
          await page.getByRole('radio').first().waitFor();
          await expectToFit(page, 'the form');
        },
        { viewport: { width, height: 740 }, locale: 'de-DE' },
      ));
  }

  for (const { theme, size, screen } of LOOKS) {
    it(`shuts nobody out by ${theme}, at the size of a ${size}`, () =>
      visit(
        async ({ page }) => {
          await page.goto('/play');
          await tables(page).waitFor();
          await expectAccessible(page, 'for whoever has no name');
          await fill(page);
          await expectAccessible(page, 'the lobby');
          await page.goto('/play/new');
          await page.getByRole('radio').first().waitFor();
          await expectAccessible(page, 'the form');
        },
        { ...screen, bypassCSP: true, kept: settings({ theme, motion: 'reduced' }) },
      ));
  }
});
