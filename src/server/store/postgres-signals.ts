/**
 * Signals over Postgres' LISTEN and NOTIFY, on a connection of their own: in the transactions that write, NOTIFY would let
 * these wait for each other. A signal is only ids; what they stand for has been written before, and is read by who hears it.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Client } from 'pg';
import { SIGNAL_KINDS, type SignalKind, type SignalListener, type Signals } from './contract/processes.ts';

const CHANNEL = 'litha';

/** Postgres takes no longer ones. */
const LONGEST = 7999;

/** Where more than that wait for a connection, it is shorter to say that anything may be new. */
const MOST = 10_000;

/** How soon a connection that broke is tried again, in milliseconds. */
const SOON = 50;
const LATER = 2000;

const SEND = 'select pg_notify($1, payload) from unnest($2::text[]) as payload';

export class PostgresSignals implements Signals {
  readonly #url: string;
  /** By this a process knows its own signals. */
  readonly #sender = randomUUID();
  readonly #listeners: SignalListener[] = [];
  /** The same is said once. */
  readonly #waiting = new Set<string>();
  #client: Client | null = null;
  #sending: Promise<void> | null = null;
  #connecting: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  async open(): Promise<void> {
    const client = new Client({ connectionString: this.#url, keepAlive: true });
    // what an error brings comes with the end of the connection
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    try {
      await client.connect();
      // a signal that a crash takes back is no loss
      await client.query(`set synchronous_commit = off; listen ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (this.#closed) {
      await client.end();
      return;
    }
    client.once('end', () => this.#lose());
    this.#client = client;
  }

  send(kind: SignalKind, ...ids: string[]): void {
    if (this.#closed) return;
    this.#wait(JSON.stringify([this.#sender, kind, ...ids]));
    this.#start();
  }

  listen(listener: SignalListener): void {
    this.#listeners.push(listener);
  }

  /** After what is still to be said. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#connecting) clearTimeout(this.#connecting);
    await this.#sending;
    await this.#client?.end();
  }

  #wait(payload: string): void {
    const isTooMuch = this.#waiting.size >= MOST;
    if (isTooMuch) this.#waiting.clear();
    const fits = !isTooMuch && Buffer.byteLength(payload) <= LONGEST;
    this.#waiting.add(fits ? payload : JSON.stringify([this.#sender, 'again' satisfies SignalKind]));
  }

  #start(): void {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
  }

  async #sendAll(): Promise<void> {
    // everything that comes in the same round of the event loop is one question
    await setImmediate();
    while (this.#client && this.#waiting.size > 0) {
      const payloads = [...this.#waiting];
      this.#waiting.clear();
      try {
        await this.#client.query({ name: 'signals', text: SEND, values: [CHANNEL, payloads] });
      } catch {
        // said when there is a connection again
        for (const payload of payloads) this.#wait(payload);
        return;
      }
    }
  }

  #hear(payload: string): void {
    const said = readSignal(payload);
    if (said && said.from !== this.#sender) this.#tell(said.kind, said.ids);
  }

  #tell(kind: SignalKind, ids: readonly string[]): void {
    for (const listener of this.#listeners) listener(kind, ids);
  }

  #lose(): void {
    this.#client = null;
    this.#comeBack(SOON);
  }

  #comeBack(delay: number): void {
    if (this.#closed) return;
    this.#connecting = setTimeout(() => void this.#tryAgain(delay), delay).unref();
  }

  async #tryAgain(delay: number): Promise<void> {
    try {
      await this.open();
    } catch {
      this.#comeBack(Math.min(2 * delay, LATER));
      return;
    }
    // whatever was said in between was not heard here
    this.#tell('again', []);
    this.#start();
  }
}

/** Null for what is not ours: anyone who may use the database may use the channel. */
function readSignal(payload: string): { from: string; kind: SignalKind; ids: string[] } | null {
  try {
    const words: unknown = JSON.parse(payload);
    if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) return null;
    const [from, name, ...ids] = words;
    const kind = SIGNAL_KINDS.find((known) => known === name);
    return from === undefined || kind === undefined ? null : { from, kind, ids };
  } catch {
    return null;
  }
}
