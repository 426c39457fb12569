import { expect } from 'chai';
import type { Store } from '../../../src/server/store/store.ts';
import type { Place, WithPlace } from './conformance.ts';
import { holder, newMatch, people, step } from './fixtures.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The middle of a year, so that a vacation stays in it. */
const NOON = Date.UTC(2026, 5, 1, 12);

/** A match of these, made before, in which each turn has a day; the first is to move. */
async function clocked(store: Store, id: string, accounts: readonly string[], at = NOON): Promise<void> {
  const turnMs = DAY;
  await store.matches.create(newMatch(id, { players: accounts.length, pace: 'relaxed', turnMs, createdAt: at }));
  for (const account of accounts) await store.matches.takeSeat(id, null, holder(account), at);
}

const seatOf = async ({ matches }: Store, id: string, seat: number) => (await matches.get(id))?.seats[seat];

const remindersIn = async (place: Place) =>
  (await place.rows(`select account_id, match_id, noticed_at from notices where kind = 'reminder'`)).map((row) =>
    Object.values(row).map((value) => (/^\d+$/.test(String(value)) ? Number(value) : value)),
  );

export function clockRules(withPlace: WithPlace): void {
  const withStore = (use: (store: Store, place: Place) => Promise<void>) =>
    withPlace(async (place) => {
      const store = await place.open();
      try {
        await people(store, 'a', 'b', 'c');
        await use(store, place);
      } finally {
        await store.close();
      }
    });

  describe('clocks', () => {
    it('remind once when a quarter of the time is left, however many look at them', () =>
      withStore(async (store, place) => {
        await clocked(store, 'm', ['a', 'b']);
        await store.clocks.remind(NOON + 18 * HOUR - 1);
        expect(await remindersIn(place)).to.deep.equal([]);
        const at = NOON + 18 * HOUR;
        await Promise.all(Array.from({ length: 5 }, () => store.clocks.remind(at)));
        await store.clocks.remind(at + HOUR);
        expect(await remindersIn(place)).to.deep.equal([['a', 'm', at]]);
        expect(await seatOf(store, 'm', 0)).to.include({ dueAt: NOON + DAY, missed: 0, standIn: false });
      }));

    it('that run out are noted once, and a bot is to play until the turn is over', () =>
      withStore(async (store, place) => {
        await clocked(store, 'm', ['a', 'b']);
        expect(await store.clocks.runOut(NOON + DAY - 1)).to.deep.equal([]);
        const late = NOON + DAY;
        const found = await Promise.all(Array.from({ length: 5 }, () => store.clocks.runOut(late)));
        expect(found.flat(), 'one of them wakes the bot').to.deep.equal(['m']);
        expect(await seatOf(store, 'm', 0)).to.include({ dueAt: null, missed: 1, standIn: true });
        expect(await store.clocks.turnsOf('a')).to.deep.equal([]);
        await store.clocks.remind(late);
        expect(await remindersIn(place), 'of a turn that is lost nobody is reminded').to.deep.equal([]);
        await store.matches.append('m', step(0, { toAct: [0], isNewTurn: false, at: late }));
        expect(await seatOf(store, 'm', 0)).to.include({ standIn: true });
        await store.matches.append('m', step(1, { toAct: [1], at: late }));
        expect(await seatOf(store, 'm', 0)).to.include({ missed: 1, standIn: false });
        expect(await seatOf(store, 'm', 1)).to.include({ dueAt: late + DAY });
        expect(await store.clocks.runOut(late)).to.deep.equal([]);
      }));

    it('count missed turns in a row: a turn of one’s own begins the count anew', () =>
      withStore(async (store) => {
        await clocked(store, 'm', ['a', 'b']);
        await store.clocks.runOut(NOON + DAY);
        await store.matches.append('m', step(0, { toAct: [1], at: NOON + DAY }));
        await store.matches.append('m', step(1, { toAct: [0], mark: { ...step(1).mark, seat: 1 }, at: NOON + DAY }));
        expect((await seatOf(store, 'm', 0))?.missed).to.equal(1);
        await store.matches.append('m', step(2, { toAct: [1], at: NOON + DAY }));
        expect((await seatOf(store, 'm', 0))?.missed).to.equal(0);
      }));

    it('stop with the match and with who leaves it', () =>
      withStore(async (store) => {
        await clocked(store, 'left', ['a', 'b', 'c']);
        await clocked(store, 'over', ['a', 'b']);
        await store.matches.leaveSeat('left', 0, NOON);
        await store.matches.resign('over', { scores: [], winners: [1], resigned: 0 }, NOON);
        expect(await store.clocks.runOut(NOON + 9 * DAY)).to.deep.equal([]);
      }));

    it('tell whose turn it is: the soonest deadline first, then the longest waiting', () =>
      withStore(async (store) => {
        for (const [id, turnMs, at] of [
          ['free', null, NOON + 2],
          ['long', 3 * DAY, NOON],
          ['waiting', null, NOON + 1],
          ['soon', DAY, NOON],
          ['theirs', DAY, NOON],
        ] as const) {
          await store.matches.create(newMatch(id, { turnMs, players: 2, toAct: id === 'theirs' ? [1] : [0] }));
          for (const account of ['a', 'b']) await store.matches.takeSeat(id, null, holder(account), at);
        }
        await store.matches.create(newMatch('open'));
        await store.matches.takeSeat('open', null, holder('a'), NOON);
        const turns = await store.clocks.turnsOf('a');
        expect(turns.map(({ id }) => id)).to.deep.equal(['soon', 'long', 'waiting', 'free']);
        expect((await store.clocks.turnsOf('b')).map(({ id }) => id)).to.deep.equal(['theirs']);
        expect(await store.clocks.turnsOf('nobody')).to.deep.equal([]);
      }));
  });

  describe('a vacation', () => {
    it('stops the clocks that run, and those that would begin', () =>
      withStore(async (store, place) => {
        await clocked(store, 'm', ['a', 'b']);
        await clocked(store, 'n', ['b', 'a']);
        const begun = NOON + HOUR;
        expect(await store.vacations.start('a', 10 * DAY, begun)).to.equal('started');
        expect(await seatOf(store, 'm', 0)).to.include({ dueAt: NOON + 11 * DAY, awayUntil: begun + 10 * DAY });
        await store.matches.append('n', step(0, { toAct: [1], at: begun + DAY }));
        expect((await seatOf(store, 'n', 1))?.dueAt).to.equal(begun + 11 * DAY);
        await store.clocks.remind(begun + 10 * DAY - 1);
        expect(await store.clocks.runOut(begun + 10 * DAY - 1)).to.deep.equal([]);
        expect(await remindersIn(place)).to.deep.equal([]);
        expect(await store.vacations.of('a', begun + DAY)).to.deep.equal({
          until: begun + 10 * DAY,
          leftMs: 20 * DAY,
        });
        expect(await store.vacations.of('a', begun + 10 * DAY)).to.deep.equal({ until: null, leftMs: 20 * DAY });
      }));

    it('that ends early gives the rest back, to the clocks and to the year', () =>
      withStore(async (store) => {
        await clocked(store, 'm', ['a', 'b']);
        await clocked(store, 'n', ['b', 'a']);
        await store.vacations.start('a', 10 * DAY, NOON);
        await store.matches.append('n', step(0, { toAct: [1], at: NOON + DAY }));
        const back = NOON + 2 * DAY + 5;
        expect(await store.vacations.end('a', back)).to.equal(true);
        expect((await seatOf(store, 'm', 0))?.dueAt).to.equal(back + DAY);
        expect((await seatOf(store, 'n', 1))?.dueAt).to.equal(back + DAY);
        expect(await store.vacations.of('a', back)).to.deep.equal({ until: null, leftMs: 28 * DAY - 5 });
        expect(await store.vacations.end('a', back)).to.equal(false);
      }));

    it('is never longer than thirty days a year in all, and only one at a time', () =>
      withStore(async ({ vacations }) => {
        expect(await vacations.start('a', 31 * DAY, NOON)).to.equal('tooLong');
        const answers = await Promise.all(Array.from({ length: 5 }, () => vacations.start('a', 20 * DAY, NOON)));
        expect(answers.toSorted()).to.deep.equal(['away', 'away', 'away', 'away', 'started']);
        const back = NOON + 20 * DAY;
        expect(await vacations.start('a', 10 * DAY + 1, back)).to.equal('tooLong');
        expect(await vacations.start('a', 10 * DAY, back)).to.equal('started');
        expect(await vacations.of('a', back)).to.deep.equal({ until: back + 10 * DAY, leftMs: 0 });
        expect(await vacations.of('b', back)).to.deep.equal({ until: null, leftMs: 30 * DAY });
      }));

    it('counts in each year with what falls into it', () =>
      withStore(async ({ vacations }) => {
        const newYear = Date.UTC(2027, 0);
        expect(await vacations.start('a', 30 * DAY, newYear - 10 * DAY)).to.equal('started');
        expect((await vacations.of('a', newYear - 1)).leftMs).to.equal(20 * DAY);
        expect((await vacations.of('a', newYear)).leftMs).to.equal(10 * DAY);
      }));

    it('may begin again in the moment in which it ended', () =>
      withStore(async ({ vacations }) => {
        for (let time = 0; time < 2; time++) {
          expect(await vacations.start('a', DAY, NOON)).to.equal('started');
          expect(await vacations.end('a', NOON)).to.equal(true);
        }
        expect((await vacations.of('a', NOON)).leftMs).to.equal(30 * DAY);
      }));
  });

  describe('votes', () => {
    /** The first of three has missed so many turns; the others have moved. */
    async function missed(store: Store, turns: number): Promise<number> {
      await clocked(store, 'm', ['a', 'b', 'c']);
      let after = 0;
      for (let turn = 1; turn <= turns; turn++) {
        await store.clocks.runOut(NOON + turn * DAY);
        for (const [seat, next] of [
          [0, 1],
          [1, 0],
        ] as const) {
          const mark = { ...step(after).mark, seat };
          await store.matches.append('m', step(after, { toAct: [next], mark, at: NOON + turn * DAY }));
          after += 1;
        }
      }
      return after;
    }

    it('count from the third turn on, once for each, and can be taken back', () =>
      withStore(async (store) => {
        await missed(store, 2);
        expect(await store.votes.vote('m', 0, 1, true)).to.equal(null);
        expect((await seatOf(store, 'm', 0))?.votes).to.equal(null);
        await store.clocks.runOut(NOON + 3 * DAY);
        expect((await seatOf(store, 'm', 0))?.votes).to.deep.equal([]);
        await store.votes.vote('m', 0, 2, true);
        await store.votes.vote('m', 0, 1, true);
        expect((await store.votes.vote('m', 0, 1, true))?.seats[0]?.votes).to.deep.equal([1, 2]);
        expect((await store.votes.vote('m', 0, 1, false))?.seats[0]?.votes).to.deep.equal([2]);
        for (const seat of [1, 2, 9]) expect(await store.votes.vote('m', seat, 0, true)).to.equal(null);
        expect(await store.votes.vote('none', 0, 1, true)).to.equal(null);
      }));

    it('are forgotten when the player moves again', () =>
      withStore(async (store) => {
        const after = await missed(store, 3);
        await store.votes.vote('m', 0, 1, true);
        await store.matches.append('m', step(after, { toAct: [1], at: NOON + 3 * DAY }));
        expect(await seatOf(store, 'm', 0)).to.deep.include({ missed: 0, votes: null });
        for (let turn = 0; turn < 3; turn++) {
          const at = NOON + (4 + turn) * DAY;
          const mark = { ...step(0).mark, seat: 1 };
          await store.matches.append('m', step(after + 1 + 2 * turn, { toAct: [0], mark, at }));
          await store.clocks.runOut(at + DAY);
          if (turn < 2) await store.matches.append('m', step(after + 2 + 2 * turn, { toAct: [1], at: at + DAY }));
        }
        expect(await seatOf(store, 'm', 0)).to.deep.include({ missed: 3, votes: [] });
      }));
  });
}
