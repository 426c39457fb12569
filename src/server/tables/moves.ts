/** A move: looked at, made, written, and only then told. */
import type { State } from 'boardgame.io';
import type { MatchRecord } from '../store/contract/match.ts';
import type { Progress } from '../store/contract/steps.ts';
import type { Store } from '../store/store.ts';
import type { Logger } from './deps.ts';
import { type Engine, mayUndo, type PlayerAction, type Reduced, stateIdOf } from './engine.ts';
import { checkpointOf } from './load.ts';
import { matchAfter, progressOf } from './progress.ts';
import { Refused, refused, refusedByRules } from './refusals.ts';
import type { Table } from './table.ts';
import type { Viewer } from './viewer.ts';

export interface Attempt {
  readonly seat: number;
  /** Of the state that the mover saw. */
  readonly stateId: number;
  readonly action: PlayerAction;
  /** The mover, if its own client has already made the move. */
  readonly ahead: Viewer | null;
}

export interface Moves {
  readonly store: Store;
  readonly now: () => number;
  readonly log: Logger;
  /** How long a write may take. */
  readonly writeMs: number;
  /** Told when a turn has begun, or the match has ended. */
  readonly turned: (match: MatchRecord) => void;
}

export const move = (seat: number, type: string, args: unknown[]): PlayerAction => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID: String(seat) },
});

export const undo = (seat: number): PlayerAction => ({
  type: 'UNDO',
  payload: { type: null, args: null, playerID: String(seat) },
});

/** Throws a `Refused` if nothing has changed. */
export const attempt = (table: Table, moves: Moves, { seat, stateId, action, ahead }: Attempt): Promise<void> =>
  moves.store.locked(table.id, () =>
    table.alone(async () => {
      if (table.isUnsure) await within(moves.writeMs, table.goOn(), 'notAvailable');
      await refuseUnlessRunning(table);
      if (stateId !== stateIdOf(table.state)) throw refused('staleState');
      const reduced = reduce(table.engine, table.state, seat, action, moves.log);
      const checkpoint = checkpointOf(reduced.state, table.checkpointId);
      const { match, isNewTurn } = await write(table, moves, action, reduced, checkpoint);
      table.advance(reduced, match, checkpoint !== null, ahead);
      if (isNewTurn || match.status === 'over') moves.turned(match);
      moves.store.signals.send('moved', table.id);
    }),
  );

async function refuseUnlessRunning(table: Table): Promise<void> {
  // the last seat may have been taken a moment ago
  if (table.match.status === 'open') await table.look();
  if (table.match.status === 'open') throw refused('notStarted');
  if (table.match.status === 'over') throw refused('alreadyOver');
}

function reduce(engine: Engine, state: State, seat: number, action: PlayerAction, log: Logger): Reduced {
  try {
    refuse(engine, state, seat, action);
    const reduced = engine.reduce(state, action);
    if (reduced) return reduced;
  } catch (error) {
    if (error instanceof Refused) throw error;
    log.error({ err: error, game: engine.module.meta.id, action }, 'a move failed in the rules');
    throw refused('moveFailed');
  }
  throw refused(action.type === 'UNDO' ? 'cannotUndo' : 'moveFailed');
}

function refuse(engine: Engine, state: State, seat: number, action: PlayerAction): void {
  if (action.type === 'UNDO') {
    if (!mayUndo(engine, state, String(seat))) throw refused('cannotUndo');
    return;
  }
  const { type, args } = action.payload;
  if (!engine.game.moveNames.includes(type)) throw refused('unknownMove');
  const reason = engine.module.rules.refusal(state.G, seat, [type, ...args]);
  if (reason !== null) throw refusedByRules(reason);
}

/** What the match is after the move, once that is safe. */
async function write(
  table: Table,
  moves: Moves,
  action: PlayerAction,
  reduced: Reduced,
  checkpoint: State | null,
): Promise<{ match: MatchRecord; isNewTurn: boolean }> {
  const { store, now, log, writeMs } = moves;
  const progress = progressOf(table.engine, table.state, action, reduced, checkpoint, now());
  try {
    const outcome = await within(writeMs, store.matches.append(table.id, progress), 'notWritten');
    if (outcome === 'behind') await within(writeMs, overtaken(table), 'notWritten');
  } catch (error) {
    if (error instanceof Refused && error.refusal.error !== 'notWritten') throw error;
    table.doubt();
    log.error({ err: error, match: table.id, stateId: progress.stateId }, 'a move was not written');
    throw refused('notWritten');
  }
  return { match: await afterwards(table, moves, progress), isNewTurn: progress.isNewTurn };
}

/** Where turns have a time, the store has set new clocks in the same write: they are read, all else is known. */
async function afterwards(
  { id, match }: Table,
  { store, log, writeMs }: Moves,
  progress: Progress,
): Promise<MatchRecord> {
  const known = matchAfter(match, progress, progress.at);
  if (match.turnMs === null || !progress.isNewTurn) return known;
  try {
    return (await within(writeMs, store.matches.get(id), 'notAvailable')) ?? known;
  } catch (error) {
    // the move counts all the same
    log.error({ err: error, match: id }, 'the clocks could not be read');
    return known;
  }
}

/** Another process was faster: everyone hears of that first. */
async function overtaken(table: Table): Promise<never> {
  await table.goOn();
  await table.look();
  throw refused(table.match.status === 'over' ? 'alreadyOver' : 'staleState');
}

async function within<T>(ms: number, work: Promise<T>, otherwise: 'notWritten' | 'notAvailable'): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(refused(otherwise));
    }, ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
