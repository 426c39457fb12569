/** What a migration is, and what migrations are made with. */
import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

export type Engine = 'sqlite' | 'postgres';

export interface Migration {
  readonly name: string;
  readonly run: (db: Kysely<Tables>, engine: Engine) => Promise<void>;
}

export const table = <Name extends keyof Tables>(db: Kysely<Tables>, name: Name): CreateTableBuilder<Name> =>
  db.schema.createTable(name);

export async function index(
  db: Kysely<Tables>,
  name: keyof Tables,
  columns: readonly string[],
  { unique = false } = {},
): Promise<void> {
  const builder = db.schema
    .createIndex(indexName(name, columns))
    .on(name)
    .columns([...columns]);
  await (unique ? builder.unique() : builder).execute();
}

export const indexName = (name: keyof Tables, columns: readonly string[]): string =>
  `${name}_by_${columns.join('_')}`;
