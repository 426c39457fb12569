import { tmpdir } from 'node:os';
import { expect } from 'chai';
import { Chores } from '../../../src/server/chores.ts';
import { createLog } from '../../../src/server/log.ts';
import { offTokens } from '../../../src/server/notify/off.ts';
import type { Outcome } from '../../../src/server/notify/outcome.ts';
import { ripening } from '../../../src/server/notify/ripening.ts';
import { clearing, sending, WAITS } from '../../../src/server/notify/sending.ts';
import { openStore } from '../../../src/server/store/index.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { withDataDir } from '../running.ts';
import { people, runningMatch } from '../store/fixtures.ts';
import { withPostgres } from '../store/postgres.ts';
import { HOUR, MINUTE } from './reachable.ts';

interface Process {
  /** Messages that were handed to the channel, by id. */
  readonly attempts: string[];
  readonly log: string[];
  /** Does what is due at that time. */
  readonly at: (time: number) => Promise<void>;
}

/** A server process as far as it sends messages; how that ends is up to the test. */
async function processOn(store: Store, send: () => Promise<Outcome>): Promise<Process> {
  const attempts: string[] = [];
  const log: string[] = [];
  let time = 0;
  const now = () => time;
  const writing = { store, off: await offTokens(store), publicUrl: () => 'https://litha.example' };
  const chores = new Chores(
    [
      ripening({ store, now, canMail: true }),
      sending({
        ...writing,
        now,
        log: createLog('info', { write: (line: string) => void log.push(line) }),
        send(message) {
          attempts.push(message.id);
          return send();
        },
      }),
      clearing({ store, now }),
    ],
    createLog('silent'),
  );
  // by hand only
  await chores.stop();
  return {
    attempts,
    log,
    async at(when) {
      time = when;
      await chores.runAll();
    },
  };
}

/** People with an address, each of whom is to move in a match since 2000. */
async function waiting(store: Store, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => `player${index}`);
  await people(store, ...ids, 'other');
  for (const id of ids) {
    await store.accounts.setEmail(id, `${id}@litha.example`);
    await runningMatch(store, `match of ${id}`, id, 'other');
  }
}

const withStore = (use: (store: Store) => Promise<void>) =>
  withDataDir(async (dataDir) => {
    const store = await openStore({ databaseUrl: null, dataDir });
    try {
      await use(store);
    } finally {
      await store.close();
    }
  });

describe('Sending', () => {
  it('is tried six times within a day, at ever longer intervals, and then given up', () =>
    withStore(async (store) => {
      await waiting(store, 1);
      const { attempts, log, at } = await processOn(store, () => Promise.resolve('again'));
      let time = 2000 + MINUTE;
      await at(time - 1);
      expect(attempts).to.have.length(0);
      await at(time);
      for (const [index, wait] of WAITS.entries()) {
        await at(time + wait - 1);
        expect(attempts, 'not before its time').to.have.length(index + 1);
        time += wait;
        await at(time);
        expect(attempts).to.have.length(index + 2);
      }
      expect(time).to.be.within(12 * HOUR, 24 * HOUR);
      await at(time + 1000 * HOUR);
      expect(attempts).to.have.length(6);
      expect(new Set(attempts).size, 'one id for all attempts').to.equal(1);
      expect(log.join('')).to.include('a message is given up');
    }));

  for (const outcome of ['sent', 'never', 'gone', 'unsure'] as const) {
    it(`is not tried again after "${outcome}"`, () =>
      withStore(async (store) => {
        await waiting(store, 1);
        const { attempts, at } = await processOn(store, () => Promise.resolve(outcome));
        for (const time of [MINUTE, 2 * MINUTE, HOUR, 100 * HOUR]) await at(2000 + time);
        expect(attempts).to.have.length(1);
      }));
  }

  it('is not tried again when the process died at it, and that is in the log', () =>
    withDataDir(async (dataDir) => {
      const first = await openStore({ databaseUrl: null, dataDir });
      await waiting(first, 1);
      await first.notices.ripen('player0', new Map([['match of player0', false]]), { canMail: true, at: MINUTE });
      const [id = ''] = await first.deliveries.due(MINUTE, 1);
      await first.deliveries.claim(id, MINUTE, 2 * MINUTE);
      const dead = first.processId;
      await first.close();
      const store = await openStore({ databaseUrl: null, dataDir });
      const { attempts, log, at } = await processOn(store, () => Promise.resolve('sent'));
      await at(3 * MINUTE);
      await at(100 * HOUR);
      await store.close();
      expect(attempts).to.deep.equal([]);
      expect(log.filter((line) => line.includes('"level":"warn"'))).to.have.length(1);
      expect(log.join('')).to.include(dead);
    }));

  it('forgets after 30 days what is done', () =>
    withStore(async (store) => {
      await waiting(store, 1);
      const { at } = await processOn(store, () => Promise.resolve('sent'));
      const kept = async () =>
        ((await store.accounts.export('player0')) as { notifications: { messages: unknown[] } }).notifications
          .messages;
      await at(2 * MINUTE);
      await at(30 * 24 * HOUR);
      expect(await kept()).to.have.length(1);
      await at(30 * 24 * HOUR + 3 * MINUTE);
      expect(await kept()).to.have.length(0);
    }));

  it('happens once for each message when two processes are at it', () =>
    withPostgres(async (databaseUrl) => {
      const open = () => openStore({ databaseUrl, dataDir: tmpdir() });
      const stores = [await open(), await open()] as const;
      try {
        await waiting(stores[0], 40);
        const processes = await Promise.all(
          [...stores, ...stores].map((store) => processOn(store, () => Promise.resolve('sent'))),
        );
        await Promise.all(processes.map(({ at }) => at(2000 + MINUTE)));
        await Promise.all(processes.map(({ at }) => at(2000 + 2 * MINUTE)));
        const sent = processes.flatMap(({ attempts }) => attempts);
        expect(sent).to.have.length(40);
        expect(new Set(sent).size).to.equal(40);
      } finally {
        await Promise.all(stores.map((store) => store.close()));
      }
    }));
});
