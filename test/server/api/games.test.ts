import { expect } from 'chai';
import { LobbyClient } from 'boardgame.io/client';
import { serverForAll } from './opened.ts';
import { guest, Person } from './person.ts';

const GAME = 'salamandra';

describe('boardgame.io’s lobby', () => {
  const server = serverForAll();
  const stranger = () => new Person(server().address);
  const lobby = () => new LobbyClient({ server: server().address });
  const created = async (numPlayers = 2) => (await lobby().createMatch(GAME, { numPlayers })).matchID;
  const join = (id: string, body: unknown, person = stranger()) => person.post(`/games/${GAME}/${id}/join`, body);

  it('does everything for a stock client', async () => {
    const client = lobby();
    expect(await client.listGames()).to.deep.equal([GAME, 'feuersalamander']);
    const { matchID } = await client.createMatch(GAME, { numPlayers: 3 });
    const one = await client.joinMatch(GAME, matchID, { playerID: '1', playerName: 'Maren', data: { likes: 'red' } });
    expect(one.playerID).to.equal('1');
    expect(one.playerCredentials).to.match(/^[\w-]{43}$/);
    const two = await client.joinMatch(GAME, matchID, { playerName: 'Joris' });
    expect(two.playerID).to.equal('0');
    const held = { playerID: '1', credentials: one.playerCredentials };
    await client.updatePlayer(GAME, matchID, { ...held, newName: 'Marie', data: { likes: 'blue' } });
    const match = await client.getMatch(GAME, matchID);
    expect(match).to.include({ matchID, gameName: GAME, unlisted: false });
    expect(match.players).to.deep.equal([
      { id: 0, name: 'Joris' },
      { id: 1, name: 'Marie', data: { likes: 'blue' } },
      { id: 2 },
    ]);
    expect((await client.listMatches(GAME)).matches.map((listed) => listed.matchID)).to.include(matchID);
    const { nextMatchID } = await client.playAgain(GAME, matchID, held);
    expect(await client.playAgain(GAME, matchID, { ...held, numPlayers: 2 })).to.deep.equal({ nextMatchID });
    expect((await client.getMatch(GAME, matchID)).nextMatchID).to.equal(nextMatchID);
    await client.leaveMatch(GAME, matchID, held);
    expect((await client.getMatch(GAME, matchID)).players[1]).to.deep.equal({ id: 1 });
    await client.leaveMatch(GAME, matchID, { playerID: '0', credentials: two.playerCredentials });
    const gone = await client.getMatch(GAME, matchID).catch((error: { message: string; details: unknown }) => error);
    expect(gone).to.include({ message: 'HTTP status 404', details: 'There is no such match.' });
  });

  it('lists by what a stock client asks for, and nothing unlisted', async () => {
    const client = lobby();
    const open = await created();
    const { matchID: hidden } = await client.createMatch(GAME, { numPlayers: 2, unlisted: true });
    const { createdAt } = await client.getMatch(GAME, open);
    const ids = async (where?: Parameters<typeof client.listMatches>[1]) =>
      (await client.listMatches(GAME, where)).matches.map(({ matchID }) => matchID);
    expect(await ids())
      .to.include(open)
      .and.not.include(hidden);
    expect(await ids({ isGameover: false })).to.include(open);
    expect(await ids({ isGameover: true })).not.to.include(open);
    expect(await ids({ updatedAfter: createdAt + 60_000 })).not.to.include(open);
    expect(await ids({ updatedAfter: createdAt - 1 })).to.include(open);
    expect(await ids({ updatedBefore: createdAt })).not.to.include(open);
  });

  it('is bounded: never more than 100 matches, one query', async () => {
    await Promise.all(Array.from({ length: 110 }, () => created()));
    expect((await lobby().listMatches(GAME)).matches).to.have.length(100);
  });

  it('binds the seat to the account of who has a session', async () => {
    const person = await guest(server().address, 'Maren');
    const id = await created();
    expect((await join(id, { playerName: 'M.' }, person)).status).to.equal(200);
    expect((await person.get(`/api/matches/${id}`)).body.mySeat).to.equal(0);
    expect((await join(id, { playerName: 'M.' }, person)).status).to.equal(409);
    expect((await lobby().getMatch(GAME, id)).players[1]).to.deep.equal({ id: 1 });
  });

  describe('closes a hole of the stock one:', () => {
    const isClean = () => {
      expect(Object.keys(Object.prototype)).to.deep.equal([]);
    };

    for (const playerID of [
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      '-1',
      '2',
      '1.0',
      '1e0',
      ' 1',
      '99999',
      {},
      [0],
      true,
    ]) {
      it(`join as playerID ${JSON.stringify(playerID)} is refused and pollutes nothing`, async () => {
        const id = await created();
        const { status } = await join(id, { playerID, playerName: 'Maren', data: { polluted: true } });
        expect(status).to.be.oneOf([403, 404]);
        isClean();
        expect((await lobby().getMatch(GAME, id)).players).to.deep.equal([{ id: 0 }, { id: 1 }]);
      });
    }

    it('leave and update as "__proto__" are refused', async () => {
      const id = await created();
      for (const action of ['leave', 'update', 'rename', 'playAgain']) {
        const body = { playerID: '__proto__', credentials: 'x', newName: 'x' };
        expect((await stranger().post(`/games/${GAME}/${id}/${action}`, body)).status, action).to.equal(403);
      }
      isClean();
    });

    it('a body with the key "__proto__" is refused', async () => {
      const id = await created();
      const body = '{"playerName":"Maren","data":{"__proto__":{"polluted":true}}}';
      expect((await join(id, body)).status).to.equal(400);
      isClean();
    });

    it('games and matches with names of Object.prototype are not found', async () => {
      for (const name of ['__proto__', 'constructor', 'toString', 'valueOf', '%00', '%', '..%2f']) {
        expect((await stranger().get(`/games/${name}`)).status, name).to.be.oneOf([400, 404]);
        expect((await stranger().get(`/games/${GAME}/${name}`)).status, name).to.be.oneOf([400, 404]);
        expect((await stranger().post(`/games/${name}/create`, { numPlayers: 2 })).status, name).to.be.oneOf([
          400, 404,
        ]);
      }
    });

    it('numPlayers is bounded, when creating and when playing again', async () => {
      const id = await created();
      const { playerCredentials: credentials } = await lobby().joinMatch(GAME, id, {
        playerID: '0',
        playerName: 'Maren',
      });
      for (const numPlayers of [0, 1, 5, 500_000, 1e10, -2, 2.5, '2', {}, null]) {
        const create = await stranger().post(`/games/${GAME}/create`, { numPlayers });
        expect(create.status, JSON.stringify(numPlayers)).to.equal(400);
        const again = await stranger().post(`/games/${GAME}/${id}/playAgain`, {
          playerID: '0',
          credentials,
          numPlayers,
        });
        expect(again.status, JSON.stringify(numPlayers)).to.be.oneOf([400, 403]);
      }
      expect((await lobby().getMatch(GAME, id)).nextMatchID).to.equal(undefined);
    });

    it('names are short text, in every way to give one', async () => {
      const id = await created();
      const { playerCredentials: credentials } = await lobby().joinMatch(GAME, id, {
        playerID: '0',
        playerName: 'Maren',
      });
      for (const name of [{}, ['x'], 7, '', '  ', '\u200b', 'x'.repeat(25), 'x'.repeat(100_000)]) {
        expect((await join(id, { playerID: '1', playerName: name })).status).to.be.oneOf([403, 413]);
        const update = await stranger().post(`/games/${GAME}/${id}/update`, {
          playerID: '0',
          credentials,
          newName: name,
        });
        expect(update.status).to.be.oneOf([403, 413]);
      }
      expect((await lobby().getMatch(GAME, id)).players).to.deep.equal([{ id: 0, name: 'Maren' }, { id: 1 }]);
    });

    it('data and bodies are bounded', async () => {
      const id = await created();
      expect((await join(id, { playerName: 'Maren', data: 'x'.repeat(1100) })).status).to.equal(403);
      expect((await join(id, { playerName: 'Maren', data: 'x'.repeat(1_000_000) })).status).to.equal(413);
      expect((await join(id, { playerName: 'Maren', data: 'x'.repeat(1000) })).status).to.equal(200);
    });

    it('a seat is nobody’s without its own credentials, which no answer repeats', async () => {
      const id = await created();
      const client = lobby();
      const { playerCredentials } = await client.joinMatch(GAME, id, { playerID: '0', playerName: 'Maren' });
      const other = await client.joinMatch(GAME, await created(), { playerID: '0', playerName: 'Joris' });
      for (const action of ['leave', 'update', 'rename', 'playAgain']) {
        for (const credentials of ['', 'wrong', other.playerCredentials, undefined, null, {}, 0, true]) {
          const body = { playerID: '0', credentials, newName: 'Thief' };
          const answer = await stranger().post(`/games/${GAME}/${id}/${action}`, body);
          expect(answer.status, action).to.equal(403);
          if (typeof credentials === 'string' && credentials) expect(answer.body).not.to.include(credentials);
        }
        const free = { playerID: '1', credentials: playerCredentials, newName: 'Thief' };
        expect((await stranger().post(`/games/${GAME}/${id}/${action}`, free)).status, action).to.equal(403);
      }
      const match = JSON.stringify(await client.getMatch(GAME, id));
      expect(match)
        .to.include('Maren')
        .and.not.match(/credential|hash|[\w-]{43}/i);
    });

    it('a seat that is taken stays taken', async () => {
      const id = await created();
      await join(id, { playerID: '0', playerName: 'Maren' });
      expect((await join(id, { playerID: '0', playerName: 'Thief' })).status).to.equal(409);
      await join(id, { playerName: 'Joris' });
      expect((await join(id, { playerName: 'Late' })).status).to.equal(409);
    });

    it('setupData that no game asks for is refused', async () => {
      for (const setupData of [{ deck: 'x' }, 'x', [1]]) {
        expect((await stranger().post(`/games/${GAME}/create`, { numPlayers: 2, setupData })).status).to.equal(400);
      }
    });

    it('the seed, the order of piles and the state are in no answer', async () => {
      const id = await created();
      const answers = [await stranger().get(`/games/${GAME}/${id}`), await stranger().get(`/api/matches/${id}`)];
      for (const { body } of answers) expect(JSON.stringify(body)).not.to.match(/seed|prng|plugins|initialState|"G"/);
    });
  });
});
