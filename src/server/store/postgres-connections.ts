/** A bounded number of connections, each used by one transaction at a time. */
import { Pool, type PoolClient, type QueryConfig, types } from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { StoreClosed } from './database.ts';

/** As many as write at once; the rest waits its turn here, not in the database. */
const MOST = 10;

/** How long to wait for a connection before saying that there is none. */
const PATIENCE = 10_000;

const BIGINT: number = types.builtins.INT8;

export class Connections implements PostgresPool {
  readonly #pool: Pool;
  #inUse = 0;
  #closed = false;
  #whenIdle: (() => void) | null = null;

  constructor(url: string) {
    this.#pool = new Pool({
      connectionString: url,
      max: MOST,
      connectionTimeoutMillis: PATIENCE,
      keepAlive: true,
      types: {
        // times are bigints, and far from what a number cannot hold
        getTypeParser: ((id: number, format?: 'text') =>
          id === BIGINT ? Number : types.getTypeParser(id, format)) as typeof types.getTypeParser,
      },
    });
    // a connection that breaks fails what is done on it, and is replaced; without a listener it would end the process
    this.#pool.on('error', ignore);
    this.#pool.on('connect', (client) => client.on('error', ignore));
  }

  /** Fails in words when there is no database to be reached. */
  async check(): Promise<void> {
    try {
      await this.query({ text: 'select 1' });
    } catch (error) {
      throw new Error(`The database that DATABASE_URL names cannot be reached: ${reasonOf(error)}.`, {
        cause: error,
      });
    }
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#take();
    return {
      // of the two ways to ask, Kysely uses the other only for streams
      query: ((text: string, values: readonly unknown[]) =>
        client.query(text, values.map(storable))) as unknown as PostgresPoolClient['query'],
      release: () => this.#give(client),
    };
  }

  /** How many rows it gave. */
  async query({ values = [], ...query }: QueryConfig<unknown[]>): Promise<number> {
    const client = await this.#take();
    try {
      const { rows } = await client.query({ ...query, values: values.map(storable) });
      return rows.length;
    } finally {
      this.#give(client);
    }
  }

  /** After everything that has been asked for is done: the pool itself would leave those who wait without an answer. */
  async end(): Promise<void> {
    this.#closed = true;
    if (this.#inUse > 0) {
      await new Promise<void>((resolve) => {
        this.#whenIdle = resolve;
      });
    }
    if (!this.#pool.ending) await this.#pool.end();
  }

  async #take(): Promise<PoolClient> {
    if (this.#closed) throw new StoreClosed();
    this.#inUse++;
    try {
      return await this.#pool.connect();
    } catch (error) {
      this.#given();
      throw error;
    }
  }

  #give(client: PoolClient): void {
    client.release();
    this.#given();
  }

  #given(): void {
    this.#inUse--;
    if (this.#inUse === 0) this.#whenIdle?.();
  }
}

const ignore = () => undefined;

/** Postgres has no text with the character 0 in it; it becomes the sign for what cannot be shown, as broken characters do anyway. */
export function storable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storable);
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}

/** Where a name has several addresses, the error is a list and says nothing itself. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
