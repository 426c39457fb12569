/** The lobby's namespace: which public matches can be joined, how one's own stand, and who has been invited where. Nobody sends anything. */
import type { Namespace, Socket } from 'socket.io';
import type { Account } from '../store/contract/accounts.ts';
import type { MatchRecord } from '../store/contract/match.ts';
import { summaryOf } from './summary.ts';

export class Lobby {
  readonly #namespace: Namespace;

  constructor(namespace: Namespace) {
    this.#namespace = namespace;
  }

  get isEmpty(): boolean {
    return this.#namespace.sockets.size === 0;
  }

  async enter(socket: Socket, account: Account | null): Promise<void> {
    if (account) await socket.join(roomOf(account.id));
  }

  change(match: MatchRecord, isGone: boolean): void {
    this.tellPlayers(match);
    if (match.visibility !== 'public') return;
    if (isGone || match.status !== 'open') this.gone(match.id);
    else this.#namespace.emit('match', summaryOf(match));
  }

  /** Everybody who plays it, on whichever page they are: it may be their turn now, or not any more. */
  tellPlayers(match: MatchRecord): void {
    const { rooms } = this.#namespace.adapter;
    for (const { accountId } of match.seats) {
      if (accountId === null || !rooms.has(roomOf(accountId))) continue;
      this.#namespace.to(roomOf(accountId)).emit('mine', summaryOf(match, accountId));
    }
  }

  gone(matchId: string): void {
    this.#namespace.emit('gone', matchId);
  }

  invited(accountId: string, matchId: string): void {
    this.#namespace.to(roomOf(accountId)).emit('invited', matchId);
  }
}

const roomOf = (accountId: string): string => `account:${accountId}`;
