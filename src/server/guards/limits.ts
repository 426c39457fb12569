/** How often one account, or one address, may do what. */
import { Problem } from '../problem.ts';
import { Buckets, type Rate } from '../tables/limits.ts';

const perMinute = (count: number, burst: number): Rate => ({ perSecond: count / 60, burst });

/** Behind one address there may be a family, or a school class. */
export const RATES = {
  requestsOfAddress: perMinute(600, 600),
  requestsOfAccount: perMinute(300, 300),
  accountsOfAddress: perMinute(6, 60),
  matchesOfAddress: perMinute(12, 60),
  matchesOfAccount: perMinute(4, 20),
  invitationsOfAccount: perMinute(6, 30),
  replaysOfAddress: perMinute(240, 240),
  testsOfAccount: perMinute(2, 6),
  linksOfAddress: perMinute(20, 60),
  mailsOfAddress: perMinute(1, 10),
  mailsToRecipient: perMinute(0.1, 5),
} as const satisfies Record<string, Rate>;

export class RequestLimits {
  readonly #buckets: Readonly<Record<string, Buckets>>;

  constructor(now: () => number, scale: number) {
    this.#buckets = Object.fromEntries(
      Object.entries(RATES).map(([name, { perSecond, burst }]) => [
        name,
        new Buckets({ perSecond: perSecond * scale, burst: burst * scale }, now),
      ]),
    );
  }

  /** Counts it, or refuses it. */
  take(what: keyof typeof RATES, who: string): void {
    if (this.#buckets[what]?.take(who)) return;
    const seconds = Math.ceil(1 / RATES[what].perSecond);
    throw new Problem(429, 'tooMany', 'That was too much at once; please wait a while.', seconds);
  }
}
