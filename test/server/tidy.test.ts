import { expect } from 'chai';
import { LobbyClient } from 'boardgame.io/client';
import { withServer } from './api/opened.ts';
import { guest } from './api/person.ts';
import { Ear } from './tables/opened.ts';

const HOUR = 3_600_000;

describe('A table that nobody sat down at', () => {
  it('is cleared away six hours later, and the lobby hears of it; one where somebody waits stays', () =>
    withServer(async (server) => {
      const { address, log } = server;
      const lobby = new LobbyClient({ server: address });
      const { matchID: empty } = await lobby.createMatch('salamandra', { numPlayers: 2 });
      const waits = await (await guest(address, 'Maren')).open();
      const ear = new Ear(`${address}/lobby`, {});
      await ear.next('connect');
      server.pass(5 * HOUR);
      await server.doChores();
      expect((await lobby.getMatch('salamandra', empty)).matchID).to.equal(empty);
      server.pass(2 * HOUR);
      await server.doChores();
      expect(await ear.next('gone')).to.deep.equal([empty]);
      ear.close();
      const { matches } = await lobby.listMatches('salamandra');
      expect(matches.map(({ matchID }) => matchID)).to.deep.equal([waits.id]);
      expect(log.join('')).not.to.include('"level":"error"');
    }));
});
