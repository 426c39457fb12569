/** Two real servers on one Postgres tell people of their turns, and one of them is killed in the middle. */
import { expect } from 'chai';
import { gameCalled } from '../../src/games/index.ts';
import { BOTS } from '../../src/play/bots.ts';
import { act } from '../../src/play/driver.ts';
import { randomFrom } from '../../src/play/random.ts';
import { openStore } from '../../src/server/store/index.ts';
import type { Store } from '../../src/server/store/store.ts';
import { guest, type Person } from './api/person.ts';
import { openFarServer, type Posted } from './notify/far.ts';
import { type RunningServer, startScript, withDataDir } from './running.ts';
import { withPostgres } from './store/postgres.ts';
import { Ear, makeMove } from './tables/opened.ts';

const MATCHES = 6;
const ROUNDS = 6;

const { rules, ...salamandra } = gameCalled('salamandra');
const random = randomFrom('messages');

interface Correspondence {
  readonly id: string;
  readonly players: readonly Person[];
  readonly accounts: readonly string[];
  readonly truth: unknown;
}

/** Two who play by turns, and are told at their webhooks. */
async function begin(server: RunningServer, store: Store, far: string): Promise<Correspondence> {
  const players = [await guest(server.address, 'Maren'), await guest(server.address, 'Joris')];
  const [host, other] = players as [Person, Person];
  const { id } = await host.open({ pace: 'relaxed' });
  await other.post(`/api/matches/${id}/join`);
  for (const [seat, person] of players.entries()) {
    const webhook = { url: `${far}/${id}/${seat}`, shape: 'json' };
    await person.send('PATCH', '/api/me/notifications', { webhook });
  }
  const initial = await store.matches.initial(id);
  return { id, players, accounts: [await host.id(), await other.id()], truth: structuredClone(initial?.G) };
}

/** Comes to the table at one of the servers, makes a whole turn, and leaves. Each move has been acknowledged then. */
async function takeTurn(server: RunningServer, { id, players, truth }: Correspondence): Promise<void> {
  const seat = rules.toAct(truth) as number;
  const ear = new Ear(`${server.address}/salamandra`, { headers: (players[seat] as Person).headers });
  let { _stateID: stateId } = (await ear.sync(id)).state;
  while (rules.toAct(truth) === seat) {
    for (const action of BOTS.greedy({ rules, ...salamandra }, rules.view(truth, seat), seat, random)) {
      const [type, ...args] = action;
      ear.send('update', makeMove(String(seat), type, ...args), stateId, id, null);
      await ear.next('patch');
      stateId += 1;
      act(rules, truth, { seat, action });
      if (rules.toAct(truth) !== seat) break;
    }
  }
  ear.close();
}

describe('Two servers that share a Postgres and send messages, one of which is killed', () => {
  it('tell everybody of every turn, exactly once', () =>
    withPostgres((databaseUrl) =>
      withDataDir(async (dataDir) => {
        const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LIMITS_SCALE: '1000' };
        const start = () =>
          startScript('test/server/turnable.ts', { ...env, ALLOW_PRIVATE_ADDRESSES: 'true', NODE_ENV: 'production' });
        const [living, dying] = await Promise.all([start(), start()]);
        const far = await openFarServer();
        const store = await openStore({ databaseUrl, dataDir });
        const matches: Correspondence[] = [];
        for (let n = 0; n < MATCHES; n += 1) matches.push(await begin(living, store, far.url));

        let servers = [living, dying];
        const awaited = () => matches.map(({ id, truth }) => `/${id}/${rules.toAct(truth)}`).toSorted();
        const told: string[][] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          await Promise.all(
            matches.map((match, n) => takeTurn(servers[(n + round) % servers.length] as RunningServer, match)),
          );
          if (round === ROUNDS / 2) {
            // what it has acknowledged, the other one tells
            await dying.kill();
            servers = [living];
          }
          const arrived = far.collect(MATCHES);
          for (const server of servers) server.signal('SIGUSR2');
          const parcels = await arrived;
          told.push(parcels.map(({ path }) => path).toSorted());
          expect(parcels.map(kindOf)).to.deep.equal(Array<string>(MATCHES).fill('turn'));
          expect(told.at(-1)).to.deep.equal(awaited());
        }
        // nothing is left that could still be told, and nothing was told besides
        await living.stop();
        expect(far.posted).to.have.length(MATCHES * ROUNDS);
        expect(await store.deliveries.due(Number.MAX_SAFE_INTEGER, 100)).to.deep.equal([]);
        for (const account of matches.flatMap(({ accounts }) => accounts)) {
          expect(await store.notices.matchesOf(account)).to.deep.equal([]);
        }
        await store.close();
        await far.close();
      }),
    ));
});

const kindOf = ({ body }: Posted): string =>
  (JSON.parse(body.toString()) as { matches: { kind: string }[] }).matches.map(({ kind }) => kind).join();
