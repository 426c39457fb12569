/** Matches: listed, looked into, exported, deleted. */
import { gameCalled } from '../../games/index.ts';
import { fileOf } from '../replay/file.ts';
import { writeFile } from 'node:fs/promises';
import type { MatchRecord, MatchStatus } from '../store/contract/match.ts';
import type { Store } from '../store/store.ts';
import { findMatches, removeMatch, sizeOf } from '../store/operating.ts';
import { type Commands, countOf, NONE, read, sure, YES } from './command.ts';
import { beside, owning } from './open.ts';

const STATUSES: readonly MatchStatus[] = ['open', 'running', 'over'];
const MOST = 100_000;

export const matchCommands: Commands = {
  matches: {
    takes: '[--status open|running|over] [--game G] [--account ID] [--limit N]',
    does: 'lists matches, latest played first',
    run(args, settings, { print }) {
      const { values } = read(args, [], {
        status: { type: 'string' },
        game: { type: 'string' },
        account: { type: 'string' },
        limit: { type: 'string', default: '50' },
      });
      const { game, account } = values;
      const wish = {
        ...(values.status !== undefined && { status: statusCalled(values.status) }),
        ...(game !== undefined && { game }),
        ...(account !== undefined && { account }),
        limit: countOf(values.limit, '--limit', MOST),
      };
      return beside(settings, async ({ reading }) => {
        for (const match of await findMatches(reading, wish)) print(lineOf(match));
      });
    },
  },

  match: {
    takes: 'ID',
    does: 'shows all about a match but its position',
    run(args, settings, { show }) {
      const [id] = read(args, ['ID'], NONE).words;
      return beside(settings, async ({ store, reading }) => {
        const { seats, ...match } = await matchIn(store, id);
        const results = await store.results.ofMatch(id);
        show({
          ...match,
          ...readable(match),
          seats: seats.map(({ credentialsHash, ...seat }) => ({ ...seat, hasCredentials: credentialsHash !== null })),
          ...(await sizeOf(reading, id)),
          results,
        });
      });
    },
  },

  'export-match': {
    takes: 'ID FILE',
    does: 'writes a match to a file that npm run verify reads',
    run(args, settings, { print }) {
      const [id, file] = read(args, ['ID', 'FILE'], NONE).words;
      return beside(settings, async ({ store }) => {
        const record = await matchIn(store, id);
        const match = await fileOf(gameCalled(record.game), store, record);
        await writeFile(file, `${JSON.stringify(match, null, 2)}\n`, { flag: 'wx' });
        print({ file, moves: match.moves.length });
      });
    },
  },

  'delete-match': {
    takes: 'ID --yes',
    does: 'deletes a match with all that was played and said in it',
    async run(args, settings, { print }) {
      const { words, values } = read(args, ['ID'], YES);
      const [id] = words;
      sure(values.yes, `match ${id}`);
      await owning(settings, async (data) => {
        const { visibility } = await matchIn(data.store, id);
        if (!(await removeMatch(data, id))) throw noMatch(id);
        data.signals.send('changed', id);
        if (visibility === 'public') data.signals.send('gone', id);
      });
      print({ deleted: id });
    },
  },
};

function statusCalled(name: string): MatchStatus {
  const status = STATUSES.find((one) => one === name);
  if (!status) throw new Error(`--status must be one of ${STATUSES.join(', ')}, not "${name}".`);
  return status;
}

const noMatch = (id: string) => new Error(`There is no match ${id}.`);

async function matchIn({ matches }: Store, id: string): Promise<MatchRecord> {
  const match = await matches.get(id);
  if (!match) throw noMatch(id);
  return match;
}

const readable = ({ createdAt, updatedAt }: Pick<MatchRecord, 'createdAt' | 'updatedAt'>) => ({
  createdAt: new Date(createdAt).toISOString(),
  updatedAt: new Date(updatedAt).toISOString(),
});

const lineOf = (match: MatchRecord) => ({
  id: match.id,
  game: match.game,
  status: match.status,
  visibility: match.visibility,
  isRated: match.isRated,
  ...readable(match),
  stateId: match.stateId,
  seats: match.seats.map(({ name, accountId, player }) => ({ name, account: accountId, player })),
});
