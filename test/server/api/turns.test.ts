import { expect } from 'chai';
import type { MatchSummary } from '../../../src/server/api/answers.ts';
import { DAY, heard, turnOf, whoIs, withClocks } from '../clocked.ts';
import { Ear } from '../tables/opened.ts';
import { Person } from './person.ts';

describe('My turns', () => {
  it('are listed with the soonest deadline first, and told to every page of mine', () =>
    withClocks(async (house) => {
      const { match, people, personOn, ear } = await house.table(2);
      const { mover, other } = whoIs(match);
      const turns = async (seat: number) =>
        ((await personOn(seat).get('/api/my/turns')).body.matches as MatchSummary[]).map(({ id }) => id);
      expect(await turns(mover)).to.deep.equal([match.id]);
      expect(await turns(other)).to.deep.equal([]);
      const pages = people.map((person) => new Ear(`${house.server.address}/lobby`, { headers: person.headers }));
      for (const page of pages) await page.next('connect');
      await house.pass(DAY + 1);
      for (const [seat, page] of pages.entries()) {
        const [mine] = (await page.next('mine', (told) => turnOf(other)(told as MatchSummary))) as [MatchSummary];
        expect([mine.id, mine.mySeat]).to.deep.equal([match.id, seat]);
        page.close();
      }
      await heard(ear, turnOf(other));
      expect(await turns(mover)).to.deep.equal([]);
      expect(await turns(other)).to.deep.equal([match.id]);
    }));

  it('and all other matches can be asked for by how they stand', () =>
    withClocks(async (house) => {
      const { match, personOn } = await house.table(2);
      const person = personOn(0);
      const open = await person.open();
      const ids = async (query: string) =>
        ((await person.get(`/api/my/matches${query}`)).body.matches as MatchSummary[]).map(({ id }) => id);
      expect(await ids('?status=open')).to.deep.equal([open.id]);
      expect(await ids('?status=running')).to.deep.equal([match.id]);
      expect(await ids('?status=over')).to.deep.equal([]);
      expect((await person.get('/api/my/matches?status=lost')).status).to.equal(400);
      expect((await new Person(house.server.address).get('/api/my/turns')).status).to.equal(401);
    }));
});
