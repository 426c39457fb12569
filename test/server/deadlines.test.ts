import { expect } from 'chai';
import type { MatchSummary } from '../../src/server/api/answers.ts';
import { openStore } from '../../src/server/store/index.ts';
import { type ClockedHouse, DAY, heard, HOUR, MINUTE, summary, turnOf, whoIs, withClocks } from './clocked.ts';

const missesOf = ({ seats }: MatchSummary) => seats.map(({ missed }) => missed);

const movers = async (house: ClockedHouse, id: string): Promise<Set<string | undefined>> => {
  const { log } = await (await house.watch(id)).sync(id);
  return new Set(log.map(({ action }) => action.payload.playerID));
};

describe('The time for a turn', () => {
  it('is told, reminded of once, and when it has run out a bot plays that turn and no other', () =>
    withClocks(async (house) => {
      const { match, personOn, ear } = await house.table(2);
      const { mover, other } = whoIs(match);
      expect(match.turnMs).to.equal(DAY);
      expect(match.seats[mover]?.dueAt).to.be.closeTo(house.now() + DAY, HOUR);
      expect(match.seats[other]?.dueAt).to.equal(null);

      await house.pass(18 * HOUR + 1);
      for (let n = 0; n < 3; n++) await house.pass(MINUTE);
      const reminder = { account: await personOn(mover).id(), match: match.id };
      expect(house.reminders()).to.deep.equal([reminder]);
      expect(missesOf(await summary(personOn(0), match.id))).to.deep.equal([0, 0]);

      await house.pass(6 * HOUR);
      const next = await heard(ear, turnOf(other));
      expect(next.seats[mover]).to.include({ missed: 1, dueAt: null, isBot: false });
      expect(next.seats[other]?.dueAt).to.be.closeTo(house.now() + DAY, HOUR);
      await house.pass(HOUR);
      expect(await movers(house, match.id)).to.deep.equal(new Set([String(mover)]));
      expect(house.reminders()).to.have.length(1);
      expect(house.server.log.join('')).not.to.include('"level":"error"');
    }));

  it('is the same after a restart between the reminder and the end', () =>
    withClocks(async (house) => {
      const { match, personOn } = await house.table(2);
      const { mover, other } = whoIs(match);
      await house.pass(18 * HOUR + 1);
      await house.pass(MINUTE);
      const before = await summary(personOn(0), match.id);
      await house.stop();
      await house.start();
      const ear = await house.watch(match.id);
      expect(house.reminders()).to.have.length(1);
      const after = await summary(house.again(personOn(0)), match.id);
      expect(after.seats).to.deep.equal(before.seats);
      await house.pass(6 * HOUR);
      await heard(ear, turnOf(other));
      expect(await movers(house, match.id)).to.deep.equal(new Set([String(mover)]));
      expect(house.reminders()).to.have.length(1);
    }));

  it('is the same after a restart between the end and the move of the bot', () =>
    withClocks(async (house) => {
      const { match, personOn } = await house.table(2);
      const { mover, other } = whoIs(match);
      await house.stop();
      const store = await openStore({ databaseUrl: null, dataDir: house.dir });
      expect(await store.clocks.runOut(house.now() + DAY + 1)).to.deep.equal([match.id]);
      await store.close();
      await house.start();
      const person = house.again(personOn(0));
      const ear = await house.watch(match.id);
      const now = await summary(person, match.id);
      const next = turnOf(other)(now) ? now : await heard(ear, turnOf(other));
      expect(missesOf(next)[mover]).to.equal(1);
      expect(await movers(house, match.id)).to.deep.equal(new Set([String(mover)]));
    }));

  it('stands still during a vacation', () =>
    withClocks(async (house) => {
      const { match, personOn, ear } = await house.table(2);
      const { mover, other } = whoIs(match);
      const [away, here] = [personOn(mover), personOn(other)];
      const due = match.seats[mover]?.dueAt as number;
      const { body: vacation } = await away.post('/api/me/vacation', { days: 5 });
      expect(vacation.until).to.be.closeTo(house.now() + 5 * DAY, HOUR);
      expect(vacation.leftMs).to.equal(25 * DAY);
      const told = await heard(ear, ({ seats }) => seats[mover]?.awayUntil === vacation.until);
      expect(told.seats[mover]?.dueAt).to.equal(due + 5 * DAY);
      await house.pass(5 * DAY - HOUR);
      expect(house.reminders()).to.deep.equal([]);
      expect(missesOf(await summary(here, match.id))).to.deep.equal([0, 0]);

      const { body: ended } = await away.send('DELETE', '/api/me/vacation');
      expect(ended.until).to.equal(null);
      expect(ended.leftMs).to.be.closeTo(25 * DAY + HOUR, HOUR / 2);
      const back = await heard(ear, ({ seats }) => seats[mover]?.dueAt !== due + 5 * DAY);
      expect(back.seats[mover]?.dueAt).to.be.closeTo(house.now() + DAY, HOUR / 2);
      await house.pass(DAY + HOUR);
      await heard(ear, turnOf(other));
    }));

  it('of a turn that begins during a vacation begins after it', () =>
    withClocks(async (house) => {
      const { match, personOn, ear } = await house.table(2);
      const { mover, other } = whoIs(match);
      const { body: vacation } = await personOn(other).post('/api/me/vacation', { days: 3 });
      await house.pass(DAY + 1);
      const next = await heard(ear, turnOf(other));
      expect(next.seats[other]?.dueAt).to.equal(vacation.until + DAY);
      await house.pass(2 * DAY);
      expect(missesOf(await summary(personOn(mover), match.id))[other]).to.equal(0);
    }));
});
