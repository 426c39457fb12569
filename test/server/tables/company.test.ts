/** Talk, the lobby, and bots on seats that were left. */
import { expect } from 'chai';
import type { MatchSummary } from '../../../src/server/tables/summary.ts';
import type { MatchRecord } from '../../../src/server/store/contract/match.ts';
import { type Ear, type House, withDir, withTables } from './opened.ts';

const textOf = ([, line]: unknown[]) => (line as { text: string }).text;

async function company(house: House) {
  await house.account('watcher', 'Wanda');
  const match = await house.match();
  await house.seat(match);
  const player = house.connect('salamandra');
  await player.sync(match, '0', 'secret-0');
  const watcher = house.connect('salamandra', { account: 'watcher' });
  await watcher.sync(match);
  return { match, player, watcher };
}

describe('Talk', () => {
  it('of players is heard by all, of spectators only by spectators until the match is over', () =>
    withTables(async (house) => {
      const { match, player, watcher } = await company(house);
      watcher.send('say', match, 'spectators', 'she will lose');
      const [, line] = await watcher.next('said');
      expect(line).to.deep.include({ channel: 'spectators', seat: null, name: 'Wanda', text: 'she will lose' });
      expect(line).not.to.have.property('accountId');
      player.send('say', match, 'players', '  good luck <b>all</b>\n ');
      expect(textOf(await watcher.next('said'))).to.equal('good luck <b>all</b>');
      expect(textOf(await player.next('said'))).to.equal('good luck <b>all</b>');
      expect(player.count('said')).to.equal(1);

      const over = await house.store.matches.resign(match, { scores: [], winners: [1], resigned: 0 }, Date.now());
      house.tables.matchChanged(over as MatchRecord, 'over');
      await watcher.next('match');
      watcher.send('say', match, 'spectators', 'told you');
      expect(textOf(await player.next('said'))).to.equal('told you');
      const kept = await house.store.chats.list(match, 'spectators', 10);
      expect(kept.map(({ text, accountId }) => [text, accountId])).to.deep.equal([
        ['she will lose', 'watcher'],
        ['told you', 'watcher'],
      ]);
    }));

  it('stays in its own channel, needs a name, and is not endless', () =>
    withTables(
      async (house) => {
        const { match, player, watcher } = await company(house);
        watcher.send('say', match, 'players', 'move the other one');
        expect(await watcher.refusal()).to.equal('notYourChannel');
        player.send('say', match, 'spectators', 'psst');
        expect(await player.refusal()).to.equal('notYourChannel');
        const nobody = house.connect('salamandra');
        await nobody.sync(match);
        nobody.send('say', match, 'spectators', 'hello');
        expect(await nobody.refusal()).to.equal('signInFirst');
        for (const text of ['one', 'two', 'three']) player.send('say', match, 'players', text);
        expect(await player.refusal()).to.equal('tooFast');
        expect(await house.store.chats.list(match, 'players', 10)).to.have.length(2);
      },
      { limits: { linesPerTalker: { perSecond: 0.001, burst: 2 } } },
    ));
});

describe('The lobby', () => {
  it('hears of public matches as long as they can be joined, and of nothing else', () =>
    withTables(async (house) => {
      const lobby = house.connect('lobby');
      await lobby.next('connect');
      const secret = await house.match({ visibility: 'unlisted' });
      house.tables.matchChanged(await house.seat(secret, [0]), 'seats');
      const match = await house.match();
      house.tables.matchChanged(await house.seat(match, [0]), 'seats');
      const [summary] = (await lobby.next('match')) as [MatchSummary];
      expect(summary).to.deep.include({ id: match, game: 'salamandra', players: 2, status: 'open' });
      expect(summary.seats.map(({ name }) => name)).to.deep.equal(['Player 0', null]);
      expect(JSON.stringify(summary)).not.to.match(/account|credentials|isMe|mySeat/);
      house.tables.matchChanged(await house.seat(match, [1]), 'started');
      expect(await lobby.next('gone')).to.deep.equal([match]);
      expect(JSON.stringify(lobby.heard)).not.to.include(secret);
    }));

  it('tells an account, and nobody else, that it is invited', () =>
    withTables(async (house) => {
      await house.account('guest');
      await house.account('other');
      const [guest, other] = ['guest', 'other'].map((account) => house.connect('lobby', { account })) as [Ear, Ear];
      await Promise.all([guest.next('connect'), other.next('connect')]);
      house.tables.invited('guest', 'some-match');
      expect(await guest.next('invited')).to.deep.equal(['some-match']);
      house.tables.invited('other', 'other-match');
      expect(await other.next('invited')).to.deep.equal(['other-match']);
    }));
});

const MINUTE = 60_000;

describe('A seat that was left', () => {
  const leave = async (house: House, match: string, seat: number) => {
    const record = await house.store.matches.leaveSeat(match, seat, Date.now());
    house.tables.dropSeat(match, seat);
    house.tables.matchChanged(record as MatchRecord, 'seats');
  };

  it('is played by a bot until the other is to move, and again after a restart', () =>
    withDir(async (dir) => {
      let match = '';
      await withTables(
        async (house) => {
          match = await house.match();
          await house.seat(match);
          const { seat } = ((await house.store.matches.initial(match)) as { G: { seat: number } }).G;
          await house.account('watcher');
          const watcher = house.connect('salamandra', { account: 'watcher' });
          await watcher.sync(match);
          await leave(house, match, seat);
          await watcher.next('patch');
        },
        { dir },
      );
      await withTables(
        async (house) => {
          const ear = house.connect('salamandra');
          await ear.sync(match);
          for (const chore of house.tables.chores) await chore.work();
          for (;;) {
            const record = (await house.store.matches.get(match)) as MatchRecord;
            const [next] = record.toAct;
            if (next !== undefined && record.seats[next]?.player === 'person') break;
            await ear.next('patch');
          }
          const log = (await house.store.matches.log(match)) as { action: { payload: { playerID?: string } } }[];
          const movers = new Set(log.flatMap(({ action }) => action.payload.playerID ?? []));
          expect(movers.size).to.equal(1);
          expect(house.logged).to.deep.equal([]);
        },
        { dir, now: () => Date.now() + MINUTE },
      );
    }));

  it('ends the match when nobody else is left: bots do not play among themselves', () =>
    withTables(async (house) => {
      const { match, player } = await company(house);
      const { seat } = ((await house.store.matches.initial(match)) as { G: { seat: number } }).G;
      for (const one of [1 - seat, seat]) await leave(house, match, one);
      const isOver = (_id: unknown, { status }: MatchSummary) => status === 'over';
      const [, summary] = await player.next('match', isOver as () => boolean);
      expect(summary).to.deep.include({ result: null, toAct: [] });
      await player.settled();
      expect((await house.store.matches.get(match))?.stateId).to.equal(0);
      expect(house.logged).to.deep.equal([]);
    }));
});
