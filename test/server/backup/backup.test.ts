import { readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import Sqlite from 'better-sqlite3';
import { backUp, restore } from '../../../src/server/store/backup.ts';
import { openBeside } from '../../../src/server/store/beside.ts';
import { openDatabase, storeIn, type StoreSettings } from '../../../src/server/store/index.ts';
import { withDataDir } from '../running.ts';
import { people } from '../store/fixtures.ts';
import { fill } from './filled.ts';
import { everythingIn, everythingInFile, PLACES } from './places.ts';

async function backUpFrom(settings: StoreSettings, file: string): Promise<void> {
  const data = await openBeside(settings);
  await backUp(data, file).finally(() => data.close());
}

async function restoreTo(settings: StoreSettings, file: string): Promise<void> {
  const database = await openDatabase(settings);
  await restore(file, database).finally(() => database.close());
}

/** A backup of data with something in every table. */
const withBackup = (use: (file: string, dir: string) => Promise<void>) =>
  withDataDir(async (dataDir) => {
    const settings = { databaseUrl: null, dataDir };
    await fill(settings);
    const file = join(dataDir, 'backup.db');
    await backUpFrom(settings, file);
    await use(file, dataDir);
  });

const refusal = async (work: Promise<void>): Promise<string> => {
  const [outcome] = await Promise.allSettled([work]);
  return outcome.status === 'rejected' ? (outcome.reason as Error).message : 'not refused';
};

/** As a server of an earlier version has written it. */
function agedBy(file: string): void {
  const sqlite = new Sqlite(file);
  sqlite.pragma('foreign_keys = off');
  const added = 'votes vacations notices deliveries pushes webhooks channels_off mutes secrets standings ratings';
  for (const table of `${added} presence processes`.split(' ')) sqlite.exec(`drop table ${table}`);
  const indexes = 'seats_by_due_at seats_by_remind_at seats_by_bots matches_to_count matches_running matches_by_day';
  for (const index of indexes.split(' ')) sqlite.exec(`drop index ${index}`);
  const columns = { accounts: 'language', matches: 'turn_ms rated counted day', steps: 'mark' };
  for (const [table, names] of Object.entries({ ...columns, seats: 'bot due_at remind_at missed stand_in' })) {
    for (const name of names.split(' ')) sqlite.exec(`alter table ${table} drop column ${name}`);
  }
  sqlite.exec('delete from migrations where version >= 3');
  sqlite.close();
}

describe('A backup', () => {
  for (const [from, withFrom] of PLACES) {
    for (const [to, withTo] of PLACES) {
      it(`of ${from} has every row, and restored to ${to} too`, () =>
        withFrom((source) =>
          withTo((target) =>
            withDataDir(async (dir) => {
              await fill(source);
              const file = join(dir, 'backup.db');
              await backUpFrom(source, file);
              const before = await everythingIn(source);
              expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).to.deep.equal([]);
              expect(await everythingInFile(file)).to.deep.equal(before);
              await restoreTo(target, file);
              expect(await everythingIn(target)).to.deep.equal(before);
              const database = await openDatabase(target);
              const lines = await storeIn(database).chats.list('m', 'players', 9);
              await database.close();
              expect(lines.map(({ text }) => text)).to.deep.equal(['line 0', 'line 1', 'line 2']);
            }),
          ),
        ));
    }
  }

  it('is for its owner only, and overwrites nothing', () =>
    withBackup(async (file, dataDir) => {
      expect((await stat(file)).mode & 0o777).to.equal(0o600);
      const before = await readFile(file);
      expect(await refusal(backUpFrom({ databaseUrl: null, dataDir }, file))).to.include('is there already');
      expect((await readFile(file)).equals(before)).to.equal(true);
    }));

  it('is not made of nothing', () =>
    withDataDir(async (dataDir) => {
      expect(await refusal(backUpFrom({ databaseUrl: null, dataDir }, join(dataDir, 'x')))).to.include('no data');
    }));

  it('is restored only to where nobody is; keys that a new server has made give way', () =>
    withBackup(async (file) => {
      for (const [, withPlace] of PLACES) {
        await withPlace(async (target) => {
          const database = await openDatabase(target);
          await database.writing((db) =>
            db.insertInto('secrets').values({ name: 'key', value: 'of the new server' }).execute(),
          );
          await people(storeIn(database), 'z');
          await database.close();
          const before = await everythingIn(target);
          expect(await refusal(restoreTo(target, file))).to.include('already');
          expect(await everythingIn(target)).to.deep.equal(before);
          const again = await openDatabase(target);
          await storeIn(again).accounts.delete('z');
          await again.close();
          await restoreTo(target, file);
          expect((await everythingIn(target))['secrets']).to.deep.equal([
            JSON.stringify({ name: 'key', value: 'of the old server' }),
          ]);
        });
      }
    }));

  for (const [what, damage, said] of [
    ['no SQLite', (file: string) => writeFile(file, 'matches, matches, matches'.repeat(200)), 'is not a backup'],
    ['empty', (file: string) => writeFile(file, ''), 'is not a backup'],
    ['cut off', (file: string) => truncate(file, 30_000), 'is damaged'],
    ['overwritten in the middle', overwritten, 'is damaged'],
    ['of a newer Litha', newer, 'newer Litha'],
  ] as const) {
    it(`that is ${what} is refused, and nothing of it is taken`, () =>
      withBackup(async (file) => {
        await damage(file);
        await withDataDir(async (dataDir) => {
          const target = { databaseUrl: null, dataDir };
          expect(await refusal(restoreTo(target, file))).to.include(said);
          expect(Object.values(await everythingIn(target)).flat()).to.deep.equal([]);
        });
      }));
  }

  it('of an earlier version is brought up to this one, and stays as it is', () =>
    withBackup(async (file) => {
      agedBy(file);
      const old = await readFile(file);
      for (const [, withPlace] of PLACES) {
        await withPlace(async (target) => {
          await restoreTo(target, file);
          const database = await openDatabase(target);
          const { matches, accounts } = storeIn(database);
          expect(await matches.get('m')).to.deep.include({ stateId: 450, turnMs: null, isRated: false });
          expect(await accounts.get('a')).to.include({ language: 'en', email: 'A@example.org' });
          await database.close();
        });
      }
      expect((await readFile(file)).equals(old)).to.equal(true);
    }));
});

async function overwritten(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 20_000);
  await writeFile(file, bytes);
}

function newer(file: string): Promise<void> {
  const sqlite = new Sqlite(file);
  sqlite.exec("insert into migrations (version, name) values (999, 'from the future')");
  sqlite.close();
  return Promise.resolve();
}
