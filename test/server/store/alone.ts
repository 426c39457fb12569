import { expect } from 'chai';
import { outcomeOf } from '../../../src/server/results/outcome.ts';
import type { MatchRecord, NewMatch } from '../../../src/server/store/contract/match.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { WithPlace, WithStore } from './conformance.ts';
import { holder, newMatch, people, step } from './fixtures.ts';

type End = NonNullable<MatchRecord['result']>;

const DAY = '2026-06-21';
const MIDNIGHT = 100_000;

const won = (own: number, rival: number): End => ({ scores: [own, rival], winners: [0] });
const lost = (own: number, rival: number): End => ({ scores: [own, rival], winners: [1] });
const gaveUp = (own: number, rival: number): End => ({ ...lost(own, rival), resigned: 0 });

async function begin({ matches }: Store, id: string, account: string, more: Partial<NewMatch> = {}): Promise<void> {
  const alone = { players: 1, visibility: 'unlisted', options: { rudolph: 2 }, hostId: account } as const;
  await matches.create(newMatch(id, { ...alone, ...more }));
  await matches.takeSeat(id, null, holder(account), 1);
}

async function end({ matches, results }: Store, id: string, result: End, at: number): Promise<void> {
  if (result.resigned === undefined) await matches.append(id, step(0, { result, toAct: [], at }));
  else await matches.resign(id, result, at);
  await results.count(id, outcomeOf);
}

async function played(
  store: Store,
  id: string,
  account: string,
  result: End,
  at: number,
  more: Partial<NewMatch> = {},
) {
  await begin(store, id, account, more);
  await end(store, id, result, at);
}

export function aloneRules(withPlace: WithPlace, withStore: WithStore): void {
  describe('those who play alone', () => {
    it('find what they have done, by level: the victory with the greatest lead, or else the closest defeat', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        await played(store, 'm1', 'a', won(60, 59), 1);
        await played(store, 'm2', 'a', won(50, 40), 2);
        await played(store, 'm3', 'a', lost(90, 90), 3);
        await played(store, 'm4', 'a', gaveUp(99, 0), 4);
        await played(store, 'm5', 'a', lost(20, 30), 5, { options: { rudolph: 3 } });
        await played(store, 'm6', 'a', lost(30, 35), 6, { options: { rudolph: 3 } });
        await played(store, 'm7', 'a', gaveUp(5, 0), 7, { options: { rudolph: 1 } });
        await played(store, 'other', 'b', won(80, 1), 8);
        const at = { game: 'salamandra' };
        expect(await store.results.solo('a')).to.deep.equal([
          { ...at, level: 1, played: 1, won: 0, best: null },
          {
            ...at,
            level: 2,
            played: 4,
            won: 2,
            best: { matchId: 'm2', isWon: true, score: 50, rival: 40, endedAt: 2 },
          },
          {
            ...at,
            level: 3,
            played: 2,
            won: 0,
            best: { matchId: 'm6', isWon: false, score: 30, rival: 35, endedAt: 6 },
          },
        ]);
        expect(await store.results.solo('nobody')).to.deep.equal([]);
      }));

    it('have one try at the challenge of a day, however many times it is begun at once', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        const tries = await Promise.allSettled(
          ['m1', 'm2', 'm3'].map((id) => store.matches.create(newMatch(id, { hostId: 'a', day: DAY }))),
        );
        expect(tries.map(({ status }) => status).toSorted()).to.deep.equal(['fulfilled', 'rejected', 'rejected']);
        const own = await store.matches.ofDay(DAY, 'a');
        expect(own).to.deep.include({ day: DAY, hostId: 'a' });
        await store.matches.create(newMatch('m4', { hostId: 'b', day: DAY }));
        await store.matches.create(newMatch('m5', { hostId: 'a', day: '2026-06-23' }));
        await store.matches.create(newMatch('m6', { hostId: 'a' }));
        await store.matches.create(newMatch('m7', { hostId: 'a' }));
        expect((await store.matches.ofDay(DAY, 'b'))?.id).to.equal('m4');
        expect((await store.matches.ofDay('2026-06-23', 'a'))?.id).to.equal('m5');
        expect(await store.matches.ofDay('2026-06-22', 'a')).to.equal(null);
        expect((await store.matches.get('m6'))?.day).to.equal(null);
        expect(await store.matches.daysBeside('2026-06-22')).to.deep.equal({ before: DAY, after: '2026-06-23' });
        expect(await store.matches.daysBeside(DAY)).to.deep.equal({ before: null, after: '2026-06-23' });
      }));

    it('are ranked by day: victories, the greater lead, the greater score, the earlier end; who gave up is last', () =>
      withStore(async (store) => {
        const ends: Record<string, [End, number]> = {
          gaveUpAhead: [gaveUp(9, 0), 10],
          lostFar: [lost(20, 40), 20],
          lostClose: [lost(30, 31), 30],
          wonLate: [won(60, 50), 50],
          wonEarly: [won(60, 50), 40],
          wonLow: [won(50, 40), 35],
          wonFar: [won(61, 50), 60],
          tooLate: [won(99, 1), MIDNIGHT],
        };
        for (const [name, [result, at]] of Object.entries(ends)) {
          await people(store, name);
          await played(store, `of ${name}`, name, result, at, { day: DAY });
        }
        await people(store, 'stillPlaying', 'another');
        await begin(store, 'running', 'stillPlaying', { day: DAY });
        await played(store, 'next day', 'another', won(99, 1), 5, { day: '2026-06-22' });
        const names = async (reader: string | null, most: number) => {
          const { played: all, standings } = await store.results.ofDay(DAY, MIDNIGHT, reader, most);
          expect(all).to.equal(standings.length === 0 ? 0 : 7);
          return standings.map(({ rank, name }) => `${rank} ${name}`);
        };
        const order = ['wonFar', 'wonEarly', 'wonLate', 'wonLow', 'lostClose', 'lostFar', 'gaveUpAhead'];
        const all = order.map((name, index) => `${index + 1} ${name}`);
        expect(await names(null, 50)).to.deep.equal(all);
        expect(await names('lostFar', 2), 'one’s own line comes after the first').to.deep.equal([
          '1 wonFar',
          '2 wonEarly',
          '6 lostFar',
        ]);
        expect(await names('stillPlaying', 1)).to.deep.equal(['1 wonFar']);
        const [first] = (await store.results.ofDay(DAY, MIDNIGHT, null, 1)).standings;
        expect(first).to.deep.equal({
          rank: 1,
          matchId: 'of wonFar',
          accountId: 'wonFar',
          name: 'wonFar',
          isWon: true,
          score: 61,
          rival: 50,
          endedAt: 60,
        });
        const { standings } = await store.results.ofDay(DAY, MIDNIGHT, null, 50);
        expect(standings.at(-1)).to.deep.include({ name: 'gaveUpAhead', isWon: false, rival: null });
        expect(await store.results.ofDay('2026-06-20', MIDNIGHT, null, 50)).to.deep.equal({
          played: 0,
          standings: [],
        });
      }));

    it('stay in the table of the day without their name when their account is deleted; a try that runs is gone', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        await played(store, 'over', 'a', won(40, 30), 5, { day: DAY });
        await begin(store, 'running', 'b', { day: DAY });
        const all = await store.accounts.export('a');
        expect(all).to.have.nested.property('standings[0]').that.includes({ match: 'over', level: 2, rival: 30 });
        expect(all).to.have.nested.property('hosted[0].day', DAY);
        for (const account of ['a', 'b']) await store.accounts.delete(account);
        for (const id of await store.results.toCount(9)) await store.results.count(id, outcomeOf);
        const { standings } = await store.results.ofDay(DAY, MIDNIGHT, 'a', 50);
        expect(standings.map(({ name, accountId, score }) => [name, accountId, score])).to.deep.equal([
          ['', null, 40],
        ]);
      }));

    it('have the results, too, that a version before this one has counted', () =>
      withPlace(async (place) => {
        const store = await place.open();
        await people(store, 'a', 'b');
        await played(store, 'm1', 'a', won(60, 59), 1);
        await played(store, 'm2', 'a', gaveUp(60, 59), 2);
        await store.matches.create(newMatch('two', { options: {} }));
        for (const account of ['a', 'b']) await store.matches.takeSeat('two', null, holder(account), 3);
        await end(store, 'two', won(1, 2), 3);
        const before = await store.results.solo('a');
        await store.close();
        await place.tamper(
          'drop index matches_by_day; alter table matches drop column day; alter table standings drop column level; alter table standings drop column rival; delete from migrations where version = 4',
        );
        const again = await place.open();
        expect(await again.results.solo('a')).to.deep.equal(before);
        expect(before).to.have.length(1);
        expect((await again.results.ofMatch('two')).map(({ level, rival }) => [level, rival])).to.deep.equal([
          [null, null],
          [null, null],
        ]);
        await again.close();
      }));
  });
}
