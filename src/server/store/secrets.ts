import type { Secrets } from './contract/messages.ts';
import type { Database } from './database.ts';

export const secretsIn = ({ writing }: Database): Secrets => ({
  get: (name, make) =>
    writing(async (db) => {
      await db
        .insertInto('secrets')
        .values({ name, value: make() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const { value } = await db
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return value;
    }),
});
