/** What a strong player would do here: for hints, and for the review of a game that is over. */
import type { AnyAction, SearchedGame } from '../games/module.ts';
import { EFFORTS } from './bots.ts';
import type { BotLevel } from './levels.ts';
import { type Effort, type Option, search } from './search.ts';

export interface Advice<Action extends AnyAction> {
  /** From now to the end of the turn, or to the first action that shows something nobody can foresee. */
  readonly actions: Action[];
  /** The points that the seat can expect to have at the end. */
  readonly points: number;
  /** How much worse than the best it is, in points by which the seat can expect to be ahead: 0 for the best. */
  readonly lost: number;
  /** What is expected of it more than of the other best, or less: what weighs most first. */
  readonly why: readonly Difference[];
}

export interface Difference {
  readonly reason: string;
  readonly points: number;
}

export interface Advised<Action extends AnyAction> {
  /** The best first: at most three, at least one. */
  readonly best: Advice<Action>[];
  /** What was really played, if that was asked about. */
  readonly played: Advice<Action> | null;
}

const ADVISED = 3;

/**
 * `effort` is that of a level, or any other. `played` is a run of actions to be judged with the others, from here to
 * the end of the turn or shorter; of it counts what could be chosen before something new was shown.
 */
export function advise<G, Action extends AnyAction>(
  module: SearchedGame<G, Action, unknown>,
  view: G,
  seat: number,
  effort: BotLevel | Effort,
  random: () => number,
  played: readonly Action[] | null = null,
): Advised<Action> {
  const chosen = played && foreseen(module, view, seat, played, random);
  const spent = typeof effort === 'string' ? EFFORTS[effort] : effort;
  const [best, ...others] = search(module, view, seat, spent, random, { also: chosen, reasons: true }) as [
    Option<Action>,
    ...Option<Action>[],
  ];
  const options = [best, ...others.toSorted(byLead)];
  const advised = options.slice(0, ADVISED);
  const advice = (option: Option<Action>): Advice<Action> => ({
    actions: foreseen(module, view, seat, option.actions, random),
    points: option.points,
    lost: Math.max(0, best.lead - option.lead),
    why: differences(option, advised),
  });
  const own = options.find(({ actions }) => actions === chosen);
  return { best: advised.map(advice), played: own ? advice(own) : null };
}

/** Beside what can be expected of the others on average. */
function differences(option: Option<AnyAction>, advised: readonly Option<AnyAction>[]): Difference[] {
  const others = advised.filter((other) => other !== option);
  if (others.length === 0) return [];
  return Object.entries(option.reasons)
    .map(([reason, n]) => {
      const usual = others.reduce((sum, other) => sum + (other.reasons[reason] ?? 0), 0) / others.length;
      return { reason, points: n - usual };
    })
    .filter(({ points }) => Math.abs(points) >= NOTEWORTHY)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, NOTED);
}

/** Less than that many points explain nothing, and more reasons than these nobody wants to read. */
const NOTEWORTHY = 0.5;
const NOTED = 3;

/** What was looked at more closely comes first. */
const byLead = (a: Option<AnyAction>, b: Option<AnyAction>): number =>
  Number(b.playouts > 0) - Number(a.playouts > 0) || b.lead - a.lead;

/** The actions up to the first that shows something new; where there is none, to the end of the turn. */
function foreseen<G, Action extends AnyAction>(
  module: SearchedGame<G, Action, unknown>,
  view: G,
  seat: number,
  actions: readonly Action[],
  random: () => number,
): Action[] {
  const { rules, bot } = module;
  const G = bot.clone(bot.imagine(view, random));
  const turn = rules.turn(G);
  const run: Action[] = [];
  let next = actions;
  do {
    for (const action of next) {
      if (rules.refusal(G, seat, action)) return run;
      rules.play(G, seat, action);
      run.push(action);
      if (rules.hasRevealed(G)) return run;
    }
    if (rules.toAct(G) !== seat || rules.turn(G) !== turn) return run;
    next = (search(module, G, seat, EFFORTS.medium, random)[0] as Option<Action>).actions;
  } while (next.length > 0);
  return run;
}
