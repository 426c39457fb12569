/** Accounts: listed, looked into, exported, deleted. */
import { writeFile } from 'node:fs/promises';
import { waysOf } from '../store/channels.ts';
import { findAccounts, findMatches } from '../store/operating.ts';
import type { Account } from '../store/contract/accounts.ts';
import type { Store } from '../store/store.ts';
import { type Commands, countOf, NONE, read, sure, YES } from './command.ts';
import { beside, owning } from './open.ts';

const MOST = 100_000;
const LATEST = 10;

export const accountCommands: Commands = {
  accounts: {
    takes: '[--search TEXT] [--limit N]',
    does: 'lists accounts, newest first; by a part of name, address or id',
    run(args, settings, { print }) {
      const { values } = read(args, [], {
        search: { type: 'string', default: '' },
        limit: { type: 'string', default: '50' },
      });
      const limit = countOf(values.limit, '--limit', MOST);
      return beside(settings, async ({ reading }) => {
        for (const account of await findAccounts(reading, values.search, limit)) print(account);
      });
    },
  },

  account: {
    takes: 'ID',
    does: 'shows an account, its ratings and its latest matches',
    run(args, settings, { show }) {
      const [id] = read(args, ['ID'], NONE).words;
      return beside(settings, async ({ store, reading }) => {
        const account = await accountIn(store, id);
        const matches = await findMatches(reading, { account: id, limit: LATEST });
        show({
          ...account,
          createdAt: new Date(account.createdAt).toISOString(),
          ways: waysOf(account.email, await store.channels.of(id)).map(({ channel }) => channel),
          ratings: await store.results.ratings(id),
          matches: matches.map((match) => ({ id: match.id, game: match.game, status: match.status })),
        });
      });
    },
  },

  'export-account': {
    takes: 'ID FILE',
    does: 'writes everything that is kept about a person to a file',
    run(args, settings, { print }) {
      const [id, file] = read(args, ['ID', 'FILE'], NONE).words;
      return beside(settings, async ({ store }) => {
        const all = await store.accounts.export(id);
        if (!all) throw noAccount(id);
        await writeFile(file, `${JSON.stringify(all, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
        print({ file });
      });
    },
  },

  'delete-account': {
    takes: 'ID --yes',
    does: 'forgets a person; where others play on, a bot takes the seat',
    async run(args, settings, { print }) {
      const { words, values } = read(args, ['ID'], YES);
      const [id] = words;
      sure(values.yes, `account ${id}`);
      await owning(settings, async ({ store }) => {
        await accountIn(store, id);
        await store.accounts.delete(id);
        // seats and sessions anywhere
        store.signals.send('again');
      });
      print({ deleted: id });
    },
  },
};

const noAccount = (id: string) => new Error(`There is no account ${id}.`);

export async function accountIn({ accounts }: Store, id: string): Promise<Account> {
  const account = await accounts.get(id);
  if (!account) throw noAccount(id);
  return account;
}
