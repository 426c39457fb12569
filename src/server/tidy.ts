/** Tables that nobody ever sat down at are cleared away. */
import type { Chore } from './chores.ts';
import type { Services } from './services.ts';

const HOUR = 3_600_000;
/** How long a table waits for the first to sit down. */
const EMPTY_MS = 6 * HOUR;

export const tidying = ({ store, tables, log, now }: Pick<Services, 'store' | 'tables' | 'log' | 'now'>): Chore => ({
  name: 'clear away tables that nobody came to',
  everyMs: HOUR,
  async work() {
    const cleared = await store.matches.clearEmpty(now() - EMPTY_MS);
    for (const match of cleared) tables.matchChanged(match, 'gone');
    if (cleared.length > 0) log.info({ matches: cleared.length }, 'tables that nobody came to are cleared away');
  },
});
