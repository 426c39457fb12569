/**
 * Kysely on better-sqlite3 for a connection whose transactions are begun and ended elsewhere. Kysely's own driver lets
 * statements wait for each other, though none takes time that is not its own, and prepares each again whenever it runs.
 */
import type { Database as Sqlite, Statement } from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteDialect,
} from 'kysely';
import { StoreClosed } from './database.ts';
import type { Tables } from './schema.ts';

export const kyselyOn = (sqlite: Sqlite): Kysely<Tables> =>
  new Kysely({ dialect: new Dialect({ database: sqlite }) });

class Dialect extends SqliteDialect {
  readonly #sqlite: Sqlite;

  constructor({ database }: { readonly database: Sqlite }) {
    super({ database });
    this.#sqlite = database;
  }

  override createDriver(): Driver {
    const connection = new Connection(this.#sqlite);
    return {
      init: done,
      acquireConnection: () => Promise.resolve(connection),
      releaseConnection: done,
      beginTransaction: notHere,
      commitTransaction: notHere,
      rollbackTransaction: notHere,
      destroy: done,
    };
  }
}

class Connection implements DatabaseConnection {
  readonly #sqlite: Sqlite;
  /** There are few different ones: whatever differs from call to call is a parameter. */
  readonly #statements = new Map<string, Statement>();

  constructor(sqlite: Sqlite) {
    this.#sqlite = sqlite;
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      if (!this.#sqlite.open) throw new StoreClosed();
      const statement = this.#statements.get(sql) ?? this.#sqlite.prepare(sql);
      this.#statements.set(sql, statement);
      if (statement.reader) return Promise.resolve({ rows: statement.all(parameters) as Row[] });
      const { changes } = statement.run(parameters);
      return Promise.resolve({ rows: [], numAffectedRows: BigInt(changes) });
    } catch (error) {
      return Promise.reject(error);
    }
  }

  streamQuery(): never {
    throw new Error('Nothing of the store is read as a stream.');
  }
}

const done = () => Promise.resolve();

const notHere = () => Promise.reject(new Error('A transaction is begun by adding to the group commit.'));
