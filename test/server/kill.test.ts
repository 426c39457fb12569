/** KILLS says how often each server is killed; `npm run kill` does it 50 times. */
import { expect } from 'chai';
import type { LogEntry } from 'boardgame.io';
import { act } from '../../src/play/driver.ts';
import { movesIn } from '../../src/play/match-file.ts';
import { randomFrom } from '../../src/play/random.ts';
import { openStore } from '../../src/server/store/index.ts';
import type { Store } from '../../src/server/store/store.ts';
import { engineOf, stateIdOf } from '../../src/server/tables/engine.ts';
import { load } from '../../src/server/tables/load.ts';
import { entriesIn, Load, type PlayedMatch } from './kill/load.ts';
import { startServer, withDataDir } from './running.ts';
import { withPostgres } from './store/postgres.ts';

const KILLS = Number(process.env['KILLS'] ?? 5);
/** A life is at most so many log entries long. */
const LONGEST_LIFE = 150;

/** What was acknowledged is there just as it was told, and the match is what its moves make of its opening. */
async function checkKept(store: Store, { module, id, told }: PlayedMatch): Promise<void> {
  const { rules } = module;
  const log = (await store.matches.log(id)) as LogEntry[];
  expect(entriesIn(log).slice(0, told.length), `what was told of ${id}`).to.deep.equal(told);
  const truth = structuredClone((await store.matches.initial(id))?.G) as unknown;
  for (const move of movesIn(log)) act(rules, truth, move);
  const loaded = await load(engineOf(module), store, id);
  expect(loaded?.state.G, `the state of ${id}`).to.deep.equal(truth);
  const toAct = rules.toAct(truth);
  expect(await store.matches.get(id)).to.deep.include({
    stateId: loaded && stateIdOf(loaded.state),
    status: toAct === null ? 'over' : 'running',
    toAct: toAct === null ? [] : [toAct],
    result: rules.result(truth),
  });
}

async function killOverAndOver(dataDir: string, databaseUrl: string | null): Promise<Load> {
  const random = randomFrom('kill -9');
  const matches = new Load(random);
  for (let life = 0; life < KILLS; life += 1) {
    const server = await startServer(dataDir, databaseUrl === null ? {} : { DATABASE_URL: databaseUrl });
    const entries = 1 + Math.floor(random() * LONGEST_LIFE);
    const clients = await matches.play(server.address, entries, () => server.kill());
    expect(server.log()).not.to.include('"level":"error"');
    for (const client of clients) {
      const { told } = matches.matches.find(({ id }) => id === client.matchID) as PlayedMatch;
      const heard = entriesIn(client.log);
      expect(heard, 'what it heard since it came back').to.deep.equal(told.slice(0, heard.length));
    }
    const store = await openStore({ databaseUrl, dataDir });
    try {
      for (const match of matches.matches) await checkKept(store, match);
    } finally {
      await store.close();
    }
  }
  return matches;
}

describe('A server that is killed again and again while matches are played', () => {
  for (const [database, withDatabase] of [
    ['SQLite', (use: (url: string | null) => Promise<void>) => use(null)],
    ['Postgres', withPostgres],
  ] as const) {
    it(`loses no acknowledged move and damages no match in ${database}`, function () {
      return withDatabase((databaseUrl) =>
        withDataDir(async (dataDir) => {
          const { matches, acknowledged } = await killOverAndOver(dataDir, databaseUrl);
          const moves = matches.flatMap(({ told }) => told).filter((entry) => entry.includes('MAKE_MOVE')).length;
          this.test!.title += `: ${KILLS} kills, ${matches.length} matches, ${moves} moves acknowledged`;
          expect(acknowledged).to.be.at.least(KILLS);
        }),
      );
    });
  }
});
