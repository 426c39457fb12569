/** Tells people of their matches while they are away: by mail, by waking their browsers, by their webhooks. */
import { randomUUID } from 'node:crypto';
import type { Chore } from '../chores.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Settings } from '../settings.ts';
import type { Account } from '../store/contract/accounts.ts';
import type { ChannelKind } from '../store/contract/messages.ts';
import type { Store } from '../store/store.ts';
import { sendMail } from './email.ts';
import { type Message, testMessage } from './message.ts';
import { type OffTokens, offTokens } from './off.ts';
import type { Outcome } from './outcome.ts';
import { poster } from './post.ts';
import { pushKeys, pushSubject, sendPush } from './push.ts';
import { ripening } from './ripening.ts';
import { clearing, sending } from './sending.ts';
import { sendWebhook } from './webhook.ts';

export interface Notifier {
  /** What browsers subscribe with. */
  readonly pushKey: string;
  readonly off: OffTokens;
  readonly chores: readonly Chore[];
  /** Sends a message at once, over one channel, that only shows that the way is open. */
  test(account: Account, channel: ChannelKind): Promise<Outcome>;
}

interface Parts {
  readonly store: Store;
  readonly mailer: Mailer | null;
  readonly log: Log;
  readonly now: () => number;
  readonly publicUrl: () => string;
}

export async function createNotifier(
  { store, mailer, log, now, publicUrl }: Parts,
  { allowPrivateAddresses, mail }: Pick<Settings, 'allowPrivateAddresses' | 'mail'>,
): Promise<Notifier> {
  const post = poster(allowPrivateAddresses);
  const keys = await pushKeys(store);
  const off = await offTokens(store);

  async function send(message: Message, target: string | null): Promise<Outcome> {
    if (message.channel === 'email') return sendMail(mailer, message);
    const { pushes, webhook } = await store.channels.of(message.account.id);
    if (message.channel === 'webhook') return sendWebhook(post, webhook, message);
    const push = pushes.find(({ id }) => id === target);
    return sendPush(post, { ...keys, subject: pushSubject(publicUrl(), mail) }, push, message);
  }

  const writing = { store, off, publicUrl };
  return {
    pushKey: keys.publicKey,
    off,
    chores: [
      ripening({ store, now, canMail: mailer !== null }),
      sending({ ...writing, now, log, send }),
      clearing({ store, now }),
    ],
    async test(account, channel) {
      const message = testMessage(writing, account, randomUUID(), channel);
      if (channel !== 'push') return send(message, null);
      const { pushes } = await store.channels.of(account.id);
      const outcomes = await Promise.all(pushes.map(({ id }) => send(message, id)));
      for (const [index, { id }] of pushes.entries()) {
        if (outcomes[index] === 'gone') await store.channels.forgetPush(id);
      }
      return outcomes.find((outcome) => outcome === 'sent') ?? outcomes[0] ?? 'gone';
    },
  };
}
