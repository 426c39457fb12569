/** What those who answer requests work with. */
import type { DailySeed } from './daily/day.ts';
import type { RequestLimits } from './guards/limits.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Notifier } from './notify/index.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './tables/tables.ts';

export interface Services {
  readonly store: Store;
  readonly tables: Pick<Tables, 'matchChanged' | 'dropSeat' | 'invited' | 'accountChanged'>;
  readonly limits: RequestLimits;
  /** Null where no mails can be sent. */
  readonly mailer: Mailer | null;
  readonly notifier: Notifier;
  readonly dailySeed: DailySeed;
  readonly log: Log;
  readonly now: () => number;
  /** Where people reach the site, without a slash at the end. */
  readonly publicUrl: () => string;
}
