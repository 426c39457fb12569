import type { Game } from 'boardgame.io';
import type { BotLevel } from '../play/levels.ts';

/** What a create form asks, and what it is checked against. */
export interface GameMeta {
  readonly id: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  readonly players: { readonly min: number; readonly max: number };
  /** What players tell themselves apart by, in the order in which it is handed out; at least one for each. */
  readonly colours: readonly string[];
  /** By seat, where a colour belongs to a seat: who chooses the colour chooses the seat. */
  readonly coloursOf?: (players: number, options: Options) => readonly string[];
  readonly minutes: number;
  /** What is chosen before a match, by name. */
  readonly options: Readonly<Record<string, GameOption>>;
  /** The levels at which bots play it, each stronger than the one before. */
  readonly bots: readonly BotLevel[];
  readonly designers: readonly string[];
  readonly publisher: string;
  /** Does a seat know what others may not see? Then a screen that is shared changes hands behind a curtain. */
  readonly hasSecrets?: boolean;
}

/** A choice that is made with just these numbers of players, and cannot be made with others. */
export interface GameOption {
  readonly values: readonly OptionValue[] | NumberRange;
  readonly players: readonly number[];
  /** What is played where nothing is chosen; without it, something must be. */
  readonly usual?: OptionValue;
  /** Of a range: the numbers that are offered before one's own. */
  readonly proposals?: readonly number[];
}

export type OptionValue = number | string;

/** Every whole number from the one to the other. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/** The options of one match, once `optionsProblem` finds nothing wrong with them. */
export type Options = Readonly<Record<string, unknown>>;

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
  /**
   * Shuffles; `random` gives numbers from 0 up to 1. What is set and not left to chance may have been set anew since a
   * match was dealt: then it is as it was in its arrangement or in its opening.
   */
  arrange(players: number, random: () => number, options?: Options, dealt?: Arrangement | G): Arrangement;
  /** Throws if what came from outside does not arrange a game for so many players with these options. */
  parseArrangement(value: unknown, players: number, options?: Options): Arrangement;
  deal(arrangement: Arrangement): G;
  /** Whose move is awaited; null when the game is over. */
  toAct(G: G): number | null;
  /** Complete and exact: what it lists is accepted, what it does not list is refused. Works on a view as well. */
  legalMoves(G: G, seat: number): Action[];
  /** A key for the reason why anything at all is refused; null if it is legal. */
  refusal(G: G, seat: number, action: unknown): string | null;
  /** Every such reason. */
  readonly refusals: readonly string[];
  /** Does a legal action, in place. */
  play(G: G, seat: number, action: Action): void;
  /** Which part of the game it is, from 1. */
  round(G: G): number;
  /** How many turns have begun. */
  turn(G: G): number;
  /** What the last action brought about, in order. */
  events(G: G): readonly unknown[];
  /** Did the last action show something that nobody could foresee? Then it is not undone. */
  hasRevealed(G: G): boolean;
  /** Points so far, by seat. */
  scores(G: G): number[];
  result(G: G): Result | null;
  /** The only thing that ever leaves the server: what a seat, or a spectator, may see. */
  view(G: G, seat: number | null): G;
}

/** A whole game as text. */
export interface Notation<Action extends AnyAction, Arrangement> {
  write(arrangement: Arrangement, moves: readonly { seat: number; action: Action }[]): string;
  /** Throws with the line of the mistake. */
  parse(text: string): { arrangement: Arrangement; lines: GameLine<Action>[] };
}

/** A line of a written game: a move, or the scores that the writer expects at that point. */
export type GameLine<Action extends AnyAction> =
  { line: number; seat: number; action: Action } | { line: number; scores: [seat: number, score: number][] };

/** What bots need to know of a game to search it. */
export interface BotKnowledge<G, Action extends AnyAction> {
  /** A whole position that the view does not contradict: what is hidden is made up. */
  imagine(view: G, random: () => number): G;
  /** A copy that shares nothing that a move changes. */
  clone(G: G): G;
  /** Sensible things to do now, at least one for who is to act, each a run of legal actions by that seat. */
  plans(G: G, seat: number): Action[][];
  /** What the position is worth to the seat at first sight, in points. */
  value(G: G, seat: number): number;
  /** How good the position is for the seat, in points: what plans are compared by at once. */
  outlook(G: G, seat: number): number;
  /** What the seat can expect of the end, with an eye on the others. */
  prospects(G: G, seat: number): Prospects;
  /** The same by reason, in points: what makes one plan better than another. */
  reasons(G: G, seat: number): Reasons;
  /** Are all turns those of one seat? */
  alone(G: G): boolean;
  /** Has the seat decided what it wants of the turn, so that it chooses what comes of it, or goes on with that? */
  begun(G: G): boolean;
}

export interface Prospects {
  /** The points that the seat can expect to have at the end. */
  readonly points: number;
  /** What it plays for: by how many points it can expect to be ahead, or what comes to the same. */
  readonly lead: number;
}

/** How many of the points expected come from what; in all, what the seat is ahead, or has where nobody is beside it. */
export type Reasons = Readonly<Record<string, number>>;

/**
 * The bots of a game that is not searched: in an imagined world everyone would know what is hidden, so where it is all
 * about finding that out, no world tells what a plan is worth.
 */
export interface OwnBots<G, Action extends AnyAction> {
  /** One for each level that the game has. */
  readonly minds: Readonly<Partial<Record<BotLevel, Mind<G, Action>>>>;
}

/** Chooses the next actions of a seat from what it may see: at least one. */
export type Mind<G, Action extends AnyAction> = (view: G, seat: number, random: () => number) => Action[];

/** All that a table needs of a game, but for how it looks. */
export interface Playable<G, Action extends AnyAction, Arrangement, Line = unknown> {
  readonly meta: GameMeta;
  readonly rules: Rules<G, Action, Arrangement>;
  readonly game: Game<G>;
  /** The lines of the log that tell of what an action brought about. */
  tell(events: readonly unknown[]): Line[];
}

/** A game as the rest of the house knows it: with what bots know of it, which is more than all the rest. */
export interface GameModule<G, Action extends AnyAction, Arrangement, Line = unknown> extends Playable<
  G,
  Action,
  Arrangement,
  Line
> {
  readonly bot: BotKnowledge<G, Action> | OwnBots<G, Action>;
}

/** One that the bots of the house search. */
export interface SearchedGame<G, Action extends AnyAction, Arrangement, Line = unknown> extends GameModule<
  G,
  Action,
  Arrangement,
  Line
> {
  readonly bot: BotKnowledge<G, Action>;
}
