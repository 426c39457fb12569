/** A match as boards show it, out of what boardgame.io has of it, here or on the server. */
import type { LogEntry } from 'boardgame.io';
import type { AnyAction, Playable } from '../games/module.ts';
import type { Position, ToldLine, UndoState } from '../games/table.ts';
import { standing } from '../play/log.ts';

/** Of any game. */
export type AnyPosition = Position<unknown, AnyAction, unknown>;

type Told<G, Line> = Pick<Playable<G, AnyAction, unknown, Line>, 'rules' | 'tell'>;

/** The opening, and every move that stands. */
export function toldLines<G, Line>(
  { rules, tell }: Told<G, Line>,
  opening: G,
  log: readonly LogEntry[],
): ToldLine<Line>[] {
  const numbered = ({ _stateID, turn }: Pick<LogEntry, '_stateID' | 'turn'>, events: readonly unknown[]) =>
    tell(events).map((line, i) => ({ id: `${_stateID}.${i}`, turn, line }));
  return [
    ...numbered({ _stateID: -1, turn: 0 }, rules.events(opening)),
    ...standing(log).flatMap((entry) => numbered(entry, entry.metadata as readonly unknown[])),
  ];
}

/** For who is to move, after so many moves of this turn. */
export function undoState<G>({ rules }: Pick<Told<G, unknown>, 'rules'>, view: G, made: number): UndoState {
  if (rules.toAct(view) === null) return 'over';
  if (made === 0) return 'nothing';
  return rules.hasRevealed(view) ? 'revealed' : 'possible';
}
