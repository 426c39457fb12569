/**
 * A lock for each match that holds against other processes too: Postgres' advisory locks, all on one connection, so that
 * waiting takes none from those who write. Whatever is wanted or given back at the same time goes in one question.
 * Should the connection break, the locks are gone while work goes on: then compare-and-set still lets no step overtake.
 */
import { Client } from 'pg';
import { StoreClosed } from './database.ts';
import { storable } from './postgres-connections.ts';

/** How soon a lock that another process has is asked for again, in milliseconds. */
const SOON = 4;
const LATER = 50;

const ASK = `
  select id, pg_advisory_unlock(hashtextextended(id, 0)) as done, false as wanted from unnest($1::text[]) as id
  union all
  select id, pg_try_advisory_lock(hashtextextended(id, 0)), true from unnest($2::text[]) as id`;

interface Wish {
  readonly matchId: string;
  readonly delay: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export class AdvisoryLocks {
  readonly #url: string;
  #client: Promise<Client> | null = null;
  #wanted: Wish[] = [];
  #done: string[] = [];
  #asking: Promise<void> | null = null;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** One at a time for each match within this process: the same session gets a lock twice. */
  async run<T>(matchId: string, work: () => Promise<T>): Promise<T> {
    const id = storable(matchId) as string;
    await new Promise<void>((resolve, reject) => this.#want({ matchId: id, delay: SOON, resolve, reject }));
    try {
      return await work();
    } finally {
      this.#done.push(id);
      this.#start();
    }
  }

  /** Whoever still waits for another process waits no longer. */
  refuse(): void {
    this.#closed = true;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#asking;
    const client = await this.#client?.catch(() => null);
    await client?.end();
  }

  #want(wish: Wish): void {
    if (this.#closed) {
      wish.reject(new StoreClosed());
      return;
    }
    this.#wanted.push(wish);
    this.#start();
  }

  #start(): void {
    this.#asking ??= this.#askAll().finally(() => {
      this.#asking = null;
    });
  }

  async #askAll(): Promise<void> {
    // everything that comes in the same turn of the event loop is one question
    await Promise.resolve();
    while (this.#wanted.length > 0 || this.#done.length > 0) {
      const wanted = this.#wanted.splice(0);
      const done = this.#done.splice(0);
      try {
        await this.#ask(done, wanted);
      } catch (error) {
        for (const { reject } of wanted) reject(error);
      }
    }
  }

  async #ask(done: readonly string[], wanted: readonly Wish[]): Promise<void> {
    const client = await this.#connection();
    const { rows } = await client.query<{ id: string; done: boolean; wanted: boolean }>({
      name: 'locks',
      text: ASK,
      values: [done, wanted.map(({ matchId }) => matchId)],
    });
    const taken = new Set(rows.filter((row) => row.wanted && row.done).map(({ id }) => id));
    for (const wish of wanted) {
      if (taken.has(wish.matchId)) wish.resolve();
      else setTimeout(() => this.#want({ ...wish, delay: Math.min(2 * wish.delay, LATER) }), wish.delay);
    }
  }

  #connection(): Promise<Client> {
    this.#client ??= this.#connect();
    return this.#client;
  }

  async #connect(): Promise<Client> {
    const forget = () => {
      this.#client = null;
    };
    const client = new Client({ connectionString: this.#url, keepAlive: true });
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
      return client;
    } catch (error) {
      forget();
      throw error;
    }
  }
}
