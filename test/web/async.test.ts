import { expect } from 'chai';
import type { Browser, BrowserContext } from 'playwright-core';
import type { MatchSummary } from '../../src/server/api/answers.ts';
import { openServer, type OpenedServer } from '../server/api/opened.ts';
import { type Mail, type MailServer, openMailServer } from '../server/api/smtp.ts';
import { Ear } from '../server/tables/opened.ts';
import { launchChromium } from './chromium.ts';
import { board, type Doing, playOn, watch } from './people.ts';
import { buildSite } from './site.ts';
import { press } from './text.ts';
import { settings, type Visit, type Visiting, visitsTo } from './visit.ts';

const MINUTE = 60_000;
const NAMES = ['Maren', 'Joris', 'Linde'];
const IN_WORDS = settings({ motion: 'reduced', sound: false, board: 'text' });

const byButton: Doing = (page, action) => press(page, action);

const addressOf = (name: string) => `${name.toLowerCase()}@litha.example`;

describe('A match without anybody waiting at a screen', () => {
  let post: MailServer;
  let server: OpenedServer;
  let browser: Browser;
  let visit: Visiting;
  before(async () => {
    await buildSite('production');
    post = await openMailServer();
    server = await openServer({ SMTP_URL: post.url, MAIL_FROM: 'Litha <litha@litha.example>' });
    browser = await launchChromium();
    visit = visitsTo(browser, server.address, 'empty');
  });
  after(async () => {
    await browser.close();
    await server.close();
    await post.close();
  });

  /** All of them, each in a browser of their own that shows no page of ours. */
  const together = (
    names: readonly string[],
    use: (people: readonly Visit[]) => Promise<void>,
    before: readonly Visit[] = [],
  ): Promise<void> => {
    const [name, ...others] = names;
    if (name === undefined) return use(before);
    return visit(
      async (own) => {
        await own.page.close();
        await becomeKnown(own.context, name);
        await together(others, use, [...before, own]);
      },
      { kept: IN_WORDS },
    );
  };

  async function becomeKnown({ request }: BrowserContext, name: string): Promise<void> {
    await request.post('/api/me', { data: { name } });
    await request.post('/api/me/email', { data: { email: addressOf(name) } });
    const { text } = await post.next();
    await request.post('/api/session', { data: { token: /confirm#([\w-]{43})/.exec(text)?.[1] } });
  }

  /** What a minute brings, to whomever. */
  async function aMinuteLater(): Promise<readonly Mail[]> {
    const before = post.mails.length;
    server.pass(MINUTE);
    await server.doChores();
    return post.mails.slice(before);
  }

  const linkIn = ({ text }: Mail): string => /http:\S+\/match\/[\w-]{11}/.exec(text)?.[0] ?? 'no link';

  it('three play to the end, each woken by a mail for every turn and gone after it', function () {
    this.timeout(600_000);
    return together(NAMES, async (people) => {
      const [host, ...others] = people as [Visit, ...Visit[]];
      const data = { game: 'salamandra', players: 3, visibility: 'unlisted', pace: 'relaxed' };
      const opened = await host.context.request.post('/api/matches', { data });
      const { id } = (await opened.json()) as MatchSummary;
      for (const { context } of others) await context.request.post(`/api/matches/${id}/join`, { data: {} });
      const watched = await watch(server.address, id);
      const ear = new Ear(`${server.address}/salamandra`, {});
      await ear.sync(id);

      let turns = 0;
      while (!watched.view().over) {
        const { seat } = watched.view();
        const mails = await aMinuteLater();
        const [mail, ...more] = mails.filter(({ text }) => /Subject: .*[Yy]our turn/.test(text));
        expect(more).to.deep.equal([]);
        expect(mail?.to).to.equal(addressOf(NAMES[seat] ?? ''));
        const page = await people[seat]?.tab(linkIn(mail as Mail));
        if (!page) throw new Error('nobody sits there');
        await board(page).waitFor();
        const pages = people.map(() => page);
        await playOn(pages, watched, byButton, (G) => G.seat !== seat);
        const empty = ear.next('presence', (_id, presence) => (presence as { seats: number[] }).seats.length === 0);
        await page.close();
        await empty;
        turns += 1;
      }
      const ended = (await aMinuteLater()).filter(({ text }) => text.includes('Subject: Salamandra is over'));
      expect(ended).to.have.length(2);
      expect(await aMinuteLater()).to.deep.equal([]);
      expect(turns).to.be.greaterThan(10);
      ear.close();
      watched.stop();
    });
  });
});
