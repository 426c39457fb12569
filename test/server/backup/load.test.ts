import { join } from 'node:path';
import { expect } from 'chai';
import type { LogEntry } from 'boardgame.io';
import { problemOf } from '../../../src/server/admin/problem.ts';
import { randomFrom } from '../../../src/play/random.ts';
import { restore } from '../../../src/server/store/backup.ts';
import { openDatabase, storeIn, type StoreSettings } from '../../../src/server/store/index.ts';
import { typedAdmin } from '../admin/command.ts';
import { entriesIn, Load } from '../kill/load.ts';
import { startServer, withDataDir } from '../running.ts';
import { PLACES } from './places.ts';

/** When so many moves have been heard of, the backup begins. */
const WARM = 200;

interface Played {
  readonly load: Load;
  /** How much was acknowledged of each match when the backup began. */
  readonly before: ReadonlyMap<string, number>;
}

/** Plays matches through real sockets, and makes a backup in the midst of it. */
async function playAndBackUp(settings: StoreSettings, file: string): Promise<Played> {
  const { dataDir, databaseUrl } = settings;
  const env = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const server = await startServer(dataDir, env);
  const load = new Load(randomFrom('backup'));
  const before = new Map<string, number>();
  await load.play(server.address, WARM, async () => {
    for (const { id, told } of load.matches) before.set(id, told.length);
    expect(await typedAdmin({ DATA_DIR: dataDir, ...env }, 'backup', file)).to.include({ code: 0, errors: '' });
    expect(await server.stop()).to.equal(0);
  });
  expect(server.log()).not.to.include('"level":"error"');
  return { load, before };
}

/** Each match is whole, has all that had been acknowledged before, and nothing that was not. */
async function checkRestored(settings: StoreSettings, { load, before }: Played): Promise<number> {
  const database = await openDatabase(settings);
  const { matches } = storeIn(database);
  let moves = 0;
  for (const { id, told } of load.matches) {
    const log = entriesIn((await matches.log(id)) as LogEntry[]);
    expect(log.length, `what ${id} has`).to.be.at.least(before.get(id) ?? 0);
    expect(log, `what ${id} has was told`).to.deep.equal(told.slice(0, log.length));
    expect(await problemOf(database.reading, id), `match ${id}`).to.equal(null);
    moves += log.length;
  }
  await database.close();
  return moves;
}

describe('A backup that is taken while matches are played', () => {
  for (const [from, withPlace] of PLACES) {
    it(`of ${from} has every match whole, at a state that had been acknowledged`, function () {
      return withPlace((source) =>
        withDataDir(async (dir) => {
          const file = join(dir, 'backup.db');
          const played = await playAndBackUp(source, file);
          const { load, before } = played;
          const began = [...before.values()].reduce((sum, entries) => sum + entries, 0);
          this.test!.title += `: ${load.matches.length} matches, ${began} moves acknowledged when it began`;
          for (const [, withTarget] of PLACES) {
            await withTarget(async (target) => {
              const database = await openDatabase(target);
              await restore(file, database).finally(() => database.close());
              const moves = await checkRestored(target, played);
              expect(moves).to.be.at.least(WARM);
              if (target.databaseUrl === null)
                this.test!.title += `, ${moves} in it, ${load.acknowledged} in the end`;
            });
          }
        }),
      );
    });
  }
});
