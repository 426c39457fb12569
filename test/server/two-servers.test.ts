import { expect } from 'chai';
import { LobbyClient } from 'boardgame.io/client';
import { legalMoves } from '../../src/games/salamandra/rules/index.ts';
import type { G } from '../../src/games/salamandra/rules/state.ts';
import type { MatchSummary } from '../../src/server/api/answers.ts';
import { openStore } from '../../src/server/store/index.ts';
import { stateIdOf } from '../../src/server/tables/engine.ts';
import { openServer } from './api/opened.ts';
import { guest, Person } from './api/person.ts';
import { cutSignals, withPostgres } from './store/postgres.ts';
import { Ear, makeMove, type Synced } from './tables/opened.ts';

describe('Two servers that share a Postgres', () => {
  it('have the same challenge of the day, and let nobody try it twice', () =>
    withPostgres(async (databaseUrl) => {
      const noon = { now: () => Date.UTC(2026, 5, 21, 12) };
      const servers = await Promise.all([1, 2].map(() => openServer({ DATABASE_URL: databaseUrl }, noon)));
      const [first, second] = servers.map(({ address }) => address) as [string, string];
      const maren = await guest(first, 'Maren');
      const elsewhere = Object.assign(new Person(second), { cookie: maren.cookie });
      const places = [maren, elsewhere, maren, elsewhere];
      const begun = await Promise.all(places.map((place) => place.post<MatchSummary>('/api/daily')));
      expect(begun.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200]);
      expect(new Set(begun.map(({ body }) => body.id)).size).to.equal(1);
      const joris = await guest(second, 'Joris');
      const seeds: unknown[] = [];
      for (const person of [maren, joris]) {
        const { id } = (await person.post<MatchSummary>('/api/daily')).body;
        await person.post(`/api/matches/${id}/resign`);
        seeds.push((await person.get<{ seed: string }>(`/api/matches/${id}/file`)).body.seed);
      }
      expect(seeds[0])
        .to.equal(seeds[1])
        .and.to.match(/^[\w-]{43}$/);
      for (const server of servers) await server.close();
    }));

  it('acknowledge one of two moves that were made in the same state, and both show what is kept', () =>
    withPostgres(async (databaseUrl) => {
      const servers = [
        await openServer({ DATABASE_URL: databaseUrl }),
        await openServer({ DATABASE_URL: databaseUrl }),
      ];
      const [first] = servers;
      const lobby = new LobbyClient({ server: first?.address ?? '' });
      const { matchID } = await lobby.createMatch('salamandra', { numPlayers: 2 });
      const credentials: string[] = [];
      for (const playerName of ['a', 'b']) {
        credentials.push((await lobby.joinMatch('salamandra', matchID, { playerName })).playerCredentials);
      }
      const ears = servers.map(({ address }) => new Ear(`${address}/salamandra`, {}));
      const watching = await Promise.all(ears.map((ear) => ear.sync(matchID)));
      const G = watching[0]?.state.G as G;
      for (const ear of ears) await ear.sync(matchID, String(G.seat), credentials[G.seat]);
      const moves = legalMoves(G, G.seat);
      for (const [i, ear] of ears.entries()) {
        const [move, ...args] = moves[i] ?? ['pass'];
        ear.send('update', makeMove(String(G.seat), move, ...args), 0, matchID, null);
      }
      // both hear of the one that counts, and one that its own does not
      await Promise.all(ears.map((ear) => ear.next('patch')));
      await Promise.all(ears.map((ear) => ear.settled()));
      const refusals = ears.map(({ heard }) => JSON.stringify(heard).includes('staleState'));
      expect(refusals.filter(Boolean)).to.have.length(1);
      const synced = await Promise.all(ears.map((ear) => ear.sync(matchID, String(G.seat), credentials[G.seat])));
      expect(synced.map(({ state }: Synced) => stateIdOf(state))).to.deep.equal([1, 1]);
      expect(synced[0]?.log).to.deep.equal(synced[1]?.log);
      for (const ear of ears) ear.close();
      for (const server of servers) await server.close();
      const store = await openStore({ databaseUrl, dataDir: '' });
      expect(await store.matches.get(matchID)).to.include({ stateId: 1 });
      await store.close();
    }));

  it('hear of each other again when Postgres has cut them off: who watches gets every move as a change', () =>
    withPostgres(async (databaseUrl) => {
      const servers = [
        await openServer({ DATABASE_URL: databaseUrl }),
        await openServer({ DATABASE_URL: databaseUrl }),
      ];
      const lobby = new LobbyClient({ server: servers[0]?.address ?? '' });
      const { matchID } = await lobby.createMatch('salamandra', { numPlayers: 2 });
      const credentials: string[] = [];
      for (const playerName of ['a', 'b']) {
        credentials.push((await lobby.joinMatch('salamandra', matchID, { playerName })).playerCredentials);
      }
      const [mover, watcher] = servers.map(({ address }) => new Ear(`${address}/salamandra`, {})) as [Ear, Ear];
      const G = (await watcher.sync(matchID)).state.G as G;
      await mover.sync(matchID, String(G.seat), credentials[G.seat]);
      expect(await cutSignals(databaseUrl)).to.equal(2);
      const [move = 'pass', ...args] = legalMoves(G, G.seat)[0] ?? [];
      mover.send('update', makeMove(String(G.seat), move, ...args), 0, matchID, null);
      expect((await watcher.next('patch')).slice(1, 3)).to.deep.equal([0, 1]);
      expect(watcher.count('sync')).to.equal(1);
      for (const ear of [mover, watcher]) ear.close();
      for (const server of servers) await server.close();
    }));

  it('take WebSockets only: whoever polls would come to another server each time', () =>
    withPostgres(async (databaseUrl) => {
      const server = await openServer({ DATABASE_URL: databaseUrl });
      const polling = await fetch(`${server.address}/socket.io/?EIO=4&transport=polling`);
      expect(polling.status).to.equal(400);
      const ear = new Ear(`${server.address}/salamandra`, {});
      await ear.next('connect');
      ear.close();
      await server.close();
    }));
});
