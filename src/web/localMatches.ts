/** The matches of this browser: each under a key of its own, so that writing one never touches another. */
import { METAS } from '../games/metas.ts';
import { areSeats } from '../games/seats.ts';
import type { MatchFile } from '../play/match-file.ts';
import { browserStorage } from './storage.ts';

export interface LocalMatch {
  /** The version of this record; the match file in it has one of its own. */
  readonly version: 1;
  readonly id: string;
  /** Counts the writings: of two tabs with the same match, the one with the lower number is behind. */
  readonly revision: number;
  /** When it began and when it was last played, as ISO dates. */
  readonly began: string;
  readonly played: string;
  readonly file: MatchFile;
  readonly summary: MatchSummary;
}

/** Enough for a list that knows no rules. */
export interface MatchSummary {
  readonly round: number;
  /** Whose move is awaited; null when the match is over. */
  readonly toAct: number | null;
  readonly scores: readonly number[];
  /** The seats that share the victory; nobody while the match goes on. */
  readonly winners: readonly number[];
}

/** A record that this version of the site can make nothing of, as it lies there. */
export interface UnreadableMatch {
  readonly id: string;
  readonly text: string;
  readonly problem: 'damaged' | 'otherVersion';
}

export type KeptMatch = LocalMatch | UnreadableMatch;

export const isReadable = (match: KeptMatch): match is LocalMatch => !('problem' in match);

/** Why the browser does not keep what is played. */
export type KeepingTrouble = 'full' | 'forbidden';

const PREFIX = 'litha.match.';

export class LocalMatches {
  readonly #storage: Storage;
  readonly #listeners = new Set<() => void>();
  /** What has been read before, so that an unchanged record is the same object again. */
  readonly #read = new Map<string, { readonly text: string; readonly match: KeptMatch }>();
  /** Matches that the browser would not keep: they live as long as the page. */
  readonly #unkept = new Map<string, LocalMatch>();
  #trouble: KeepingTrouble | null = null;
  #list: readonly KeptMatch[] | null = null;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** All of them, the last played first, and what cannot be read at the end. */
  list = (): readonly KeptMatch[] => {
    const ids = new Set([...this.#storedIds(), ...this.#unkept.keys()]);
    this.#list ??= [...ids]
      .flatMap((id) => this.get(id) ?? [])
      .toSorted((a, b) => playedAt(b).localeCompare(playedAt(a)));
    return this.#list;
  };

  get(id: string): KeptMatch | null {
    const unkept = this.#unkept.get(id);
    const stored = this.#stored(id);
    return unkept && !(stored && isAhead(stored, unkept)) ? unkept : stored;
  }

  /** Why the last match that was written is not kept; null if it is. */
  trouble = (): KeepingTrouble | null => this.#trouble;

  /** Writes at once, unless another tab has written as much or more: then false. */
  write(match: LocalMatch): boolean {
    const stored = this.#stored(match.id);
    if (stored && !isAhead(match, stored)) return false;
    this.#put(match.id, match);
    return true;
  }

  remove(id: string): void {
    this.#unkept.delete(id);
    this.#storage.removeItem(PREFIX + id);
    this.#tell();
  }

  /** Puts back what was removed. */
  restore(match: KeptMatch): void {
    this.#put(match.id, match);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another tab has written something; without a key it has cleared everything. */
  hear(key: string | null): void {
    if (key === null || key.startsWith(PREFIX)) this.#tell();
  }

  #put(id: string, match: KeptMatch): void {
    try {
      this.#storage.setItem(PREFIX + id, isReadable(match) ? JSON.stringify(match) : match.text);
      this.#unkept.delete(id);
      this.#trouble = null;
    } catch (error) {
      if (isReadable(match)) this.#unkept.set(id, match);
      this.#trouble = (error as Error).name === 'QuotaExceededError' ? 'full' : 'forbidden';
    }
    this.#tell();
  }

  #stored(id: string): KeptMatch | null {
    const text = this.#storage.getItem(PREFIX + id);
    if (text === null) return null;
    const before = this.#read.get(id);
    if (before?.text === text) return before.match;
    const match = readRecord(id, text);
    this.#read.set(id, { text, match });
    return match;
  }

  *#storedIds(): Generator<string> {
    for (let i = 0; i < this.#storage.length; i++) {
      const key = this.#storage.key(i);
      if (key?.startsWith(PREFIX)) yield key.slice(PREFIX.length);
    }
  }

  #tell(): void {
    this.#list = null;
    for (const listener of this.#listeners) listener();
  }
}

/** A record that cannot be read is behind every other. */
const isAhead = (match: KeptMatch, other: KeptMatch): boolean => revisionOf(match) > revisionOf(other);
const revisionOf = (match: KeptMatch): number => (isReadable(match) ? match.revision : 0);

const playedAt = (match: KeptMatch): string => (isReadable(match) ? match.played : '');

function readRecord(id: string, text: string): KeptMatch {
  try {
    const record = JSON.parse(text) as Partial<LocalMatch>;
    if (record.version === 1) return isRecord(record, id) ? record : { id, text, problem: 'damaged' };
    return { id, text, problem: typeof record.version === 'number' ? 'otherVersion' : 'damaged' };
  } catch {
    return { id, text, problem: 'damaged' };
  }
}

/** As far as a list has to know; whether the moves are legal is found out when the table is opened. */
function isRecord(record: Partial<LocalMatch>, id: string): record is LocalMatch {
  const { revision, began, played, file, summary } = record;
  const meta = METAS.find(({ id: game }) => game === file?.game);
  return (
    record.id === id &&
    typeof revision === 'number' &&
    isDate(began) &&
    isDate(played) &&
    meta !== undefined &&
    (file?.seats === undefined || areSeats(meta, file.options.players, file.seats)) &&
    typeof summary?.round === 'number' &&
    Array.isArray(summary.scores) &&
    Array.isArray(summary.winners)
  );
}

const isDate = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

export const localMatches = new LocalMatches(browserStorage());
