import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import Sqlite from 'better-sqlite3';
import { verify } from '../../../src/play/verify.ts';
import { openStore } from '../../../src/server/store/index.ts';
import { openServer } from '../api/opened.ts';
import { guest, type Person, twoAtATable } from '../api/person.ts';
import { startServer, withDataDir } from '../running.ts';
import { openFarServer } from '../notify/far.ts';
import { withPostgres } from '../store/postgres.ts';
import { admin, type Ended, typedAdmin } from './command.ts';

type Admin = (...args: string[]) => Promise<Ended>;

interface Scene {
  readonly dir: string;
  readonly server: string;
  readonly run: Admin;
  readonly match: string;
  readonly host: Person;
  readonly other: Person;
}

/** A match of two that is over, and the operator beside the server. */
async function sceneAt(server: string, env: { readonly DATA_DIR: string }): Promise<Scene> {
  const { match, host, other } = await twoAtATable(server);
  await other.post(`/api/matches/${match.id}/resign`);
  return { dir: env.DATA_DIR, server, run: (...args) => admin(env, ...args), match: match.id, host, other };
}

const withScene = (use: (scene: Scene) => Promise<void>, env: NodeJS.ProcessEnv = {}) =>
  withDataDir(async (dir) => {
    const all = { DATA_DIR: dir, ...env };
    const server = await openServer(all);
    await use(await sceneAt(server.address, all));
    await server.close();
  });

const query = (dir: string, sql: string): unknown[] => {
  const sqlite = new Sqlite(join(dir, 'litha.db'));
  const statement = sqlite.prepare(sql);
  const rows = statement.reader ? statement.all() : [statement.run()];
  sqlite.close();
  return rows;
};

describe('The operator', () => {
  it('is told what there is to do, and what is wrong with what was typed', () =>
    withDataDir(async (dir) => {
      const run: Admin = (...args) => admin({ DATA_DIR: dir }, ...args);
      const usage = await run('help');
      expect(usage.code).to.equal(0);
      expect(usage.output).to.include('delete-account ID --yes').and.to.include('backup FILE');
      for (const [args, said] of [
        [['constructor'], 'There is no command "constructor"'],
        [['matches', '--limit', '0'], '--limit must be'],
        [['matches', '--status', 'lost'], '--status must be one of open, running, over'],
        [['match'], 'ID is missing'],
        [['matches'], 'There are no data in'],
        [['delete-match', 'x'], 'Say --yes'],
        [['restore', join(dir, 'none')], 'There is no file'],
      ] as const) {
        const { code, errors, output } = await run(...args);
        expect({ code, output }, args.join(' ')).to.deep.equal({ code: 1, output: '' });
        expect(errors).to.include(said);
      }
    }));

  it('reads the usage and, without a stack, what is wrong in the terminal', () =>
    withDataDir(async (dir) => {
      const run: Admin = (...args) => typedAdmin({ DATA_DIR: dir }, ...args);
      expect(await run('help')).to.deep.equal(await admin({}, 'help'));
      const { code, errors, output } = await run('matches');
      expect({ code, output }).to.deep.equal({ code: 1, output: '' });
      expect(errors).to.include('There are no data in').and.not.to.include('    at ');
    }));

  it('lists and looks into matches and accounts while the server runs', () =>
    withScene(async ({ run, match, host, other, server }) => {
      await (await guest(server, 'Ilse_100%')).open({ visibility: 'unlisted' });
      const listed = (await run('matches')).lines;
      expect(listed.map(({ status, visibility }) => [status, visibility])).to.deep.equal([
        ['open', 'unlisted'],
        ['over', 'public'],
      ]);
      const own = await run('matches', '--account', await host.id(), '--status', 'over', '--game', 'salamandra');
      expect(own.lines.map(({ id }) => id)).to.deep.equal([match]);
      const { output } = await run('match', match);
      expect(JSON.parse(output)).to.deep.include({ id: match, steps: 0, checkpoints: 1, lastMark: null });
      expect(output).not.to.include('Hash');
      expect((await run('match', 'nowhere')).errors).to.equal('There is no match nowhere.\n');
      const found = (await run('accounts', '--search', 'ILSE_100%')).lines;
      expect(found.map(({ name, seats }) => [name, seats])).to.deep.equal([['Ilse_100%', 1]]);
      expect((await run('accounts', '--search', '%_%')).lines).to.deep.equal([]);
      expect((await run('accounts')).lines).to.have.length(3);
      const account = JSON.parse((await run('account', await other.id())).output) as object;
      expect(account).to.deep.include({ name: 'Joris', email: null, ways: [] });
    }));

  it('exports a match that can be verified, and an account', () =>
    withScene(async ({ run, dir, match, host }) => {
      const file = join(dir, 'match.json');
      expect((await run('export-match', match, file)).lines).to.deep.equal([{ file, moves: 0 }]);
      expect(verify(await readFile(file, 'utf8'))).to.deep.equal({ game: 'salamandra', moves: 0, result: null });
      expect((await run('export-match', match, file)).errors).to.include('EEXIST');
      const own = join(dir, 'account.json');
      expect((await run('export-account', await host.id(), own)).code).to.equal(0);
      expect(JSON.parse(await readFile(own, 'utf8')))
        .to.have.nested.property('account.name')
        .that.equals('Maren');
    }));

  it('hands a test message to the running server, by the ways that there are', () =>
    withScene(
      async ({ run, host }) => {
        const id = await host.id();
        expect((await run('notify', id)).errors).to.equal('Maren cannot be reached by any channel.\n');
        const far = await openFarServer();
        await host.send('PATCH', '/api/me/notifications', { webhook: { url: far.url, shape: 'json' } });
        expect((await run('notify', id, '--channel', 'email')).errors).to.include('cannot be reached by email');
        const arrived = far.collect(1);
        expect((await run('notify', id)).lines).to.deep.equal([{ account: id, waiting: ['webhook'] }]);
        const [parcel] = await arrived;
        expect(JSON.parse(String(parcel?.body))).to.deep.include({ kind: 'test', account: { id, name: 'Maren' } });
        await far.close();
      },
      { ALLOW_PRIVATE_ADDRESSES: 'true' },
    ));

  it('deletes from SQLite when the server has ended, and not before', () =>
    withDataDir(async (dir) => {
      const server = await startServer(dir);
      const { run, match, other } = await sceneAt(server.address, { DATA_DIR: dir });
      const account = await other.id();
      expect((await run('delete-match', match, '--yes')).errors).to.include('Stop it first');
      await server.stop();
      expect((await run('delete-match', match, '--yes')).lines).to.deep.equal([{ deleted: match }]);
      expect((await run('delete-match', match, '--yes')).errors).to.include('There is no match');
      expect((await run('delete-account', account, '--yes')).lines).to.deep.equal([{ deleted: account }]);
      const store = await openStore({ databaseUrl: null, dataDir: dir });
      expect(await store.matches.get(match)).to.equal(null);
      expect(await store.accounts.get(account)).to.equal(null);
      await store.close();
    }));

  it('checks every match by playing it again, and names those that are damaged', () =>
    withScene(async ({ run, dir, match, server }) => {
      const { id } = await (await guest(server, 'Ilse')).open();
      expect((await run('check')).lines).to.deep.equal([{ matches: 2, damaged: 0 }]);
      query(dir, `update matches set state_id = 7 where id = '${id}'`);
      query(dir, `update checkpoints set state = '{' || state where match_id = '${match}'`);
      const { code, lines, errors } = await run('check');
      expect({ code, errors }).to.deep.equal({ code: 1, errors: '2 of 2 matches are damaged.\n' });
      expect(lines.at(-1)).to.deep.equal({ matches: 2, damaged: 2 });
      expect(lines.find((line) => line.match === id)?.problem).to.equal('it is said to be at state 7, not 0');
    }));

  it('does the same on Postgres, and deletes there while the server runs', () =>
    withPostgres((databaseUrl) =>
      withScene(
        async ({ run, dir, match, host }) => {
          expect((await run('matches')).lines.map(({ id }) => id)).to.deep.equal([match]);
          expect(JSON.parse((await run('match', match)).output)).to.include({ id: match, steps: 0, checkpoints: 1 });
          expect((await run('accounts', '--search', 'mar')).lines.map(({ seats }) => seats)).to.deep.equal([1]);
          expect((await run('check')).lines).to.deep.equal([{ matches: 1, damaged: 0 }]);
          const file = join(dir, 'backup.db');
          expect((await run('backup', file)).code).to.equal(0);
          expect((await run('restore', file)).errors).to.include('only restored to where nothing is');
          expect((await run('delete-account', await host.id(), '--yes')).code).to.equal(0);
          expect((await run('delete-match', match, '--yes')).code).to.equal(0);
          expect((await run('matches')).lines).to.deep.equal([]);
          await withDataDir(async (empty) => {
            const inSqlite: Admin = (...args) => admin({ DATA_DIR: empty, DATABASE_URL: undefined }, ...args);
            expect((await inSqlite('restore', file)).lines).to.deep.equal([{ restored: file }]);
            expect((await inSqlite('matches')).lines.map(({ id }) => id)).to.deep.equal([match]);
          });
        },
        { DATABASE_URL: databaseUrl },
      ),
    ));
});
