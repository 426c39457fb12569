/** The live tables: boardgame.io's socket protocol, so that its stock clients can sit down, behind a door that is kept. */
import type { Game, Server as App } from 'boardgame.io';
import { SocketIO } from 'boardgame.io/server';
import type { Namespace, Server, ServerOptions, Socket } from 'socket.io';
import type { Chore } from '../chores.ts';
import type { Account } from '../store/contract/accounts.ts';
import type { MatchRecord } from '../store/contract/match.ts';
import { isForBot } from './botSeats.ts';
import { tableChores } from './chores.ts';
import type { TablesDeps } from './deps.ts';
import { stateIdOf } from './engine.ts';
import { Guest } from './guest.ts';
import { House } from './house.ts';
import { Lobby } from './lobby.ts';
import { Others } from './others.ts';
import { refused } from './refusals.ts';
import type { Table } from './table.ts';

/** What happened to a match other than a move. */
export type MatchChange = 'seats' | 'started' | 'over' | 'gone';

export class Tables extends SocketIO {
  readonly #house: House;
  readonly #namespaces: Namespace[] = [];
  readonly #accounts = new WeakMap<Socket, Account>();
  #sockets: Server | null = null;
  #lobby: Lobby | null = null;
  #others: Others | null = null;

  constructor(deps: TablesDeps) {
    const house = new House(deps);
    super({
      socketOpts: {
        allowRequest: house.door.allowRequest,
        maxHttpBufferSize: house.limits.packetBytes,
        serveClient: false,
        cors: { origin: false },
        // whoever polls comes to another process each time
        ...(deps.isShared && { transports: ['websocket'] }),
      } as ServerOptions,
    });
    this.#house = house;
  }

  override init(app: App.App & { _io?: Server }, games: Game[]): void {
    // without games it only opens the socket server: everything that boardgame.io does with packets is done here
    super.init(app, []);
    const { _io: sockets } = app as { _io: Server };
    this.#sockets = sockets;
    this.#house.door.count(sockets.engine);
    sockets.use((_socket, next) => {
      next(new Error('There is nothing here; connect to a game or to the lobby.'));
    });
    for (const { name } of games) {
      if (name) this.#welcome(sockets.of(name), (socket, account) => new Guest(this.#house, socket, account, name));
    }
    const lobby = new Lobby(sockets.of('lobby'));
    this.#lobby = lobby;
    this.#others = new Others(this.#house, {
      lobby,
      accountChanged: (accountId) => this.#cutOff(accountId),
      anyAccountChanged: () => this.#recogniseAll(),
    });
    this.#house.turned = (match) => {
      lobby.tellPlayers(match);
      this.#house.deps.store.signals.send('turned', match.id);
    };
    this.#welcome(sockets.of('lobby'), (socket, account) => {
      this.#house.door.guard(socket, account, () => undefined);
      void lobby.enter(socket, account);
    });
  }

  /** Knows who comes before anything that they send is read. */
  #welcome(namespace: Namespace, enter: (socket: Socket, account: Account | null) => void): void {
    const { accountOf, log } = this.#house.deps;
    const recognise = async (socket: Socket, next: (problem?: Error) => void): Promise<void> => {
      try {
        const account = await accountOf(socket.handshake.headers.cookie);
        if (account) this.#accounts.set(socket, account);
      } catch (error) {
        log.error({ err: error }, 'a session could not be read');
        next(new Error('The server cannot be reached at the moment.'));
        return;
      }
      next();
    };
    namespace.use((socket, next) => void recognise(socket, next));
    namespace.on('connection', (socket) => {
      enter(socket, this.#accounts.get(socket) ?? null);
    });
    this.#namespaces.push(namespace);
  }

  /** What is to be done by the clock. */
  get chores(): readonly Chore[] {
    return this.#others ? tableChores(this.#house, this.#others) : [];
  }

  /** After the store has it: tells everybody at the table and in the lobby. */
  matchChanged(match: MatchRecord, kind: MatchChange): void {
    const { signals } = this.#house.deps.store;
    this.#lobby?.change(match, kind === 'gone');
    signals.send('changed', match.id);
    if (kind === 'gone' && match.visibility === 'public') signals.send('gone', match.id);
    void this.#house.doing(this.#changeTable(match, kind));
  }

  async #changeTable(match: MatchRecord, kind: MatchChange): Promise<void> {
    const { shelf, deps } = this.#house;
    const change = async (table: Table | null) => {
      table?.change(match);
      // somebody may have moved elsewhere
      if (table && match.stateId > stateIdOf(table.state)) await table.follow();
      if (kind === 'gone') table?.tell('refused', refused('noSuchMatch').refusal);
      else if (table) this.#house.wakeBots(table);
    };
    try {
      const hasBots = match.status === 'running' && match.seats.some(isForBot);
      if (hasBots) await shelf.use(match.id, change);
      else await change(await shelf.find(match.id));
      if (kind === 'gone') shelf.forget(match.id);
    } catch (error) {
      deps.log.error({ err: error, match: match.id }, 'a table could not be told of a change');
    }
  }

  /** Whoever holds this seat only watches from now on. */
  dropSeat(matchId: string, seat: number): void {
    void this.#house.doing(this.#house.shelf.find(matchId).then((table) => table?.dropSeat(seat)));
  }

  invited(accountId: string, matchId: string): void {
    this.#lobby?.invited(accountId, matchId);
    this.#house.deps.store.signals.send('invited', accountId, matchId);
  }

  /** After somebody has signed out or is no more: their sockets come back, and it is asked anew who they are. */
  accountChanged(accountId: string): void {
    this.#cutOff(accountId);
    this.#house.deps.store.signals.send('account', accountId);
  }

  #cutOff(accountId: string): void {
    for (const [socket, account] of this.#known()) {
      // a connection that breaks is opened again by every client; one that is ended is not
      if (account.id === accountId) socket.conn.close();
    }
  }

  async #recogniseAll(): Promise<void> {
    for (const [socket, account] of this.#known()) {
      const now = await this.#house.deps.accountOf(socket.handshake.headers.cookie);
      if (now?.id !== account.id) socket.conn.close();
    }
  }

  /** All sockets of people who have an account. */
  #known(): [Socket, Account][] {
    const sockets = this.#namespaces.flatMap((namespace) => [...namespace.sockets.values()]);
    return sockets.flatMap((socket) => {
      const account = this.#accounts.get(socket);
      return account ? [[socket, account] as [Socket, Account]] : [];
    });
  }

  /** Tells clients to come back later, finishes what is being written, and cuts the connections. */
  async close(): Promise<void> {
    const sockets = this.#sockets;
    if (!sockets) return;
    for (const namespace of this.#namespaces) namespace.emit('closing');
    await this.#house.close();
    sockets.engine.close();
  }
}
