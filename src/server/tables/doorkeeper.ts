/** Who may connect, how often, and how much each may say. */
import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import type { Account } from '../store/contract/accounts.ts';
import type { TablesDeps } from './deps.ts';
import { Buckets, type Limits } from './limits.ts';

type Engine = Server['engine'];

export class Doorkeeper {
  readonly #deps: TablesDeps;
  readonly #limits: Limits;
  readonly #open = new Map<string, number>();
  readonly #connecting: Buckets;
  readonly #bySocket: Buckets;
  readonly #byAccount: Buckets;
  readonly #byAddress: Buckets;
  readonly #talking: Buckets;

  constructor(deps: TablesDeps, limits: Limits) {
    this.#deps = deps;
    this.#limits = limits;
    this.#connecting = new Buckets(limits.newConnectionsPerAddress, deps.now);
    this.#bySocket = new Buckets(limits.packetsPerSocket, deps.now);
    this.#byAccount = new Buckets(limits.packetsPerAccount, deps.now);
    this.#byAddress = new Buckets(limits.packetsPerAddress, deps.now);
    this.#talking = new Buckets(limits.linesPerTalker, deps.now);
  }

  readonly allowRequest = (
    request: IncomingMessage,
    answer: (problem: string | null | undefined, isAllowed: boolean) => void,
  ): void => {
    const problem = this.#problemWith(request);
    answer(problem, problem === null);
  };

  #problemWith(request: IncomingMessage): string | null {
    if (!this.#deps.isAllowedOrigin(request.headers.origin)) return 'This page may not connect to the tables.';
    const address = this.#deps.addressOf(request);
    const isFull = (this.#open.get(address) ?? 0) >= this.#limits.connectionsPerAddress;
    return isFull || !this.#connecting.take(address) ? 'Too many connections from this address.' : null;
  }

  /** Counts the connections that are open. */
  count(engine: Engine): void {
    let all = 0;
    const add = (address: string, change: 1 | -1) => {
      all += change;
      const open = (this.#open.get(address) ?? 0) + change;
      if (open === 0) this.#open.delete(address);
      else this.#open.set(address, open);
      this.#deps.metrics.socketsOpen(all);
    };
    engine.on('connection', (connection: Socket['conn']) => {
      const address = this.#deps.addressOf(connection.request);
      add(address, 1);
      connection.once('close', () => {
        add(address, -1);
      });
    });
  }

  /** Lets so many packets through; says `tooFast` once, and cuts whoever does not stop. */
  guard(socket: Socket, account: Account | null, tooFast: () => void): void {
    const address = this.#deps.addressOf(socket.request);
    let unheard = 0;
    socket.use((_packet, next) => {
      const isHeard =
        this.#bySocket.take(socket.id) &&
        (account === null || this.#byAccount.take(account.id)) &&
        this.#byAddress.take(address);
      if (isHeard) {
        unheard = 0;
        next();
        return;
      }
      unheard += 1;
      if (unheard === 1) tooFast();
      if (unheard > this.#limits.unheardPackets) socket.disconnect(true);
    });
  }

  mayTalk(socket: Socket, account: Account | null): boolean {
    return this.#talking.take(account?.id ?? socket.id);
  }
}
