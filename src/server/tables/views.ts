/** What leaves the server: nothing but this. */
import type { Ctx, LogEntry, State } from 'boardgame.io';
import type { Engine } from './engine.ts';

/** A seat's number, or null for all who watch. */
export type Seat = number | null;

export interface View {
  readonly G: unknown;
  readonly ctx: Ctx;
  readonly plugins: Record<string, { data: unknown }>;
  readonly _undo: readonly never[];
  readonly _redo: readonly never[];
  readonly _stateID: number;
}

const NOTHING: readonly never[] = [];

export function viewOf({ game }: Engine, { G, ctx, plugins, _stateID }: State, seat: Seat): View {
  const playerID = seat === null ? null : String(seat);
  const shown: View['plugins'] = {};
  // a plugin that does not say what may be seen shows nothing; boardgame.io's own have nothing to show
  for (const { name, playerView } of game.plugins ?? []) {
    const data: unknown = plugins[name]?.data;
    if (playerView) shown[name] = { data: playerView({ G, ctx, game, data, playerID }) };
  }
  return {
    G: game.playerView?.({ G, ctx, playerID }),
    ctx,
    plugins: shown,
    _undo: NOTHING,
    _redo: NOTHING,
    _stateID,
  };
}

/** The same list for everyone, unless something in it is not for everyone. */
export const logFor = (log: readonly LogEntry[], seat: Seat): readonly LogEntry[] =>
  log.some(({ redact }) => redact) ? log.map((entry) => shownTo(seat, entry)) : log;

/** A redacted move keeps its name for everyone else; its arguments and what it brought are the mover's. */
function shownTo(seat: Seat, entry: LogEntry): LogEntry {
  const { redact, metadata: _metadata, ...open } = entry;
  const { action } = entry;
  if (!redact || (seat !== null && action.payload.playerID === String(seat))) return entry;
  return { ...open, action: { ...action, payload: { ...action.payload, args: null } } };
}
