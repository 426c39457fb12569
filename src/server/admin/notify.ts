/** A message to see whether messages arrive. */
import { randomUUID } from 'node:crypto';
import { waysOf } from '../store/channels.ts';
import { CHANNELS } from '../store/contract/messages.ts';
import { putTest } from '../store/operating.ts';
import { accountIn } from './accounts.ts';
import { type Commands, read } from './command.ts';
import { beside } from './open.ts';

export const notifyCommands: Commands = {
  notify: {
    takes: 'ACCOUNT [--channel email|push|webhook]',
    does: 'has the running server send a test message, by every channel or by one',
    run(args, settings, { print }) {
      const { words, values } = read(args, ['ACCOUNT'], { channel: { type: 'string' } });
      const [id] = words;
      const { channel } = values;
      if (channel !== undefined && !CHANNELS.some((one) => one === channel)) {
        throw new Error(`--channel must be one of ${CHANNELS.join(', ')}, not "${channel}".`);
      }
      return beside(settings, async ({ store, writing }) => {
        const { name, email } = await accountIn(store, id);
        const all = waysOf(email, await store.channels.of(id));
        const ways = all.filter((way) => channel === undefined || way.channel === channel);
        if (ways.length === 0) throw new Error(`${name} cannot be reached by ${channel ?? 'any channel'}.`);
        await writing(async (db) => {
          for (const way of ways) await putTest(db, randomUUID(), id, way, Date.now());
        });
        print({ account: id, waiting: ways.map((way) => way.channel) });
      });
    },
  },
};
