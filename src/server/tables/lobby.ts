/** The lobby's namespace: which public matches can be joined, and who has been invited where. Nobody sends anything. */
import type { Namespace, Socket } from 'socket.io';
import type { Account, MatchRecord } from '../store/store.ts';
import { summaryOf } from './summary.ts';

export class Lobby {
  readonly #namespace: Namespace;

  constructor(namespace: Namespace) {
    this.#namespace = namespace;
  }

  async enter(socket: Socket, account: Account | null): Promise<void> {
    if (account) await socket.join(roomOf(account.id));
  }

  change(match: MatchRecord, isGone: boolean): void {
    if (match.visibility !== 'public') return;
    if (isGone || match.status !== 'open') this.#namespace.emit('gone', match.id);
    else this.#namespace.emit('match', summaryOf(match));
  }

  invited(accountId: string, matchId: string): void {
    this.#namespace.to(roomOf(accountId)).emit('invited', matchId);
  }
}

const roomOf = (accountId: string): string => `account:${accountId}`;
