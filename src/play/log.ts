import type { LogEntry } from 'boardgame.io';

/** The entries of the moves that stand: boardgame.io's log also has those that were taken back, and the taking back. */
export function standing(log: readonly LogEntry[]): LogEntry[] {
  const done: LogEntry[] = [];
  const undone: LogEntry[] = [];
  for (const entry of log) {
    if (entry.action.type === 'UNDO') undone.push(...done.splice(-1));
    else if (entry.action.type === 'REDO') done.push(...undone.splice(-1));
    else if (entry.action.type === 'MAKE_MOVE') {
      done.push(entry);
      undone.length = 0;
    }
  }
  return done;
}
