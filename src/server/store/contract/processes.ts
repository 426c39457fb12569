/** What the processes that share a database know of each other. */

export interface Processes {
  /**
   * Says that this process is alive, and strikes out those that have not been heard of since then: who was at a table
   * there is there no more. `isNew`: this process was not in the list, or not any more.
   */
  beat(at: number, silentSince: number): Promise<{ readonly isNew: boolean; readonly gone: readonly string[] }>;
}

/** Who is at a table. */
export interface Presence {
  readonly seats: readonly number[];
  readonly spectators: number;
}

export const NOBODY_THERE: Presence = { seats: [], spectators: 0 };

/** A seat may be open in several processes; each spectator is at one. */
export const sumOf = (all: readonly Presence[]): Presence => ({
  seats: [...new Set(all.flatMap(({ seats }) => seats))].toSorted((a, b) => a - b),
  spectators: all.reduce((sum, { spectators }) => sum + spectators, 0),
});

export interface PresenceBook {
  /** Who is at the table by this process. */
  put(matchId: string, presence: Presence, at: number): Promise<void>;
  /** Who is at the table by any process. */
  at(matchId: string): Promise<Presence>;
  /** Who is at tables by other processes; tables where nobody is are left out. */
  elsewhere(matchIds: readonly string[]): Promise<ReadonlyMap<string, Presence>>;
}

/**
 * What processes tell each other, with the ids that say what to read:
 * moved (match), turned (match: a move has begun a turn, or ended it), changed (match: anything but its moves), gone (match: a public one, for the lobby), said (match, line),
 * presence (match), invited (account, match), account (account: not who it was), again (nothing: anything may be new).
 */
export const SIGNAL_KINDS = [
  'moved',
  'turned',
  'changed',
  'gone',
  'said',
  'presence',
  'invited',
  'account',
  'again',
] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

export type SignalListener = (kind: SignalKind, ids: readonly string[]) => void;

export interface Signals {
  /** Tells all other processes, soon, and nobody waits for it: whoever must not miss it looks from time to time. */
  send(kind: SignalKind, ...ids: string[]): void;
  /** Hears the others; `again` also whenever something may have been missed. */
  listen(listener: SignalListener): void;
}
