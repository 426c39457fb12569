/** The data, for one command. */
import type { Kysely } from 'kysely';
import type { Settings } from '../settings.ts';
import { type Beside, openBeside } from '../store/beside.ts';
import type { Database } from '../store/database.ts';
import { openDatabase, storeIn } from '../store/index.ts';
import type { Tables } from '../store/schema.ts';
import { NOBODY_ELSE } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

/** Whether a server runs on them or not. */
export async function beside<T>(
  settings: Settings,
  work: (data: Beside & { readonly store: Store }) => Promise<T>,
): Promise<T> {
  const data = await openBeside(settings);
  try {
    return await work({ ...data, store: storeOver(data.reading) });
  } finally {
    await data.close();
  }
}

/** For looking only. */
export const storeOver = (reading: Kysely<Tables>): Store =>
  storeIn({
    reading,
    writing: onlyLooking,
    append: onlyLooking,
    locked: onlyLooking,
    close: onlyLooking,
    signals: NOBODY_ELSE,
  });

const onlyLooking = () =>
  Promise.reject(new Error('This is for looking only: a server may be running on these data.'));

/** As their owner: SQLite has one only, Postgres any number. */
export async function owning<T>(
  settings: Settings,
  work: (data: Database & { readonly store: Store }) => Promise<T>,
): Promise<T> {
  const data = await openDatabase(settings).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw reason.includes('in use by another process')
      ? new Error('A server is running on these data. Stop it first, and start it again afterwards.', {
          cause: error,
        })
      : error;
  });
  try {
    return await work({ ...data, store: storeIn(data) });
  } finally {
    await data.close();
  }
}
