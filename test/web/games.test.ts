import { expect } from 'chai';
import type { Page } from 'playwright-core';
import type { MatchSummary } from '../../src/server/api/answers.ts';
import { guest, type Person } from '../server/api/person.ts';
import { type ClockedHouse, DAY, heard, HOUR, turnOf, whoIs } from '../server/clocked.ts';
import { expectAccessible } from './axe.ts';
import { clockedSites } from './clockedSite.ts';
import { tabTo } from './keyboard.ts';
import { expectToFit, PHONE, settings } from './visit.ts';

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const SIZES = [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const;

const section = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const idsIn = (page: Page, title: string) =>
  section(page, title)
    .locator('[data-match]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-match')));
const row = (page: Page, { id }: Pick<MatchSummary, 'id'>) => page.locator(`[data-match="${id}"]`);
const titled = (page: Page, isIt: RegExp) =>
  page.waitForFunction((pattern) => new RegExp(pattern).test(document.title), isIt.source);

/** A match of these two that runs, and in which the first is to move. */
async function waitingFor(house: ClockedHouse, me: Person, other: Person, plan: object): Promise<MatchSummary> {
  for (;;) {
    const { id } = await me.open({ pace: 'relaxed', ...plan });
    const { body } = await other.post<MatchSummary>(`/api/matches/${id}/join`);
    // who begins is not always the host
    if (body.toAct[0] === 0) return body;
    await me.post(`/api/matches/${id}/resign`);
    await house.server.doChores();
  }
}

describe('My games', () => {
  const withSite = clockedSites();

  for (const [size, options] of SIZES) {
    it(`put the soonest deadline first and follow what happens, on ${size}`, () =>
      withSite(async ({ house, pageOf }) => {
        const [me, other] = [await guest(house.server.address, 'Maren'), await guest(house.server.address, 'Joris')];
        const free = await waitingFor(house, me, other, {});
        const late = await waitingFor(house, me, other, { turnMs: 3 * DAY });
        const soon = await waitingFor(house, me, other, { turnMs: DAY });
        const theirs = await waitingFor(house, other, me, { turnMs: 2 * DAY });
        const open = await me.open({ pace: 'relaxed', turnMs: 7 * DAY });
        const page = await pageOf(me, '/my/games', options);
        await section(page, 'Your turn').waitFor();
        expect(await idsIn(page, 'Your turn')).to.deep.equal([soon.id, late.id, free.id]);
        expect(await idsIn(page, 'Others are to move')).to.deep.equal([theirs.id]);
        expect(await idsIn(page, 'Not begun yet')).to.deep.equal([open.id]);
        await row(page, soon).getByText('1 day per turn').waitFor();
        await row(page, open).getByText('7 days per turn').waitFor();
        await titled(page, /^\(3\) My games/);
        await page.getByRole('status').getByText('3 turns wait for you.').waitFor();
        await expectAccessible(page, size);
        await expectToFit(page, size);

        // a bot plays for who is late, in the first and then in the other's match
        await house.pass(DAY + HOUR);
        await row(page, soon).getByText('Joris to move').waitFor();
        await titled(page, /^\(2\) My games/);
        expect(await idsIn(page, 'Your turn')).to.deep.equal([late.id, free.id]);
        await house.pass(DAY);
        await titled(page, /^\(4\) My games/);
        expect(await idsIn(page, 'Your turn')).to.deep.equal([late.id, soon.id, theirs.id, free.id]);
        await other.post(`/api/matches/${late.id}/resign`);
        await section(page, 'Finished').locator(`[data-match="${late.id}"]`).waitFor();
        await titled(page, /^\(3\) My games/);

        await page.getByRole('link', { name: 'Rules' }).click();
        await titled(page, /^\(3\) /);
      }));

    it(`lead from table to table while turns wait, on ${size}`, () =>
      withSite(async ({ house, pageOf }) => {
        const [me, other] = [await guest(house.server.address, 'Maren'), await guest(house.server.address, 'Joris')];
        const theirs = await waitingFor(house, other, me, { turnMs: DAY });
        const [first, second] = [
          await waitingFor(house, me, other, { turnMs: DAY }),
          await waitingFor(house, me, other, { turnMs: 2 * DAY }),
        ];
        const page = await pageOf(me, `/match/${theirs.id}`, options);
        const next = page.getByRole('button', { name: 'Next table: 2 turns wait for you' });
        await next.waitFor();
        await expectAccessible(page, size, 'header');
        await expectToFit(page, size);
        await page.goto(`/match/${theirs.id}/replay`);
        await next.waitFor();
        await tabTo(page, next);
        await page.keyboard.press('Enter');
        await page.waitForURL(`**/match/${first.id}`);
        await page.locator('[data-board]').waitFor();
        expect(await page.locator('[data-tool="next"]').count(), 'it is one’s turn here').to.equal(0);
        await house.pass(DAY + HOUR);
        const last = page.getByRole('button', { name: /^Next table: / });
        await last.waitFor();
        await page.keyboard.press('n');
        await page.waitForURL((url) => !url.pathname.endsWith(first.id));
        expect([second.id, theirs.id]).to.include(page.url().slice(-11));
      }));

    it(`tell at the table how much time is left, who is away, and let the others vote, on ${size}`, () =>
      withSite(async ({ house, pageOf }) => {
        const { match, personOn, ear } = await house.table(3);
        const { mover } = whoIs(match);
        const [voter = -1, traveller = -1] = [0, 1, 2].filter((seat) => seat !== mover);
        const page = await pageOf(personOn(voter), `/match/${match.id}`, {
          ...options,
          storageState: {
            cookies: [],
            origins: [{ origin: house.server.address, localStorage: kept({ motion: 'reduced' }) }],
          },
        });
        await page.locator('[data-tool="clock"]').waitFor();
        await page.locator('[data-tool="company"]').click();
        const people = page.getByRole('complementary');
        await people.locator(`[data-seat="${mover}"] time`).waitFor();

        let now = match;
        while ((now.seats[mover]?.missed ?? 0) < 3) {
          const { toAct } = now;
          await house.pass(DAY + 1);
          now = await heard(ear, (next) => !turnOf(toAct[0] as number)(next));
        }
        await personOn(traveller).post('/api/me/vacation', { days: 9 });
        await people.locator(`[data-seat="${traveller}"]`).getByText('on vacation until').waitFor();
        const vote = people.locator(`[data-vote="${mover}"]`);
        await vote.getByText(`Player ${mover} has missed 3 turns. Hand the seat to a bot? (0 of 2)`).waitFor();
        await vote.getByRole('button', { name: 'A bot shall play on' }).click();
        await vote.getByText('(1 of 2)').waitFor();
        await expectAccessible(page, size, 'aside');
        await expectToFit(page, size);
        await vote.getByRole('button', { name: 'Wait after all' }).press('Enter');
        await vote.getByText('(0 of 2)').waitFor();
        await vote.getByRole('button', { name: 'A bot shall play on' }).press('Enter');
        await vote.getByText('(1 of 2)').waitFor();
        await personOn(traveller).post(`/api/matches/${match.id}/vote`, { seat: mover });
        await people.getByText(`Player ${mover}, by a bot`).waitFor();
      }));

    it(`are opened with a time for each turn, which stands in the waiting room and in the lobby, on ${size}`, () =>
      withSite(async ({ house, pageOf }) => {
        const [me, other] = [await guest(house.server.address, 'Maren'), await guest(house.server.address, 'Joris')];
        const page = await pageOf(me, '/play/new', options);
        const radio = (name: string) => page.getByRole('radio', { name, exact: true });
        expect(await radio('2 days').count(), 'who plays live needs no clock').to.equal(0);
        await radio('Relaxed').check();
        expect(await radio('No limit').isChecked()).to.equal(true);
        await radio('2 days').check();
        await page.getByRole('checkbox', { name: /Rated match/ }).check();
        await expectAccessible(page, size);
        await expectToFit(page, size);
        await page.getByRole('button', { name: 'Open the table' }).click();
        await page.getByText('Relaxed · 2 days per turn · rated').waitFor();
        const id = page.url().slice(-11);
        const lobby = await pageOf(other, '/play', options);
        await row(lobby, { id }).getByText('Relaxed · 2 days per turn · rated · opened').waitFor();
        const { body } = await other.post<MatchSummary>(`/api/matches/${id}/join`);
        expect(body).to.include({ turnMs: 2 * DAY, isRated: true });
        await page
          .locator('[data-tool="clock"]')
          .getByText(/days|hr/)
          .waitFor();

        await page.goto('/play/new');
        expect(await radio('2 days').isChecked(), 'as it was the last time').to.equal(true);
      }));

    it(`wait while one is on vacation, on ${size}`, () =>
      withSite(async ({ house, pageOf }) => {
        const me = await guest(house.server.address, 'Maren');
        const page = await pageOf(me, '/account', options);
        const vacation = section(page, 'Vacation');
        await vacation.getByText('30 days are left this year.').waitFor();
        await vacation.getByRole('spinbutton').fill('5');
        await expectAccessible(page, size);
        await expectToFit(page, size);
        await page.keyboard.press('Enter');
        await vacation.getByText('You are on vacation until').waitFor();
        await house.pass(DAY);
        await vacation.getByRole('button', { name: 'I am back' }).click();
        await vacation.getByText(/days are left this year/).waitFor();
      }));
  }
});

const kept = (chosen: object) => Object.entries(settings(chosen)).map(([name, value]) => ({ name, value }));
