/** How a match goes on, and where to find one's way back in it. */
import type { State } from 'boardgame.io';
import type { MatchRecord } from './match.ts';

/** What one accepted action adds. */
export interface Progress {
  /** Of the state that the action was made in: if the match has gone on since, nothing is written. */
  readonly after: number;
  readonly stateId: number;
  /** boardgame.io's log entries, and the action as the reducer took it: enough to come from the state before to this one. */
  readonly step: Step;
  /** The whole state, now and then, so that nobody has to start from the beginning. */
  readonly checkpoint: State | null;
  readonly toAct: readonly number[];
  /** A turn begins: clocks start anew, and whoever is to act is told unless they are there. */
  readonly isNewTurn: boolean;
  readonly mark: Mark;
  readonly result: MatchRecord['result'];
  readonly at: number;
}

/** Where in the game a step has led, so that nobody has to play it again to find a place in it. */
export interface Mark {
  /** Who made the step. */
  readonly seat: number;
  readonly turn: number;
  readonly round: number;
  /** Points as everyone may see them. */
  readonly scores: readonly number[];
}

export interface Step {
  readonly action: unknown;
  readonly log: readonly unknown[];
}

/** Where to go on from: the newest checkpoint at or before a state, and the steps after it. */
export interface Saved {
  readonly stateId: number;
  readonly state: State;
  readonly steps: readonly { readonly stateId: number; readonly step: Step }[];
}
