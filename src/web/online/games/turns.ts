/** In which matches it is this person's turn, on whatever page: asked for when one comes, then told by the server's lobby. */
import { useSyncExternalStore } from 'react';
import type { MatchList, MatchSummary } from '../../../server/api/answers.ts';
import { isMyTurn } from '../lobby/mine.ts';
import { without } from '../lobby/openTables.ts';
import { Pages } from '../lobby/Pages.ts';
import { patiently } from '../patiently.ts';
import { enterRoom } from '../socket.ts';

/** What else is told there. */
export interface Hearing {
  /** How a match of one's own stands now. */
  readonly mine: (match: MatchSummary) => void;
  readonly invited: () => void;
  /** Anything may have been missed before. */
  readonly connected: () => void;
}

const NONE: readonly MatchSummary[] = [];

class Turns {
  readonly #listeners = new Set<() => void>();
  readonly #hearings = new Set<Hearing>();
  readonly #pages = new Pages(() => this.#show());
  readonly #ask = patiently(() => void this.#pages.ask('/api/my/turns'));
  #list = NONE;

  readonly getList = (): readonly MatchSummary[] => this.#list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  listen(hearing: Hearing): () => void {
    this.#hearings.add(hearing);
    return () => this.#hearings.delete(hearing);
  }

  /** For as long as this browser is the same person. Answers with the way out. */
  enter(): () => void {
    const { socket, leave } = enterRoom('lobby');
    const look = () => document.visibilityState === 'visible' && this.#ask.askIfRested();
    document.addEventListener('visibilitychange', look);
    socket.on('connect', () => {
      this.#ask.ask();
      for (const { connected } of this.#hearings) connected();
    });
    socket.on('mine', (match: MatchSummary) => {
      this.#pages.change((list) => withTurn(list, match));
      for (const { mine } of this.#hearings) mine(match);
    });
    socket.on('invited', () => {
      for (const { invited } of this.#hearings) invited();
    });
    socket.connect();
    return () => {
      document.removeEventListener('visibilitychange', look);
      this.#ask.stop();
      leave();
      this.#pages.clear();
    };
  }

  #show(): void {
    this.#list = this.#pages.listed.list?.matches ?? NONE;
    for (const listener of this.#listeners) listener();
  }
}

export const turns = new Turns();

/** The most urgent first. */
export const useTurns = (): readonly MatchSummary[] => useSyncExternalStore(turns.subscribe, turns.getList);

/** The list with this match in its place, or without it if it waits for somebody else. */
export function withTurn(list: MatchList, match: MatchSummary): MatchList {
  const { matches, next } = without(list, match.id);
  return { matches: isMyTurn(match) ? byDeadline([...matches, match]) : matches, next };
}

/** The soonest deadline first, then the longest waiting. */
const byDeadline = (matches: readonly MatchSummary[]): MatchSummary[] =>
  matches.toSorted((one, other) => dueOf(one) - dueOf(other) || one.updatedAt - other.updatedAt);

const dueOf = ({ seats, mySeat }: MatchSummary): number =>
  seats.find(({ seat }) => seat === mySeat)?.dueAt ?? Number.MAX_SAFE_INTEGER;
