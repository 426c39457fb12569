/** The challenge of a day (UTC): one game alone, arranged in the same way for everyone. */
import { createHmac } from 'node:crypto';
import { salamandra } from '../../games/salamandra/index.ts';
import { RUDOLPH_LEVELS, type RudolphLevel } from '../../games/salamandra/content/rudolph.ts';
import { newSecret } from '../accounts/secrets.ts';
import type { MatchRecord } from '../store/contract/match.ts';
import type { Store } from '../store/store.ts';

const DAY_MS = 24 * 3_600_000;

export const DAILY_GAME = salamandra.meta.id;

/** As 2026-11-18. */
export const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10);

export const endOfDay = (day: string): number => Date.parse(day) + DAY_MS;

/** One level after the other. */
export const levelOn = (day: string): RudolphLevel =>
  RUDOLPH_LEVELS[(Date.parse(day) / DAY_MS) % RUDOLPH_LEVELS.length] ?? 1;

/** What the game of a day is shuffled with: nobody who knows it of one day can tell it of another. */
export type DailySeed = (day: string) => string;

/** Its secret is made at the first start, and the same in all processes that share the store. */
export async function dailySeed({ secrets }: Pick<Store, 'secrets'>): Promise<DailySeed> {
  const secret = await secrets.get('daily', newSecret);
  return (day) => createHmac('sha256', secret).update(`${DAILY_GAME} ${day}`).digest('base64url');
}

/** Until the day is over, nobody but the player looks at a try: all others may still have theirs before them. */
export const isSealed = ({ day, seats }: MatchRecord, reader: string | null, at: number): boolean =>
  day !== null && at < endOfDay(day) && (reader === null || !seats.some(({ accountId }) => accountId === reader));
