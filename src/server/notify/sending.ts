/** Messages go out, each once: who claims one is the only one who sends it, and what may have gone out is not tried again. */
import type { Chore } from '../chores.ts';
import type { Log } from '../log.ts';
import type { Account } from '../store/contract/accounts.ts';
import type { Delivery } from '../store/contract/messages.ts';
import type { Store } from '../store/store.ts';
import { type Message, testMessage, write, type Writing } from './message.ts';
import type { Outcome } from './outcome.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long after each attempt the next one is made: six attempts within a day. */
export const WAITS = [MINUTE, 10 * MINUTE, HOUR, 4 * HOUR, 18 * HOUR] as const;
/** Whoever has not said by then how it ended never will. */
const LOST_MS = 15 * MINUTE;
const KEPT_MS = 30 * DAY;
/** Taken up in one go, and so many of them at the same time. */
const MOST = 200;
const ABREAST = 10;

export interface Sending extends Writing {
  readonly store: Store;
  readonly now: () => number;
  readonly log: Log;
  /** Carries a message out; `target`: to which browser. */
  readonly send: (message: Message, target: string | null) => Promise<Outcome>;
}

export const sending = (deps: Sending): Chore => ({
  name: 'send what people are to be told',
  everyMs: 5 * SECOND,
  async work() {
    const { store, now, log } = deps;
    for (const { id, processId } of await store.deliveries.giveUpLost(now())) {
      log.warn(
        { delivery: id, process: processId },
        'a message was being sent when its process ended; it is given up',
      );
    }
    const due = await store.deliveries.due(now(), MOST);
    const next = async (): Promise<void> => {
      for (let id = due.shift(); id !== undefined; id = due.shift()) await sendOne(deps, id);
    };
    await Promise.all(Array.from({ length: ABREAST }, next));
  },
});

/** Messages that are done are of no use for long. */
export const clearing = ({ store, now }: Pick<Sending, 'store' | 'now'>): Chore => ({
  name: 'forget messages that are done',
  everyMs: HOUR,
  work: () => store.deliveries.clear(now() - KEPT_MS),
});

async function sendOne(deps: Sending, id: string): Promise<void> {
  const { store, now, log } = deps;
  const delivery = await store.deliveries.claim(id, now(), now() + LOST_MS);
  if (!delivery) return;
  const message = await messageOf(deps, delivery);
  if (!message) return store.deliveries.drop(id);
  const outcome = await deps.send(message, delivery.target).catch((error: unknown): Outcome => {
    log.error({ err: error, delivery: id }, 'a message could not be sent');
    return 'unsure';
  });
  await settle(deps, delivery, outcome);
}

/** Null where there is nothing left to tell: the turn was made, the channel turned off, the person gone. */
async function messageOf(deps: Sending, delivery: Delivery): Promise<Message | null> {
  const { store } = deps;
  const account: Account | null = await store.accounts.get(delivery.accountId);
  const { off } = await store.channels.of(delivery.accountId);
  if (!account || off.includes(delivery.channel)) return null;
  if (delivery.notices.length === 0) return testMessage(deps, account, delivery.id, delivery.channel);
  const notices = await store.notices.stillApply(account.id, delivery.notices);
  return write(deps, account, delivery, notices);
}

async function settle({ store, now, log }: Sending, delivery: Delivery, outcome: Outcome): Promise<void> {
  const { id, channel, target, attempts } = delivery;
  const facts = { delivery: id, channel, attempts: attempts + 1 };
  switch (outcome) {
    case 'sent':
      return store.deliveries.sent(id);
    case 'gone':
      if (target !== null) await store.channels.forgetPush(target);
      return store.deliveries.giveUp(id);
    case 'again': {
      const wait = WAITS[attempts];
      if (wait !== undefined) return store.deliveries.retry(id, now() + wait);
      break;
    }
    case 'unsure':
      log.warn(facts, 'nobody knows whether a message went out; it is not sent again');
      return store.deliveries.giveUp(id);
    case 'never':
      break;
  }
  log.info(facts, 'a message is given up');
  return store.deliveries.giveUp(id);
}
