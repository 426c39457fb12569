/** Stock boardgame.io clients and our own page at the same tables. */
import { expect } from 'chai';
import type { Ctx } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { applyPatch, type Operation } from 'rfc6902';
import { salamandra } from '../../../src/games/salamandra/index.ts';
import type { G } from '../../../src/games/salamandra/rules/state.ts';
import { act } from '../../../src/play/driver.ts';
import { pick, randomFrom } from '../../../src/play/random.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { stateIdOf } from '../../../src/server/tables/engine.ts';
import { sitDown as stockAt, type StockClient, until as untilKnown } from '../stock.ts';
import { type Ear, makeMove, type Synced, UNDO, withDir, withTables } from './opened.ts';
import { byTurns, type TinkerG } from './tinker.ts';

const { rules } = salamandra;

const sitDown = (server: string, match: string, playerID?: string): StockClient =>
  stockAt(server, match, playerID === undefined ? undefined : { playerID, credentials: `secret-${playerID}` });

/** Waits until the client has come to a state, or to one of which more can be said. */
const until = (client: StockClient, id: number, holds: (ctx: Ctx) => boolean = () => true): Promise<void> =>
  untilKnown(client, (state) => stateIdOf(state) >= id && holds(state.ctx));

const truthIn = async (store: Store, match: string): Promise<G> =>
  structuredClone((await store.matches.initial(match))?.G) as G;

describe('At a table', () => {
  it('two stock clients play a whole game, and they and a spectator see just what the rules say', () =>
    withTables(async ({ match: open, seat, address, store }) => {
      const match = await open();
      await seat(match);
      const players = ['0', '1'].map((id) => sitDown(address, match, id));
      const clients = [...players, sitDown(address, match)];
      await Promise.all(clients.map((client) => until(client, 0)));
      const truth = await truthIn(store, match);
      const random = randomFrom('two stock clients');
      let id = 0;
      for (let turn = rules.toAct(truth); turn !== null; turn = rules.toAct(truth)) {
        const action = pick(rules.legalMoves(truth, turn), random);
        act(rules, truth, { seat: turn, action });
        const [move, ...args] = action;
        players[turn]?.moves[move]?.(...args);
        id += 1;
        for (const client of clients) await until(client, id);
        for (const client of clients) expect(client.getState()?.G).to.deep.equal(rules.view(truth, null));
      }
      const record = await store.matches.get(match);
      expect(record).to.deep.include({ status: 'over', stateId: id, toAct: [], result: rules.result(truth) });
      for (const client of clients) {
        expect(client.getState()?.ctx.gameover as unknown).to.deep.equal(rules.result(truth));
        expect(client.log?.filter(({ action }) => action.type === 'MAKE_MOVE')).to.have.length(id);
        client.stop();
      }
    }));

  it('a stock client undoes within its turn', () =>
    withTables(async ({ match: open, seat, address, store }) => {
      const match = await open();
      await seat(match);
      const truth = await truthIn(store, match);
      const client = sitDown(address, match, String(truth.seat));
      await until(client, 0);
      const place = rules.legalMoves(truth, truth.seat).find(([move]) => move === 'place');
      client.moves[place?.[0] ?? '']?.(...(place?.slice(1) ?? []));
      await until(client, 1);
      client.undo();
      await until(client, 2);
      expect(client.getState()?.G).to.deep.equal(rules.view(truth, null));
      client.stop();
    }));

  it('a stock client that makes moves ahead of the server is never left behind', () =>
    withTables(async ({ match: open, seat, address }) => {
      const match = await open({ game: 'byTurns' });
      await seat(match);
      const clients = ['0', '1'].map((playerID) => {
        const credentials = `secret-${playerID}`;
        const multiplayer = SocketIO({ server: address });
        const game = byTurns.game as never;
        const client = Client<TinkerG>({ game, multiplayer, matchID: match, playerID, credentials, debug: false });
        client.start();
        return client as unknown as StockClient;
      });
      for (const client of clients) await until(client, 0);
      for (let id = 1; id <= 3; id += 1) {
        clients[0]?.moves['step']?.();
        // only the server counts them
        for (const client of clients) await until(client, id, ({ numMoves }) => numMoves === id);
      }
      clients[0]?.moves['roll']?.();
      for (const client of clients) await until(client, 4);
      const [a, b] = clients.map((client) => client.getState());
      expect(a?.ctx).to.deep.equal(b?.ctx);
      expect(a?.ctx.numMoves).to.equal(4);
      expect(a?.G).to.deep.include({ steps: [3, 0] });
      for (const client of clients) client.stop();
    }));

  it('our page needs no credentials: the session gives the seat, to as many tabs as there are', () =>
    withTables(async (house) => {
      await house.account('player-0');
      const match = await house.match({ game: 'byTurns' });
      await house.seat(match);
      const tabs: Ear[] = [];
      for (const playerID of [null, '0']) {
        const tab = house.connect('byTurns', { account: 'player-0' });
        expect((await tab.sync(match, playerID)).seat).to.equal(0);
        tabs.push(tab);
      }
      const [one, two] = tabs as [Ear, Ear];
      one.send('update', makeMove('0', 'draw'), 0, match, null);
      await Promise.all([one.next('patch'), two.next('patch')]);
      two.send('update', { ...UNDO, type: 'MAKE_MOVE', payload: { type: 'step', args: [] } }, 1, match, '0');
      await Promise.all([one.next('patch'), two.next('update')]);
      const [, presence] = await one.next('presence', (_id, seen) => (seen as { seats: number[] }).seats.length > 0);
      expect(presence).to.deep.equal({ seats: [0], spectators: 0 });
      one.close();
      two.send('update', makeMove('0', 'roll'), 2, match, '0');
      await two.next('patch');
    }));

  it('who watches with a session sits down without a reload when the seat is taken', () =>
    withTables(async (house) => {
      await house.account('player-1');
      const match = await house.match({ game: 'byTurns' });
      await house.seat(match, [0]);
      const ear = house.connect('byTurns', { account: 'player-1' });
      expect((await ear.sync(match)).seat).to.equal(null);
      house.tables.matchChanged(await house.seat(match, [1]), 'started');
      const [, info] = await ear.next('sync');
      expect(((info as Synced).state.G as TinkerG).hands['1']).to.deep.equal(['HAND-1']);
      expect((await ear.next('seated'))[1]).to.deep.equal({ seat: 1 });
    }));

  it('who signs out or is no more has to come back, and is somebody else then', () =>
    withTables(async (house) => {
      await house.account('player-0');
      await house.account('player-1');
      const match = await house.match({ game: 'byTurns' });
      await house.seat(match);
      const [ear, other] = ['player-0', 'player-1'].map((account) => house.connect('byTurns', { account })) as [
        Ear,
        Ear,
      ];
      await ear.sync(match);
      await other.sync(match);
      house.tables.accountChanged('player-0');
      expect((await ear.next('disconnect'))[0]).to.equal('transport close');
      await other.settled();
      expect(other.count('disconnect')).to.equal(0);
    }));

  it('a move that is being written while somebody comes in is told once', () => {
    let tell = () => undefined as void;
    const isTold = new Promise<void>((resolve) => (tell = resolve));
    let kept = () => undefined as void;
    const isKept = new Promise<void>((resolve) => (kept = resolve));
    const slow = (store: Store): Store => ({
      ...store,
      matches: {
        ...store.matches,
        async get(id) {
          const record = await store.matches.get(id);
          // whoever came in knows of the move and waits for it: now it may be told
          if (record?.stateId === 1) setImmediate(tell);
          return record;
        },
        append: async (...args) => {
          const outcome = await store.matches.append(...args);
          kept();
          await isTold;
          return outcome;
        },
      },
    });
    return withTables(
      async (house) => {
        const match = await house.match({ game: 'byTurns' });
        await house.seat(match);
        const mover = house.connect('byTurns');
        await mover.sync(match, '0', 'secret-0');
        mover.send('update', makeMove('0', 'roll'), 0, match, '0');
        await isKept;
        const other = house.connect('byTurns');
        expect(stateIdOf((await other.sync(match, '1', 'secret-1')).state)).to.equal(1);
        await mover.next('patch');
        await mover.settled();
        expect(mover.count('sync')).to.equal(1);
        expect(mover.count('patch')).to.equal(1);
      },
      { store: slow },
    );
  });

  it('tells who is here and who has gone', () =>
    withTables(async (house) => {
      const match = await house.match({ game: 'byTurns' });
      await house.seat(match);
      const ear = house.connect('byTurns');
      await ear.sync(match, '0', 'secret-0');
      const seen = (seats: number[], spectators: number) =>
        ear.next('presence', (_id, now) => JSON.stringify(now) === JSON.stringify({ seats, spectators }));
      await seen([0], 0);
      const other = house.connect('byTurns');
      await other.sync(match, '1', 'secret-1');
      await seen([0, 1], 0);
      const [, data] = await ear.next('matchData');
      expect(data).to.deep.equal([
        { id: 0, name: 'Player 0', isConnected: true },
        { id: 1, name: 'Player 1', isConnected: true },
      ]);
      const watcher = house.connect('byTurns');
      await watcher.sync(match);
      await seen([0, 1], 1);
      other.close();
      await seen([0], 1);
    }));

  it('who comes back gets the moves that were missed', () =>
    withTables(async (house) => {
      const match = await house.match({ game: 'byTurns' });
      await house.seat(match);
      const mover = house.connect('byTurns');
      await mover.sync(match, '0', 'secret-0');
      const lost = house.connect('byTurns');
      const { state } = await lost.sync(match, '1', 'secret-1');
      lost.close();
      for (let id = 0; id < 5; id += 1) {
        mover.send('update', makeMove('0', 'draw'), id, match, '0');
        await mover.next('patch');
      }
      const back = house.connect('byTurns');
      const now = await back.sync(match, '1', 'secret-1');
      expect(stateIdOf(state)).to.equal(0);
      expect(stateIdOf(now.state)).to.equal(5);
      expect(now.log.map(({ action }) => action.payload.playerID)).to.deep.equal(['0', '0', '0', '0', '0']);
      expect((now.state.G as TinkerG).hands['0']).to.have.length(6);
    }));

  it('a restart in the middle of a turn keeps the turn, and what can be undone', () =>
    withDir(async (dir) => {
      let match = '';
      const views: unknown[] = [];
      const play = async (ear: Ear, seat: string, from: number, moves: string[]) => {
        for (const [i, move] of moves.entries()) {
          ear.send('update', move === 'undo' ? UNDO : makeMove(seat, move), from + i, match, null);
          await ear.next(move === 'step' ? 'update' : 'patch');
        }
      };
      await withTables(
        async (house) => {
          match = await house.match({ game: 'byTurns' });
          await house.seat(match);
          const [ear, other] = [house.connect('byTurns'), house.connect('byTurns')];
          await ear.sync(match, '0', 'secret-0');
          await play(ear, '0', 0, ['step', 'finish']);
          await other.sync(match, '1', 'secret-1');
          await play(other, '1', 2, [...Array.from({ length: 20 }, () => 'step'), 'finish']);
          // the turn that is not over begins with a checkpoint
          expect((await house.store.matches.saved(match))?.stateId).to.equal(23);
          await ear.next('patch', (_id, before) => before === 22);
          await play(ear, '0', 23, ['step', 'step', 'undo', 'step', 'step']);
          views.push((await ear.sync(match, '0', 'secret-0')).state);
        },
        { dir },
      );
      await withTables(
        async (house) => {
          const ear = house.connect('byTurns');
          views.push((await ear.sync(match, '0', 'secret-0')).state);
          expect(views[1]).to.deep.equal(views[0]);
          await play(ear, '0', 28, ['undo', 'undo', 'undo']);
          ear.send('update', UNDO, 31, match, '0');
          expect(await ear.refusal()).to.equal('cannotUndo');
          expect(((await ear.sync(match, '0', 'secret-0')).state.G as TinkerG).steps).to.deep.equal([1, 20]);
        },
        { dir },
      );
    }));

  it('patches bring every viewer to what a fresh sync shows, with secrets and players who act at once', () =>
    withTables(async (house) => {
      const match = await house.match({ game: 'atOnce' });
      await house.seat(match);
      const viewers = await Promise.all(
        [null, '0', '1'].map(async (id) => {
          const ear = house.connect('atOnce');
          const { state } = await ear.sync(match, id, id === null ? undefined : `secret-${id}`);
          return { id, ear, state };
        }),
      );
      for (const [i, move] of ['draw', 'roll', 'draw', 'whisper', 'roll', 'draw'].entries()) {
        viewers[1 + (i % 2)]?.ear.send('update', makeMove(String(i % 2), move), i, match, null);
        for (const { ear, state } of viewers) {
          const [, , , operations] = (await ear.next('patch')) as [string, number, number, Operation[]];
          expect(applyPatch(state, operations).every((error) => error === null)).to.equal(true);
        }
      }
      for (const { id, ear, state } of viewers) {
        const fresh = await ear.sync(match, id, id === null ? undefined : `secret-${id}`);
        expect(state).to.deep.equal(fresh.state);
      }
    }));

  it('clients are told before the server goes, and moves under way are finished', () =>
    withTables(async (house) => {
      const match = await house.match({ game: 'byTurns' });
      await house.seat(match);
      const ear = house.connect('byTurns');
      await ear.sync(match, '0', 'secret-0');
      ear.send('update', makeMove('0', 'roll'), 0, match, '0');
      await ear.next('patch');
      await house.tables.close();
      await ear.next('closing');
      expect((await ear.next('disconnect'))[0]).to.equal('transport close');
      expect((await house.store.matches.get(match))?.stateId).to.equal(1);
    }));
});
