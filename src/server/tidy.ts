/** Tables that nobody ever sat down at are cleared away. */
import type { Services } from './services.ts';

const HOUR = 3_600_000;
/** How long a table waits for the first to sit down. */
const EMPTY_MS = 6 * HOUR;

/** Now and every hour from now on, until the answer is called. */
export async function keepTidy(services: Pick<Services, 'store' | 'tables' | 'log' | 'now'>): Promise<() => void> {
  await tidy(services);
  const timer = setInterval(() => void tidy(services), HOUR).unref();
  return () => clearInterval(timer);
}

async function tidy({ store, tables, log, now }: Parameters<typeof keepTidy>[0]): Promise<void> {
  try {
    const cleared = await store.matches.clearEmpty(now() - EMPTY_MS);
    for (const match of cleared) tables.matchChanged(match, 'gone');
    if (cleared.length > 0) log.info({ matches: cleared.length }, 'tables that nobody came to are cleared away');
  } catch (error) {
    log.error({ err: error }, 'empty tables could not be cleared away');
  }
}
