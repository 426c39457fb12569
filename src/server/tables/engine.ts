/** A game as boardgame.io plays it on the server: built once for all its matches. */
import type { Ctx, Game, LogEntry, State } from 'boardgame.io';
import { CreateGameReducer, ProcessGameConfig } from 'boardgame.io/internal';
import type { AnyGame } from '../../games/index.ts';

/** What a player may do; nothing else ever reaches the reducer. */
export type PlayerAction =
  | { readonly type: 'MAKE_MOVE'; readonly payload: { type: string; args: unknown[]; playerID: string } }
  | { readonly type: 'UNDO'; readonly payload: { type: null; args: null; playerID: string } };

export interface Reduced {
  readonly state: State;
  readonly log: readonly LogEntry[];
}

export interface Engine {
  readonly module: AnyGame;
  readonly game: ReturnType<typeof ProcessGameConfig>;
  /** The state after the action; null if boardgame.io does not take it. Throws what a move throws. */
  reduce(state: State, action: PlayerAction): Reduced | null;
}

const engines = new WeakMap<AnyGame, Engine>();

export function engineOf(module: AnyGame): Engine {
  const known = engines.get(module);
  if (known) return known;
  const game = ProcessGameConfig(module.game as Game);
  const reducer = CreateGameReducer({ game });
  const engine: Engine = {
    module,
    game,
    reduce(before, action) {
      const after = reducer({ ...before, ctx: unshared(before.ctx) }, action) as State;
      if (stateIdOf(after) !== stateIdOf(before) + 1) return null;
      const { deltalog = [], ...state } = after;
      // nobody may redo, so what was undone need not be kept; what boardgame.io did by itself follows from the action
      return { state: { ...state, _redo: [] }, log: deltalog.filter(({ automatic }) => !automatic) };
    },
  };
  engines.set(module, engine);
  return engine;
}

/** boardgame.io counts moves and sets stages in place, also in the states that undo remembers. */
function unshared(ctx: Ctx): Ctx {
  const copy: Ctx = { ...ctx };
  for (const name of CHANGED_IN_PLACE) if (copy[name]) Object.assign(copy, { [name]: { ...copy[name] } });
  return copy;
}

const CHANGED_IN_PLACE = [
  'activePlayers',
  '_activePlayersMinMoves',
  '_activePlayersMaxMoves',
  '_activePlayersNumMoves',
] as const;

/** Grows by one with every action. */
export const stateIdOf = ({ _stateID }: { readonly _stateID: number }): number => _stateID;

/** How many states of this turn are remembered: the one that it began with, and one for each action since. */
export const remembered = ({ _undo }: State): number => _undo.length;

/** boardgame.io's own rules: who alone is to act takes back a move of this turn that may be. */
export function mayUndo({ game }: Engine, { G, ctx, _undo }: State, playerID: string): boolean {
  const { activePlayers, currentPlayer } = ctx;
  const isAlone = activePlayers
    ? Object.hasOwn(activePlayers, playerID) && Object.keys(activePlayers).length === 1
    : currentPlayer === playerID;
  const [before, last] = _undo.slice(-2);
  if (!isAlone || !before || !last || last.playerID !== playerID) return false;
  const move = game.flow.getMove(before.ctx, last.moveType ?? '', playerID);
  const undoable = typeof move === 'object' && move !== null ? move.undoable : true;
  return typeof undoable === 'function' ? undoable({ G, ctx }) : undoable !== false;
}

/** Has the mover's own client already made the move? Then its state is one ahead of what it was sent. */
export function isMadeAhead({ game }: Engine, { ctx }: State, action: PlayerAction): boolean {
  if (action.type === 'UNDO') return false;
  const move = game.flow.getMove(ctx, action.payload.type, action.payload.playerID);
  return !(move !== null && typeof move === 'object' && move.client === false);
}
