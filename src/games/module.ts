import type { Game } from 'boardgame.io';

/** What the create form asks and checks. */
export interface GameMeta {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly designers: readonly string[];
  readonly publisher: string;
}

/** A move's name and its arguments. */
export type AnyAction = readonly [move: string, ...args: unknown[]];

export interface Result {
  scores: number[];
  /** The seats that share the victory. */
  winners: number[];
}

/**
 * The rules of a game as pure functions over plain state. `G` is the whole truth, `Arrangement` all that chance
 * decided before the first move.
 */
export interface Rules<G, Action extends AnyAction, Arrangement> {
  /** Shuffles; `random` gives numbers from 0 up to 1. */
  arrange(players: number, random: () => number): Arrangement;
  deal(arrangement: Arrangement): G;
  /** The seat whose move is awaited; null when the game is over. */
  toAct(G: G): number | null;
  /** Complete and exact: what it lists is accepted, what it does not list is refused. Works on a view as well. */
  legalMoves(G: G, seat: number): Action[];
  /** A key for the reason why anything at all is refused; null if it is legal. */
  refusal(G: G, seat: number, action: unknown): string | null;
  /** Does a legal action, in place. */
  play(G: G, seat: number, action: Action): void;
  result(G: G): Result | null;
  /** The only thing that ever leaves the server: what a seat, or a spectator, may see. */
  view(G: G, seat: number | null): G;
}

/** A game as the rest of the house knows it. */
export interface GameModule<G, Action extends AnyAction, Arrangement> {
  readonly meta: GameMeta;
  readonly rules: Rules<G, Action, Arrangement>;
  readonly game: Game<G>;
  readonly bot: BotKnowledge<G, Action>;
  /** A copy that shares nothing with the original, for those who try things out. */
  clone(G: G): G;
  /** Throws with the place of the mistake if what came from outside does not arrange this game. */
  parseArrangement(value: unknown, players: number): Arrangement;
  /** One action as a line of notation, and back. */
  writeAction(G: G, action: Action): string;
}

/** What searching bots need to know of a game. */
export interface BotKnowledge<G, Action extends AnyAction> {
  /** Sensible things to do, each a run of actions by the same seat that leaves nothing half done. */
  plans(G: G, seat: number): Action[][];
  /** What the position is worth to the seat, in points. */
  value(G: G, seat: number): number;
}
