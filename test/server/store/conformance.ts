/** What every store must do, whichever database keeps it. */
import type { Store } from '../../../src/server/store/store.ts';
import { accountRules } from './accounts.ts';
import { aloneRules } from './alone.ts';
import { clockRules } from './clocks.ts';
import { lifeRules } from './life.ts';
import { matchRules } from './matches.ts';
import { messageRules } from './messages.ts';
import { pagingRules } from './paging.ts';
import { processRules } from './processes.ts';
import { progressRules } from './progress.ts';
import { resultRules } from './results.ts';
import { seatRules } from './seats.ts';
import { talkRules } from './talk.ts';

/** A database of one's own: whatever is opened there finds what was written before. */
export interface Place {
  open(): Promise<Store>;
  /** Runs a command on the database behind the store's back. */
  tamper(text: string): Promise<void>;
  /** What a query finds in the database. */
  rows(text: string): Promise<Record<string, unknown>[]>;
}

export type WithPlace = (use: (place: Place) => Promise<void>) => Promise<void>;

/** A new, empty store for one test. */
export type WithStore = (use: (store: Store) => Promise<void>) => Promise<void>;

export function conformance(name: string, withPlace: WithPlace): void {
  const withStore: WithStore = (use) =>
    withPlace(async (place) => {
      const store = await place.open();
      try {
        await use(store);
      } finally {
        await store.close();
      }
    });

  describe(`A store in ${name}`, () => {
    accountRules(withStore);
    matchRules(withStore);
    seatRules(withStore);
    progressRules(withStore);
    pagingRules(withStore);
    talkRules(withStore);
    messageRules(withStore);
    clockRules(withPlace);
    resultRules(withStore);
    aloneRules(withPlace, withStore);
    processRules(withPlace);
    lifeRules(withPlace, withStore);
  });
}
