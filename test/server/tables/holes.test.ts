/** What anybody may try over a socket, and what comes of it: nothing. Each test is named after a hole of boardgame.io. */
import { expect } from 'chai';
import type { State } from 'boardgame.io';
import { stateIdOf } from '../../../src/server/tables/engine.ts';
import { type House, makeMove, type Synced, UNDO, withTables } from './opened.ts';
import type { TinkerG } from './tinker.ts';

const G = ({ state }: Synced): TinkerG => state.G as TinkerG;

/** Seat 0 of a running match of a game where everything can go wrong. */
async function seated(house: House, game = 'byTurns') {
  const match = await house.match({ game });
  await house.seat(match);
  const ear = house.connect(game);
  const opening = await ear.sync(match, '0', 'secret-0');
  return { match, ear, opening };
}

const stateIdIn = async ({ store }: House, match: string) => (await store.matches.get(match))?.stateId;

describe('A socket cannot', () => {
  for (const type of ['SYNC', 'UPDATE', 'PATCH', 'RESET', 'REDO', 'GAME_EVENT', 'PLUGIN', 'STRIP_TRANSIENTS', null]) {
    it(`put another state in place of the match: action ${type} is refused`, () =>
      withTables(async (house) => {
        const { match, ear, opening } = await seated(house);
        const state = { ...opening.state, G: { ...G(opening), steps: [99, 99] } };
        const patch = [{ op: 'replace', path: '/G/steps/0', value: 99 }];
        ear.send('update', { type, state, patch, payload: { type: 'endTurn', playerID: '0' } }, 0, match, '0');
        expect(await ear.refusal()).to.equal('actionNotAllowed');
        expect(await stateIdIn(house, match)).to.equal(0);
        expect(G(await ear.sync(match, '0', 'secret-0')).steps).to.deep.equal([0, 0]);
      }));
  }

  for (const event of ['endGame', 'setPhase', 'endTurn', 'endStage']) {
    it(`call the event ${event}, which no game has offered`, () =>
      withTables(async (house) => {
        const { match, ear } = await seated(house);
        ear.send('update', { type: 'GAME_EVENT', payload: { type: event, args: [], playerID: '0' } }, 0, match, '0');
        expect(await ear.refusal()).to.equal('actionNotAllowed');
        ear.send('update', makeMove('0', event), 0, match, '0');
        expect(await ear.refusal()).to.equal('unknownMove');
        expect(await stateIdIn(house, match)).to.equal(0);
      }));
  }

  it('learn or guess the seed: it is not the clock, and nothing that leaves has it', () =>
    withTables(async (house) => {
      const { match, ear } = await seated(house);
      const { createdAt } = (await house.store.matches.get(match)) as { createdAt: number };
      const { plugins } = (await house.store.matches.initial(match)) as State;
      const { seed } = (plugins['random'] as { data: { seed: string } }).data;
      expect(seed).to.match(/^[0-9a-f-]{36}$/);
      expect(seed).not.to.include(createdAt.toString(36).slice(0, 5));
      ear.send('update', makeMove('0', 'roll'), 0, match, '0');
      await ear.next('patch');
      const all = JSON.stringify(ear.heard);
      expect(all).not.to.include(seed);
      expect(all).not.to.include('prngstate');
    }));

  const NAMES = ['toString', 'valueOf', 'constructor', 'hasOwnProperty', '__proto__', '__defineGetter__'];
  for (const game of ['byTurns', 'atOnce', 'salamandra']) {
    it(`kill the process of ${game} with a move that every object has`, () =>
      withTables(async (house) => {
        const { match, ear } = await seated(house, game);
        for (const name of NAMES) {
          ear.send('update', makeMove('0', name), 0, match, '0');
          expect(await ear.refusal(), name).to.equal('unknownMove');
        }
        expect(await stateIdIn(house, match)).to.equal(0);
      }));
  }

  it('reach the prototype of anything through arguments', () =>
    withTables(async (house) => {
      const { match, ear } = await seated(house);
      ear.send('update', makeMove('0', 'step', JSON.parse('{"__proto__": {"polluted": true}}')), 0, match, '0');
      expect(await ear.refusal()).to.equal('badPacket');
      ear.send('sync', '__proto__', '__proto__', '__proto__');
      expect(await ear.refusal()).to.equal('badPacket');
      ear.send('sync', '__proto__', null);
      expect(await ear.refusal()).to.equal('noSuchMatch');
      expect(({} as { polluted?: boolean }).polluted).to.equal(undefined);
    }));

  it('kill the process with a move that throws: it is refused and logged', () =>
    withTables(async (house) => {
      const { match, ear } = await seated(house);
      ear.send('update', makeMove('0', 'explode'), 0, match, '0');
      expect(await ear.refusal()).to.equal('moveFailed');
      const [entry] = house.logged;
      expect(entry?.message).to.equal('a move failed in the rules');
      expect(String(entry?.facts['err'])).to.include('bang');
      ear.send('update', makeMove('0', 'roll'), 0, match, '0');
      await ear.next('patch');
    }));

  it('kill the process with anything where a word is expected', () =>
    withTables(async (house) => {
      const { match, ear } = await seated(house);
      const odd: unknown[] = [null, 7, {}, [], true, { toString: null }, 'x'.repeat(65), Buffer.from('match')];
      odd.push({ length: { toString: null, valueOf: null } });
      for (const value of odd) {
        ear.send('sync', value);
        ear.send('update', makeMove('0', 'step'), 0, value, '0');
        ear.send('update', makeMove('0', 'step'), value, match, '0');
        ear.send('update', value, 0, match, '0');
        ear.send('chat', value, value, value);
        ear.send('say', value, value, value);
      }
      await ear.settled();
      expect(await stateIdIn(house, match)).to.equal(0);
      expect(house.logged).to.deep.equal([]);
    }));

  it('act for another seat: neither by payload.playerID nor by the playerID of the packet', () =>
    withTables(async (house) => {
      const { match, ear } = await seated(house, 'atOnce');
      ear.send('update', makeMove('1', 'step'), 0, match, '0');
      expect(await ear.refusal()).to.equal('notYourSeat');
      ear.send('update', makeMove('0', 'step'), 0, match, '1');
      expect(await ear.refusal()).to.equal('notYourSeat');
      ear.send('update', makeMove('0', 'step'), 0, match, '0');
      await ear.next('update');
      expect(G(await ear.sync(match, '0', 'secret-0')).steps).to.deep.equal([1, 0]);
    }));

  it('take a seat that nobody holds yet, nor see what it sees', () =>
    withTables(async (house) => {
      const match = await house.match({ game: 'byTurns' });
      const ear = house.connect('byTurns');
      for (const credentials of [undefined, '', 'null', 'secret-0']) {
        ear.send('sync', match, '0', credentials);
        expect(await ear.refusal()).to.equal('notYourSeat');
      }
      ear.send('update', makeMove('0', 'step'), 0, match, '0');
      expect(await ear.refusal()).to.equal('notAtTable');
      expect(ear.count('sync')).to.equal(0);
      const { seat } = await ear.sync(match);
      expect(seat).to.equal(null);
      ear.send('update', makeMove('0', 'step'), 0, match, '0');
      expect(await ear.refusal()).to.equal('spectator');
    }));

  it('take a seat with credentials of another seat, or of another match', () =>
    withTables(async (house) => {
      const { ear } = await seated(house);
      const other = await house.match({ game: 'byTurns' });
      const match = await house.match({ game: 'byTurns' });
      await house.seat(match);
      ear.send('sync', match, '1', 'secret-0');
      expect(await ear.refusal()).to.equal('notYourSeat');
      ear.send('sync', other, '0', 'secret-0');
      expect(await ear.refusal()).to.equal('notYourSeat');
    }));

  it('take the seat of somebody else who is signed in', () =>
    withTables(async (house) => {
      await house.account('player-0');
      await house.account('stranger');
      const match = await house.match({ game: 'byTurns' });
      await house.seat(match);
      const ear = house.connect('byTurns', { account: 'stranger' });
      ear.send('sync', match, '0');
      expect(await ear.refusal()).to.equal('notYourSeat');
      expect((await ear.sync(match)).seat).to.equal(null);
    }));

  it("keep a seat's view or moves after /leave", () =>
    withTables(async (house) => {
      const { match, ear, opening } = await seated(house);
      const other = house.connect('byTurns');
      await other.sync(match, '1', 'secret-1');
      expect(G(opening).hands['0']).to.deep.equal(['HAND-0']);
      await house.store.matches.leaveSeat(match, 0, Date.now());
      house.tables.dropSeat(match, 0);
      const [, info] = await ear.next('sync');
      const [, { seat }] = (await ear.next('seated')) as [string, { seat: null }];
      expect(seat).to.equal(null);
      expect(G(info as Synced).hands).to.deep.equal({ 0: ['?'], 1: ['?'] });
      ear.send('update', makeMove('0', 'step'), 0, match, '0');
      expect(await ear.refusal()).to.equal('spectator');
      ear.send('sync', match, '0', 'secret-0');
      expect(await ear.refusal()).to.equal('notYourSeat');
    }));

  it('keep a seat that has been given away, even if nobody says that it was dropped', () =>
    withTables(async (house) => {
      const match = await house.match({ game: 'byTurns' });
      await house.seat(match, [0]);
      const ear = house.connect('byTurns');
      await ear.sync(match, '0', 'secret-0');
      const holder = { accountId: null, name: 'Next', colour: null, credentialsHash: 'ab'.repeat(32) };
      await house.seat(match, [1]);
      await house.store.matches.leaveSeat(match, 0, Date.now());
      await house.store.matches.takeSeat(match, 0, holder, Date.now());
      const record = await house.store.matches.get(match);
      if (record) house.tables.matchChanged(record, 'seats');
      const [, { seat }] = (await ear.next('seated')) as [string, { seat: null }];
      expect(seat).to.equal(null);
    }));

  it('see more than its view in initialState', () =>
    withTables(async (house) => {
      const { opening } = await seated(house);
      expect(opening.initialState.G).to.deep.equal(G(opening));
      expect(JSON.stringify(opening)).not.to.match(/DECK-|HAND-1|PURSE/);
    }));

  it('see data of plugins, what can be undone, or the hand of another seat; a spectator sees none', () =>
    withTables(async (house) => {
      const { match, ear } = await seated(house);
      const watcher = house.connect('byTurns');
      const watched = await watcher.sync(match);
      const other = house.connect('byTurns');
      await other.sync(match, '1', 'secret-1');
      for (const [id, move] of ['draw', 'roll', 'step', 'draw'].entries()) {
        ear.send('update', makeMove('0', move), id, match, '0');
        await ear.next(move === 'step' ? 'update' : 'patch');
        await watcher.next('patch');
      }
      expect(watched.state.plugins).to.deep.equal({});
      expect(watched.state).to.deep.include({ _undo: [], _redo: [] });
      const heard = (who: typeof ear) => JSON.stringify(who.heard);
      for (const who of [ear, other, watcher]) expect(heard(who)).not.to.match(/PURSE|prngstate|seed/);
      expect(heard(ear)).to.include('HAND-0').and.to.include('DECK-').and.not.include('HAND-1');
      expect(heard(other))
        .to.include('HAND-1')
        .and.not.match(/HAND-0|DECK-/);
      expect(heard(watcher)).not.to.match(/HAND-|DECK-/);
    }));

  it('see the arguments or the metadata of a redacted move', () =>
    withTables(async (house) => {
      const { match, ear } = await seated(house);
      const other = house.connect('byTurns');
      await other.sync(match, '1', 'secret-1');
      ear.send('update', makeMove('0', 'whisper', 'ARGUMENT-SECRET'), 0, match, '0');
      await ear.next('patch');
      await other.next('patch');
      const { log } = await other.sync(match, '1', 'secret-1');
      expect(log[0]?.action.payload.args).to.equal(null);
      expect(JSON.stringify(other.heard)).not.to.include('SECRET');
      expect(JSON.stringify(ear.heard)).to.include('ARGUMENT-SECRET').and.to.include('METADATA-SECRET');
    }));

  it('show credentials of anyone to anyone', () =>
    withTables(async (house) => {
      const { match, ear, opening } = await seated(house);
      const action = makeMove('0', 'roll');
      ear.send('update', { ...action, payload: { ...action.payload, credentials: 'secret-0' } }, 0, match, '0');
      await ear.next('patch');
      await ear.next('matchData');
      expect(opening.filteredMetadata).to.deep.equal([
        { id: 0, name: 'Player 0', isConnected: true },
        { id: 1, name: 'Player 1', isConnected: false },
      ]);
      expect(JSON.stringify(ear.heard)).not.to.match(/secret-|credentials|account/i);
      expect(JSON.stringify(await house.store.matches.log(match))).not.to.include('secret-');
    }));

  it('roll again by undo', () =>
    withTables(async (house) => {
      const { match, ear } = await seated(house);
      ear.send('update', makeMove('0', 'roll'), 0, match, '0');
      await ear.next('patch');
      ear.send('update', UNDO, 1, match, '0');
      expect(await ear.refusal()).to.equal('cannotUndo');
      ear.send('update', makeMove('0', 'step'), 1, match, '0');
      await ear.next('update');
      ear.send('update', UNDO, 2, match, '0');
      await ear.next('patch');
      ear.send('update', UNDO, 3, match, '0');
      expect(await ear.refusal()).to.equal('cannotUndo');
      expect(await stateIdIn(house, match)).to.equal(3);
    }));

  it("undo another player's move, or in another player's turn", () =>
    withTables(async (house) => {
      const { match, ear } = await seated(house);
      const other = house.connect('byTurns');
      await other.sync(match, '1', 'secret-1');
      ear.send('update', makeMove('0', 'step'), 0, match, '0');
      await other.next('patch');
      other.send('update', UNDO, 1, match, '1');
      expect(await other.refusal()).to.equal('cannotUndo');
      ear.send('update', makeMove('0', 'finish'), 1, match, '0');
      await other.next('patch');
      for (const who of [ear, other]) {
        who.send('update', UNDO, 2, match, null);
        expect(await who.refusal()).to.equal('cannotUndo');
      }
    }));

  it('undo while others may act as well', () =>
    withTables(async (house) => {
      const { match, ear } = await seated(house, 'atOnce');
      ear.send('update', makeMove('0', 'step'), 0, match, '0');
      await ear.next('update');
      ear.send('update', UNDO, 1, match, '0');
      expect(await ear.refusal()).to.equal('cannotUndo');
    }));

  it('connect from the page of another origin', () =>
    withTables(async (house) => {
      const foreign = house.connect('byTurns', { origin: 'http://evil.test' });
      await foreign.next('connect_error');
      const own = house.connect('byTurns', { origin: 'http://litha.test' });
      await own.next('connect');
      const polling = await fetch(`${house.address}/socket.io/?EIO=4&transport=polling`, {
        headers: { origin: 'http://evil.test' },
      });
      expect(polling.status).to.equal(403);
      expect(polling.headers.get('access-control-allow-origin')).to.equal(null);
    }));

  it('create a match by asking for one that does not exist, of any size', () =>
    withTables(async (house) => {
      const ear = house.connect('byTurns');
      ear.send('sync', 'made-up', '0', 'x', 1e10);
      expect(await ear.refusal()).to.equal('noSuchMatch');
      expect(await house.store.matches.get('made-up')).to.equal(null);
      expect(await house.store.matches.initial('made-up')).to.equal(null);
    }));

  it('open a match in the namespace of another game', () =>
    withTables(async (house) => {
      const { match } = await seated(house);
      const ear = house.connect('salamandra');
      ear.send('sync', match, '0', 'secret-0');
      expect(await ear.refusal()).to.equal('noSuchMatch');
    }));

  it('send a packet larger than any move: it is cut off', () =>
    withTables(async (house) => {
      const { match, ear } = await seated(house);
      ear.send('update', makeMove('0', 'step', 'x'.repeat(20_000)), 0, match, '0');
      await ear.next('disconnect');
      expect(await stateIdIn(house, match)).to.equal(0);
    }));

  it('send arguments that are deep, many, or not plain', () =>
    withTables(async (house) => {
      const { match, ear } = await seated(house);
      const deep = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`) as unknown;
      const bad = [makeMove('0', 'step', deep), makeMove('0', 'step', ...Array.from({ length: 100 }, () => 1))];
      for (const action of [...bad, makeMove('0', 'step', Buffer.from('x'))]) {
        ear.send('update', action, 0, match, '0');
        expect(await ear.refusal()).to.equal('badPacket');
      }
    }));

  it('talk in words that are no text, too long, empty, or in the name of another', () =>
    withTables(async (house) => {
      const { match, ear } = await seated(house);
      for (const payload of [{ html: '<b>' }, 'x'.repeat(501), '   ', 7, null, ['a']]) {
        ear.send('chat', match, { id: 'x', sender: '1', payload }, 'secret-0');
        expect(await ear.refusal()).to.equal('badPacket');
        ear.send('say', match, 'players', payload);
        expect(await ear.refusal()).to.equal('badPacket');
      }
      ear.send('chat', match, { id: 'x', sender: '1', payload: ' hello\u0007 ' }, 'secret-1');
      const [, line] = await ear.next('chat');
      expect(line).to.deep.include({ sender: '0', payload: 'hello' });
    }));

  it('make a move in a state that is past, and is told how the match stands', () =>
    withTables(async (house) => {
      const { match, ear } = await seated(house);
      ear.send('update', makeMove('0', 'roll'), 0, match, '0');
      await ear.next('patch');
      for (const stateId of [0, 7]) {
        ear.send('update', makeMove('0', 'roll'), stateId, match, '0');
        expect(await ear.refusal()).to.equal('staleState');
        const [, info] = await ear.next('sync');
        expect(stateIdOf((info as Synced).state)).to.equal(1);
        expect((info as Synced).log).to.have.length(1);
      }
    }));

  it('move before the match has begun, or after it is over', () =>
    withTables(async (house) => {
      const match = await house.match({ game: 'byTurns' });
      await house.seat(match, [0]);
      const ear = house.connect('byTurns');
      await ear.sync(match, '0', 'secret-0');
      ear.send('update', makeMove('0', 'roll'), 0, match, '0');
      expect(await ear.refusal()).to.equal('notStarted');
      // nobody has told the table yet
      await house.seat(match, [1]);
      ear.send('update', makeMove('0', 'roll'), 0, match, '0');
      await ear.next('patch');
      const over = await house.store.matches.resign(match, { scores: [], winners: [1], resigned: 0 }, Date.now());
      if (over) house.tables.matchChanged(over, 'over');
      await ear.next('match');
      ear.send('update', makeMove('0', 'roll'), 1, match, '0');
      expect(await ear.refusal()).to.equal('alreadyOver');
    }));

  it('flood: it is told once, then not heard, then cut off', () =>
    withTables(
      async (house) => {
        const { ear } = await seated(house);
        for (let i = 0; i < 40; i += 1) ear.send('update', { type: 'FENCE' });
        await ear.next('disconnect');
        const errors = ear.heard
          .filter(({ event }) => event === 'refused')
          .map(({ args }) => (args[1] as { error: string }).error);
        expect(errors.filter((error) => error === 'tooFast')).to.have.length(1);
        expect(errors.filter((error) => error === 'actionNotAllowed')).to.have.length(4);
      },
      { limits: { packetsPerSocket: { perSecond: 0.001, burst: 5 }, unheardPackets: 20 } },
    ));

  it('hold more connections than an address may', () =>
    withTables(
      async (house) => {
        const ears = [0, 1].map(() => house.connect('byTurns'));
        for (const ear of ears) await ear.next('connect');
        await house.connect('byTurns').next('connect_error');
        await house.connect('byTurns', { address: '10.0.0.9' }).next('connect');
      },
      { limits: { connectionsPerAddress: 2 } },
    ));

  it('open connections faster than an address may, even if it closes them', () =>
    withTables(
      async (house) => {
        for (let i = 0; i < 2; i += 1) {
          const ear = house.connect('byTurns');
          await ear.next('connect');
          ear.close();
        }
        await house.connect('byTurns').next('connect_error');
        await house.connect('byTurns', { address: '10.0.0.9' }).next('connect');
      },
      { limits: { newConnectionsPerAddress: { perSecond: 0.001, burst: 2 } } },
    ));

  it('use the root namespace for anything', () =>
    withTables(async (house) => {
      await house.connect('').next('connect_error');
    }));
});
