/** `npm run fuzz` throws 100,000. */
import { expect } from 'chai';
import { gameCalled } from '../../src/games/index.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { withDataDir } from './running.ts';
import { withPostgres } from './store/postgres.ts';

describe('Malformed, oversized, mistimed and impersonating packets and requests', () => {
  const withSqlite = <T>(use: (url: string | null) => Promise<T>) => use(null);
  for (const [game, database, count, withDatabase] of [
    ['salamandra', 'SQLite', 3000, withSqlite],
    ['feuersalamander', 'SQLite', 1000, withSqlite],
    ['salamandra', 'Postgres', 1000, withPostgres],
  ] as const) {
    it(`do nothing to a server of ${game} on ${database}: it lives, grows no fatter and keeps every match`, async () => {
      const module = gameCalled(game);
      const { problems, honestMoves, answers, sent } = await withDatabase((databaseUrl: string | null) =>
        withDataDir((dataDir) => fuzz({ dataDir, databaseUrl, module, seed: '1', count })),
      );
      expect(problems).to.deep.equal([]);
      // all kinds were thrown, and got as far as they can
      expect(sent).to.have.all.keys('requests', 'babble', 'packets', 'frames');
      expect(honestMoves).to.equal(Math.ceil(count / 500));
      for (const answer of ['http 200', 'http 403', 'tcp 400', 'refused badPacket', 'refused notYourSeat']) {
        expect(answers, answer).to.have.property(answer);
      }
    });
  }
});
