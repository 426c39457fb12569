/** All that the lobby shows, and how it stays true: asked for when one comes, then told by the server's room. */
import type { InvitationList, MatchSummary } from '../../../server/api/answers.ts';
import { ApiProblem, call } from '../api.ts';
import { hearLobby } from '../socket.ts';
import { isHeld, keepPlace } from './keepPlace.ts';
import { withNewSeats } from './mine.ts';
import { type Listed, Pages } from './Pages.ts';
import { patiently } from '../patiently.ts';
import { ANY, type Filter, fits, pathFor, withMatch, without } from './openTables.ts';

export type Invitation = InvitationList['invitations'][number];

export interface LobbyState {
  /** Public tables that can be joined. */
  readonly tables: Listed;
  readonly filter: Filter;
  /** Tables that cannot be joined any more, and stay only because somebody is at them. */
  readonly gone: ReadonlySet<string>;
  /** The reader's own matches. */
  readonly mine: Listed;
  readonly invitations: readonly Invitation[];
  /** Is the connection lost, and what one sees perhaps out of date? */
  readonly lost: boolean;
  /** A table of the reader's has just filled. */
  readonly begun: boolean;
}

type Own = Omit<LobbyState, 'tables' | 'mine'>;

/** So long it is waited for the socket before the lists are asked for without it. */
const ENTRY_MS = 1500;

export class LobbyRoom {
  readonly #listeners = new Set<() => void>();
  readonly #tables = new Pages(() => this.#show({}));
  readonly #mine = new Pages(() => this.#show({}));
  /** After anything may have been missed. */
  readonly #all = patiently(() => this.#askAll());
  /** After news that concern only the reader. */
  readonly #own = patiently(() => this.#askOwn());
  #account: string | null = null;
  /** Has anything been asked for? */
  #open = false;
  #list: HTMLElement | null = null;
  #state: LobbyState = {
    tables: this.#tables.listed,
    filter: ANY,
    gone: new Set(),
    mine: this.#mine.listed,
    invitations: [],
    lost: false,
    begun: false,
  };

  readonly getState = (): LobbyState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The list of tables, in the page. */
  readonly setList = (list: HTMLElement | null): void => {
    this.#list = list;
  };

  /**
   * The lists are asked for after the first connection, so that nothing falls in between, and again when it comes back or
   * the page is looked at again. Answers with the way out.
   */
  enter(): () => void {
    const withoutSocket = setTimeout(this.#all.ask, ENTRY_MS);
    const look = () => document.visibilityState === 'visible' && this.#all.askIfRested();
    document.addEventListener('visibilitychange', look);
    const leave = hearLobby({
      connect: () => {
        clearTimeout(withoutSocket);
        this.#show({ lost: false });
        this.#all.ask();
      },
      disconnect: (reason: string) => this.#show({ lost: reason !== 'io client disconnect' }),
      match: (match: MatchSummary) => this.#hearMatch(match),
      gone: (id: string) => this.#hearGone(id),
      invited: this.#own.ask,
    });
    return () => {
      clearTimeout(withoutSocket);
      document.removeEventListener('visibilitychange', look);
      leave();
      this.#all.stop();
      this.#own.stop();
    };
  }

  setAccount(account: string | null): void {
    if (account === this.#account) return;
    this.#account = account;
    this.#mine.clear();
    this.#show({ invitations: [] });
    if (this.#open) this.#askOwn();
  }

  readonly setFilter = (filter: Filter): void => {
    this.#show({ filter });
    void this.#tables.ask(pathFor(filter));
  };

  /** For whoever does not want to wait. */
  readonly again = (): void => this.#askAll();
  readonly moreTables = (): void => void this.#tables.more();
  readonly moreMine = (): void => void this.#mine.more();

  /** It was declined, or its match cannot be joined any more. */
  readonly forget = (id: string): void => {
    this.#show({ invitations: this.#state.invitations.filter(({ match }) => match.id !== id) });
  };

  /** Nobody can sit down there any more: the row goes, unless somebody is just at it. */
  readonly lose = (id: string): void => {
    keepPlace(this.#list, () => {
      if (this.#isHeld(id)) this.#show({ gone: new Set([...this.#state.gone, id]) });
      else this.#tables.change((list) => without(list, id));
    });
  };

  /** Nobody is at this row any more: if it does not belong here, it goes. */
  readonly leaveRow = (id: string): void => {
    const { tables, gone, filter } = this.#state;
    const match = tables.list?.matches.find((one) => one.id === id);
    if (!match || (!gone.has(id) && fits(filter, match))) return;
    keepPlace(this.#list, () => this.#tables.change((list) => without(list, id)));
  };

  #hearMatch(match: MatchSummary): void {
    keepPlace(this.#list, () => {
      const stays = fits(this.#state.filter, match) || this.#isHeld(match.id);
      this.#tables.change((list) => (stays ? withMatch(list, match) : without(list, match.id)));
      this.#mine.change((list) => withNewSeats(list, match));
    });
  }

  #hearGone(id: string): void {
    this.lose(id);
    this.forget(id);
    if (!this.#mine.listed.list?.matches.some((match) => match.id === id)) return;
    // of a table that one sits at it means that all are there
    this.#show({ begun: true });
    this.#own.ask();
  }

  #isHeld(id: string): boolean {
    return isHeld(this.#list?.querySelector(`[data-match="${id}"]`));
  }

  #askAll(): void {
    this.#open = true;
    void this.#tables.ask(pathFor(this.#state.filter));
    this.#askOwn();
  }

  #askOwn(): void {
    if (this.#account === null) return;
    void this.#mine.ask('/api/my/matches');
    void this.#askInvitations(this.#account);
  }

  /** What cannot be had now comes with the next occasion. */
  async #askInvitations(account: string): Promise<void> {
    try {
      const { invitations } = await call<InvitationList>('GET', '/api/my/invitations');
      if (account === this.#account) this.#show({ invitations });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
    }
  }

  #show(change: Partial<Own>): void {
    this.#state = { ...this.#state, ...change, tables: this.#tables.listed, mine: this.#mine.listed };
    for (const listener of this.#listeners) listener();
  }
}
