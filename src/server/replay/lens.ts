/** With whose eyes a match is looked back at. */
import type { LogEntry, State } from 'boardgame.io';
import { Problem } from '../problem.ts';
import type { MatchRecord } from '../store/contract/match.ts';
import type { Engine } from '../tables/engine.ts';
import { seatOfAccount } from '../tables/summary.ts';
import { logFor, type View, viewOf } from '../tables/views.ts';

/** A seat's, a spectator's, or those of somebody from whom nothing is hidden. */
export type Lens = number | 'spectator' | 'all';

/** While a match is played, everyone looks back with their own eyes; once it is over, with any. */
export function lensFor(match: MatchRecord, accountId: string | null, asked: Lens | undefined): Lens {
  if (match.status === 'over') {
    if (typeof asked === 'number' && asked >= match.seats.length) {
      throw new Problem(404, 'noSeat', 'There is no such seat.');
    }
    return asked ?? 'all';
  }
  const own = (accountId === null ? null : seatOfAccount(match, accountId)) ?? 'spectator';
  if (asked !== undefined && asked !== own) {
    throw new Problem(409, 'notOver', 'While a match is played, everyone looks back with their own eyes.');
  }
  return own;
}

export function viewThrough(lens: Lens, engine: Engine, state: State): View {
  if (lens === 'all') return { ...viewOf(engine, state, null), G: state.G };
  return viewOf(engine, state, lens === 'spectator' ? null : lens);
}

export function logThrough(lens: Lens, log: readonly LogEntry[]): readonly LogEntry[] {
  if (lens === 'all') return log;
  return logFor(log, lens === 'spectator' ? null : lens);
}
