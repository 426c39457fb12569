/** In which matches it is this person's turn, on whatever page: asked for when one comes, then told by the server's lobby. */
import { useSyncExternalStore } from 'react';
import type { MatchList, MatchSummary } from '../../../server/api/answers.ts';
import { isMyTurn } from '../lobby/mine.ts';
import { without } from '../lobby/openTables.ts';
import { Pages } from '../lobby/Pages.ts';
import { patiently } from '../patiently.ts';
import { hearLobby } from '../socket.ts';

const NONE: readonly MatchSummary[] = [];

class Turns {
  readonly #listeners = new Set<() => void>();
  readonly #pages = new Pages(() => this.#show());
  readonly #ask = patiently(() => void this.#pages.ask('/api/my/turns'));
  #list = NONE;

  readonly getList = (): readonly MatchSummary[] => this.#list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** For as long as this browser is the same person. Answers with the way out. */
  enter(): () => void {
    const leave = hearLobby({
      connect: this.#ask.ask,
      mine: (match: MatchSummary) => this.#pages.change((list) => withTurn(list, match)),
    });
    const look = () => document.visibilityState === 'visible' && this.#ask.askIfRested();
    document.addEventListener('visibilitychange', look);
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
