/** How much of what a stranger may send. */
import { LRUCache } from 'lru-cache';

export interface Rate {
  readonly perSecond: number;
  /** At once, after a rest. */
  readonly burst: number;
}

export interface Limits {
  readonly packetBytes: number;
  readonly connectionsPerAddress: number;
  readonly newConnectionsPerAddress: Rate;
  readonly packetsPerSocket: Rate;
  readonly packetsPerAccount: Rate;
  readonly packetsPerAddress: Rate;
  readonly linesPerTalker: Rate;
  /** A socket that goes on although nothing of it is heard is cut after so many packets. */
  readonly unheardPackets: number;
  /** Tables that nobody looks at, kept in memory in case somebody comes back. */
  readonly idleTables: number;
  /** After so long without an answer from the database a move counts as not written. */
  readonly writeMs: number;
}

export const LIMITS: Limits = {
  packetBytes: 16 * 1024,
  connectionsPerAddress: 200,
  newConnectionsPerAddress: { perSecond: 5, burst: 200 },
  packetsPerSocket: { perSecond: 25, burst: 100 },
  packetsPerAccount: { perSecond: 50, burst: 200 },
  packetsPerAddress: { perSecond: 500, burst: 2000 },
  linesPerTalker: { perSecond: 0.5, burst: 6 },
  unheardPackets: 500,
  idleTables: 500,
  writeMs: 10_000,
};

const MOST_KEYS = 10_000;

/** Tokens by key: each packet takes one, time brings them back. */
export class Buckets {
  readonly #buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MOST_KEYS });
  readonly #rate: Rate;
  readonly #now: () => number;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  take(key: string): boolean {
    const { perSecond, burst } = this.#rate;
    const at = this.#now();
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at };
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, at - bucket.at) / 1000) * perSecond);
    bucket.at = at;
    this.#buckets.set(key, bucket);
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }
}
