import { expect } from 'chai';
import type { MatchRecord } from '../../../src/server/store/contract/match.ts';
import { type Beat, beatOf } from '../../../src/server/tables/beat.ts';
import { type House, withTables } from './opened.ts';

/** When a thought is heard that takes so long, by a clock that only thoughts and waits move. */
async function heardAfter(thinking: number): Promise<number> {
  let time = 1000;
  const wait = (ms: number) => Promise.resolve((time += ms));
  const beat = beatOf(250, { now: () => time, wait });
  await beat(wait(0).then(() => wait(thinking)));
  return time - 1000;
}

/** A match in which the seat that is to act has been left to a bot, and somebody who watches it. */
async function leftToBot(house: House, game: string) {
  const match = await house.match({ game });
  const [seat] = (await house.seat(match)).toAct as [number];
  await house.account('watcher');
  const watcher = house.connect(game, { account: 'watcher' });
  await watcher.sync(match);
  const record = await house.store.matches.leaveSeat(match, seat, Date.now());
  house.tables.matchChanged(record as MatchRecord, 'seats');
  return { match, watcher };
}

describe('The beat of bots', () => {
  it('lets a thought be heard at the same time however long it took, and one that took longer with the next', async () => {
    const heard: number[] = [];
    for (const thinking of [0, 3, 210, 249.5, 251, 499, 600]) heard.push(await heardAfter(thinking));
    expect(heard).to.deep.equal([250, 250, 250, 250, 500, 500, 750]);
  });

  it('does not hold up what went wrong', async () => {
    const failure = new Error('this failure is meant');
    const stuck = beatOf(250, { now: () => 0, wait: () => new Promise(() => undefined) });
    expect(await stuck(Promise.reject(failure)).catch((error: unknown) => error)).to.equal(failure);
  });

  it('(chapter 7: timing) holds every thought of a bot that has secrets', async () => {
    const held: (() => void)[] = [];
    let thought = () => undefined as void;
    const isThought = new Promise<void>((resolve) => (thought = resolve));
    const beat: Beat = async (thinking) => {
      const answer = await thinking;
      thought();
      await new Promise<void>((resolve) => held.push(resolve));
      return answer;
    };
    await withTables(
      async (house) => {
        const { watcher } = await leftToBot(house, 'feuersalamander');
        await isThought;
        await watcher.settled();
        expect(watcher.count('patch')).to.equal(0);
        held.shift()?.();
        await watcher.next('patch');
        for (const release of held) release();
      },
      { beat },
    );
  });

  it('is not waited for where there is nothing to tell', async () => {
    const beat: Beat = () => Promise.reject(new Error('nobody asked for a beat'));
    await withTables(
      async (house) => {
        const { watcher } = await leftToBot(house, 'salamandra');
        await watcher.next('patch');
        expect(house.logged).to.deep.equal([]);
      },
      { beat },
    );
  });
});
