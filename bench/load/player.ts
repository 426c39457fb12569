/** A player at a real socket, as light as possible: it knows of a match only how far it has come. */
import type { State } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import type { Action } from '../../src/games/salamandra/rules/actions.ts';
import { stateIdOf } from '../../src/server/tables/engine.ts';
import { GAME, secretOf } from '../games.ts';

interface Awaited {
  readonly stateId: number;
  readonly resolve: () => void;
  readonly reject: (problem: Error) => void;
}

export class Player {
  updates = 0;
  /** Of all updates, as they came over the wire. */
  bytes = 0;
  readonly #seat: number;
  readonly #socket: Socket;
  #awaited: Awaited | null = null;
  #packetBytes = 0;

  constructor(address: string, seat: number) {
    this.#seat = seat;
    this.#socket = io(`${address}/${GAME}`, { transports: ['websocket'], forceNew: true, reconnection: false });
    this.#socket.on('sync', (_match, { state }: { state: State }) => this.#arrive(stateIdOf(state)));
    this.#socket.on('update', (_match, state: State) => this.#update(stateIdOf(state)));
    this.#socket.on('patch', (_match, _before, stateId: number) => this.#update(stateId));
    this.#socket.on('refused', (_match, { message }: { message: string }) => this.#fail(message));
    this.#socket.on('disconnect', (reason) => this.#fail(reason));
    this.#socket.on('connect', () => {
      this.#socket.io.engine.on('packet', ({ data }: { data?: string }) => {
        this.#packetBytes = Buffer.byteLength(data ?? '');
      });
    });
  }

  connected(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.once('connect', resolve);
      this.#socket.once('connect_error', reject);
    });
  }

  async sitDown(match: string): Promise<void> {
    const seated = this.reached(0);
    this.#socket.emit('sync', match, String(this.#seat), secretOf(this.#seat), 2);
    await seated;
  }

  move(match: string, stateId: number, [type, ...args]: Action): void {
    const payload = { type, args, playerID: String(this.#seat), credentials: secretOf(this.#seat) };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, stateId, match, String(this.#seat));
  }

  /** When the news of this state are here. */
  reached(stateId: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#awaited = { stateId, resolve, reject };
    });
  }

  close(): void {
    this.#socket.close();
  }

  #update(stateId: number): void {
    this.updates += 1;
    this.bytes += this.#packetBytes;
    this.#arrive(stateId);
  }

  #arrive(stateId: number): void {
    if (this.#awaited?.stateId === stateId) this.#awaited.resolve();
    else this.#fail(`state ${stateId} came out of turn`);
  }

  #fail(problem: string): void {
    this.#awaited?.reject(new Error(problem));
  }
}
