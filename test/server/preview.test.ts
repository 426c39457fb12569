import { expect } from 'chai';
import { buildSite } from '../web/site.ts';
import { serverForAll } from './api/opened.ts';
import { guest } from './api/person.ts';

describe('A link to a match, in a messenger', () => {
  before(() => buildSite('production'));
  const server = serverForAll({ PUBLIC_URL: 'https://litha.example' });

  const card = async (id: string, language = 'en') => {
    const page = await fetch(`${server().address}/match/${id}`, { headers: { 'accept-language': language } });
    const html = await page.text();
    const tag = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];
    return { page, html, tag };
  };

  it('shows the game, who invites and how many seats are free', async () => {
    const host = await guest(server().address, 'Maren');
    const { id } = await host.open({ players: 4, visibility: 'unlisted' });
    const { page, html, tag } = await card(id);
    expect(page.status).to.equal(200);
    expect(html).to.include('id=root');
    expect(tag('og:title')).to.equal('Salamandra · Litha');
    expect(tag('og:description')).to.equal('Maren invites you to play. 3 seats are free.');
    expect(tag('description')).to.equal('Maren invites you to play. 3 seats are free.');
    expect(tag('og:url')).to.equal(`https://litha.example/match/${id}`);
    expect(html.match(/og:title|name="?description/g)).to.have.length(2);
    expect((await card(`${id}/replay`)).page.status).to.equal(200);
    expect((await card(id, 'fr')).tag('og:description')).to.equal('Maren vous invite à jouer. 3 places sont libres.');
    expect((await card(id, 'de')).tag('og:description')).to.equal('Maren lädt zum Spielen ein. 3 Plätze sind frei.');
  });

  it('shows names as text, whatever they hold', async () => {
    const host = await guest(server().address, `"><b>$&'</b>`);
    const { id } = await host.open();
    const { html, tag } = await card(id);
    expect(tag('og:description')).to.match(/^&quot;&gt;&lt;b&gt;\$&amp;&#39;&lt;\/b&gt; invites/);
    expect(html).not.to.include('<b>');
  });

  it('shows the site in general where there is no such match', async () => {
    for (const id of ['nothingHere', 'x', '__proto__', '']) {
      const { page, html } = await card(id);
      expect(page.status, id).to.equal(404);
      expect(html).to.include('id=root').and.not.include('og:title');
    }
  });
});
