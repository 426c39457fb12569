import type { Socket } from 'socket.io';
import type { Account } from '../store/contract/accounts.ts';
import type { Identity } from './seats.ts';
import type { Seat } from './views.ts';

/** A socket at a table. The same seat may be open in several. */
export class Viewer {
  readonly socket: Socket;
  readonly account: Account | null;
  readonly identity: Identity;
  seat: Seat;
  /** Of the state that its client has; null while that is not known. */
  stateId: number | null = null;
  isSyncing = false;

  constructor(socket: Socket, account: Account | null, identity: Identity, seat: Seat) {
    this.socket = socket;
    this.account = account;
    this.identity = identity;
    this.seat = seat;
  }

  /** What its client has was made for another seat, so nothing is told as a change of it any more. */
  sitOn(seat: Seat): void {
    this.seat = seat;
    this.stateId = null;
  }
}
