/** Notices wait for a minute, so that what comes together is told together, and whoever comes by is not told at all. */
import type { Chore } from '../chores.ts';
import type { Store } from '../store/store.ts';

const MINUTE = 60_000;
const EVERY_MS = 5000;
/** Looked at in one go. */
const MOST = 500;

interface Ripening {
  readonly store: Store;
  readonly now: () => number;
  readonly canMail: boolean;
}

export const ripening = (deps: Ripening): Chore => ({
  name: 'write what people are to be told',
  everyMs: EVERY_MS,
  async work() {
    const { store, now } = deps;
    for (const accountId of await store.notices.ripe(now() - MINUTE, MOST)) await ripen(deps, accountId);
  },
});

async function ripen({ store, now, canMail }: Ripening, accountId: string): Promise<void> {
  const there = new Map<string, boolean>();
  for (const matchId of await store.notices.matchesOf(accountId)) {
    const { seats } = await store.presence.at(matchId);
    const match = seats.length === 0 ? null : await store.matches.get(matchId);
    const own = match?.seats.find((seat) => seat.accountId === accountId)?.seat;
    there.set(matchId, own !== undefined && seats.includes(own));
  }
  await store.notices.ripen(accountId, there, { canMail, at: now() });
}
