/** All matches of one person, by how they stand, and how the page stays true. */
import type { InvitationList, MatchSummary } from '../../../server/api/answers.ts';
import { ApiProblem, call } from '../api.ts';
import type { Invitation } from '../lobby/LobbyRoom.ts';
import { type Listed, Pages } from '../lobby/Pages.ts';
import { patiently } from '../patiently.ts';
import { hearLobby } from '../socket.ts';
import { withMine } from './placed.ts';

export const STATUSES = ['running', 'open', 'over'] as const satisfies readonly MatchSummary['status'][];

export interface GamesState extends Readonly<Record<MatchSummary['status'], Listed>> {
  readonly invitations: readonly Invitation[];
}

export class GamesRoom {
  readonly #listeners = new Set<() => void>();
  readonly #lists = {
    running: new Pages(() => this.#show()),
    open: new Pages(() => this.#show()),
    over: new Pages(() => this.#show()),
  };
  readonly #all = patiently(() => this.#ask());
  #invitations: readonly Invitation[] = [];
  #state: GamesState = this.#now();

  readonly getState = (): GamesState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  enter(): () => void {
    const leave = hearLobby({
      connect: this.#all.ask,
      mine: (match: MatchSummary) => {
        for (const status of STATUSES) this.#lists[status].change((list) => withMine(list, status, match));
        this.forget(match.id);
      },
      invited: () => void this.#askInvitations(),
    });
    // without the socket, too
    this.#all.askIfRested();
    return () => {
      leave();
      this.#all.stop();
    };
  }

  readonly again = (): void => this.#ask();

  readonly more = (status: MatchSummary['status']): void => void this.#lists[status].more();

  /** It was declined, or one sits there now. */
  readonly forget = (id: string): void => {
    this.#invitations = this.#invitations.filter(({ match }) => match.id !== id);
    this.#show();
  };

  #ask(): void {
    for (const status of STATUSES) void this.#lists[status].ask(`/api/my/matches?status=${status}`);
    void this.#askInvitations();
  }

  /** What cannot be had now comes with the next occasion. */
  async #askInvitations(): Promise<void> {
    try {
      ({ invitations: this.#invitations } = await call<InvitationList>('GET', '/api/my/invitations'));
      this.#show();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
    }
  }

  #now(): GamesState {
    const { running, open, over } = this.#lists;
    return { running: running.listed, open: open.listed, over: over.listed, invitations: this.#invitations };
  }

  #show(): void {
    this.#state = this.#now();
    for (const listener of this.#listeners) listener();
  }
}
