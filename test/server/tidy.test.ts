import { mock } from 'node:test';
import { expect } from 'chai';
import { LobbyClient } from 'boardgame.io/client';
import { type OpenedServer, openServer } from './api/opened.ts';
import { guest } from './api/person.ts';
import { Ear } from './tables/opened.ts';

const HOUR = 3_600_000;

describe('A table that nobody sat down at', () => {
  /** With hours that pass when the test says so. */
  const withServer = async (use: (server: OpenedServer, pass: (hours: number) => void) => Promise<void>) => {
    mock.timers.enable({ apis: ['setInterval'] });
    const server = await openServer();
    try {
      await use(server, (hours) => {
        server.pass(hours * HOUR);
        mock.timers.tick(hours * HOUR);
      });
    } finally {
      await server.close();
      mock.timers.reset();
    }
  };

  it('is cleared away six hours later, and the lobby hears of it; one where somebody waits stays', () =>
    withServer(async ({ address, log }, pass) => {
      const lobby = new LobbyClient({ server: address });
      const { matchID: empty } = await lobby.createMatch('salamandra', { numPlayers: 2 });
      const waits = await (await guest(address, 'Maren')).open();
      const ear = new Ear(`${address}/lobby`, {});
      await ear.next('connect');
      pass(5);
      expect((await lobby.getMatch('salamandra', empty)).matchID).to.equal(empty);
      pass(2);
      expect(await ear.next('gone')).to.deep.equal([empty]);
      ear.close();
      const { matches } = await lobby.listMatches('salamandra');
      expect(matches.map(({ matchID }) => matchID)).to.deep.equal([waits.id]);
      expect(log.join('')).not.to.include('"level":"error"');
    }));
});
