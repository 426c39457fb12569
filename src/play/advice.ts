/** What a strong player would do here: for hints, and for the review of a game that is over. */
import type { AnyAction, GameModule } from '../games/module.ts';
import { EFFORTS } from './bots.ts';
import type { BotLevel } from './levels.ts';
import { type Effort, type Option, search } from './search.ts';

export interface Advice<Action extends AnyAction> {
  /** From now to the end of the turn, or to the first action that shows something nobody can foresee. */
  readonly actions: Action[];
  /** The points that the seat can expect to have at the end. */
  readonly points: number;
  /** How many of them the best has more: 0 for the best. */
  readonly lost: number;
}

export interface Advised<Action extends AnyAction> {
  /** The best first: at most three, at least one. */
  readonly best: Advice<Action>[];
  /** What was really played, if that was asked about; it is among the best when it is one of them. */
  readonly played: Advice<Action> | null;
}

const ADVISED = 3;

/** `effort` is that of a level, or any other; `played` is a run of actions to be judged with the others. */
export function advise<G, Action extends AnyAction>(
  module: GameModule<G, Action, unknown>,
  view: G,
  seat: number,
  effort: BotLevel | Effort,
  random: () => number,
  played: Action[] | null = null,
): Advised<Action> {
  const options = search(module, view, seat, typeof effort === 'string' ? EFFORTS[effort] : effort, random, played);
  const most = Math.max(...options.map(({ points }) => points));
  const advice = ({ actions, points }: Option<Action>): Advice<Action> => ({ actions, points, lost: most - points });
  const own = options.find(({ actions }) => actions === played);
  return { best: options.slice(0, ADVISED).map(advice), played: own ? advice(own) : null };
}
