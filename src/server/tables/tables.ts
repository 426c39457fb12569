/** The live tables: boardgame.io's socket protocol, so that its stock clients can sit down, behind a door that is kept. */
import type { Game, Server as App } from 'boardgame.io';
import { SocketIO } from 'boardgame.io/server';
import type { Namespace, Server, ServerOptions, Socket } from 'socket.io';
import type { Account, MatchRecord } from '../store/store.ts';
import { isForBot } from './botSeats.ts';
import type { TablesDeps } from './deps.ts';
import { Guest } from './guest.ts';
import { House } from './house.ts';
import { Lobby } from './lobby.ts';
import { type Presence, presenceOf } from './presence.ts';
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

  constructor(deps: TablesDeps) {
    const house = new House(deps);
    super({
      socketOpts: {
        allowRequest: house.door.allowRequest,
        maxHttpBufferSize: house.limits.packetBytes,
        serveClient: false,
        cors: { origin: false },
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
    this.#house.turned = (match) => lobby.tellPlayers(match);
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

  /** After the store has it: tells everybody at the table and in the lobby. */
  matchChanged(match: MatchRecord, kind: MatchChange): void {
    this.#lobby?.change(match, kind === 'gone');
    void this.#house.doing(this.#changeTable(match, kind));
  }

  async #changeTable(match: MatchRecord, kind: MatchChange): Promise<void> {
    const { shelf, deps } = this.#house;
    const change = (table: Table | null) => {
      table?.change(match);
      if (kind === 'gone') table?.tell('refused', refused('noSuchMatch').refusal);
      else if (table) this.#house.wakeBots(table);
    };
    try {
      const hasBots = match.status === 'running' && match.seats.some(isForBot);
      if (hasBots) await shelf.use(match.id, change);
      else change(await shelf.find(match.id));
      if (kind === 'gone') shelf.forget(match.id);
    } catch (error) {
      deps.log.error({ err: error, match: match.id }, 'a table could not be told of a change');
    }
  }

  /** Whoever holds this seat only watches from now on. */
  dropSeat(matchId: string, seat: number): void {
    void this.#house.doing(this.#house.shelf.find(matchId).then((table) => table?.dropSeat(seat)));
  }

  /** Who is at a table of this process. */
  async presenceAt(matchId: string): Promise<Presence> {
    return presenceOf((await this.#house.shelf.find(matchId))?.viewers ?? []);
  }

  invited(accountId: string, matchId: string): void {
    this.#lobby?.invited(accountId, matchId);
  }

  /** After somebody has signed out or is no more: their sockets come back, and it is asked anew who they are. */
  accountChanged(accountId: string): void {
    for (const namespace of this.#namespaces) {
      for (const socket of namespace.sockets.values()) {
        // a connection that breaks is opened again by every client; one that is ended is not
        if (this.#accounts.get(socket)?.id === accountId) socket.conn.close();
      }
    }
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
