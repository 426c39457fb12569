/** Search for any game whose bot knowledge is written down: every plan is tried in imagined worlds. */
import type { AnyAction, GameModule, Reasons, SearchedGame } from '../games/module.ts';

/** Something to do now, and what is to be expected from it. */
export interface Option<Action extends AnyAction> {
  readonly actions: Action[];
  /** The points that the seat can expect to have at the end. */
  readonly points: number;
  /** By how many it can expect to be ahead, as the game has it: what it is chosen by. */
  readonly lead: number;
  /** In how many worlds it was played on. */
  readonly playouts: number;
  /** What is expected, by reason; where nobody asked, there are none. */
  readonly reasons: Reasons;
}

/** Have its bots what it takes to search? */
export const isSearched = <G, Action extends AnyAction>(
  module: GameModule<G, Action, unknown>,
): module is SearchedGame<G, Action, unknown> => 'plans' in module.bot;

/** How much is spent on a decision: counted, not timed, so that the same seed gives the same game. */
export interface Effort {
  /** How many plans are worth a closer look: the best at first sight. */
  readonly width: number;
  /** How often a plan is played on in an imagined world, all plans of a full width together. */
  readonly playouts: number;
  /** For how many turns, of whomever, a playout goes on. */
  readonly turns: number;
  /** With more players than that a playout has a turn for each, and there are as many fewer playouts. */
  readonly forEach?: boolean;
  /**
   * When so many positions have been judged there are no more playouts: where much can be done each takes longer. After the
   * first decision of a turn a sixteenth of them is enough.
   */
  readonly positions?: number;
  /** The part of all plans that is not thought of. */
  readonly overlooks?: number;
}

/** A plan, and the sums of what came of it. */
interface Trial<Action extends AnyAction> {
  readonly actions: Action[];
  tried: number;
  points: number;
  lead: number;
  reasons: Record<string, number>;
}

/** What else a search is to say. */
export interface Wanted<Action extends AnyAction> {
  /** A run of actions that is judged with the plans, and stays to the last. */
  readonly also?: Action[] | null;
  readonly reasons?: boolean;
}

/**
 * What the seat can do, the best first. All plans are judged by the position that they lead to; the best of them are
 * played on, each in the same worlds as the others, and after each round of playouts the worse half is left alone.
 */
export function search<G, Action extends AnyAction>(
  module: SearchedGame<G, Action, unknown>,
  view: G,
  seat: number,
  effort: Effort,
  random: () => number,
  { also = null, reasons = false }: Wanted<Action> = {},
): Option<Action>[] {
  const plans = thoughtOf(module.bot.plans(view, seat), effort.overlooks ?? 0, random);
  if (also) plans.push(also);
  const trials = plans.map((actions): Trial<Action> => ({ actions, tried: 0, points: 0, lead: 0, reasons: {} }));
  tryEach(module, trials, module.bot.imagine(view, random), seat, 0, random, reasons);
  trials.sort(byLead);
  const stays = (trial: Trial<Action>, places: number): boolean =>
    trials.indexOf(trial) < places || trial.actions === also;
  let left = trials.filter((trial) => stays(trial, effort.width));
  const judged = new Set(left);
  if (left.length < 2 || effort.playouts === 0) return trials.map((trial) => optionOf(trial, 0));
  for (const trial of left) Object.assign(trial, { tried: 0, points: 0, lead: 0, reasons: {} });
  const turns = effort.forEach ? Math.max(effort.turns, module.rules.scores(view).length) : effort.turns;
  const rounds = Math.ceil(Math.log2(left.length));
  const each = (effort.playouts / effort.width) * (left.length / rounds) * (effort.turns / turns);
  const most = ((effort.positions ?? Infinity) * (module.bot.begun(view) ? AFTERWARDS : 1)) / rounds;
  for (let round = 0; round < rounds; round++) {
    let judgedNow = 0;
    for (let worlds = Math.max(1, Math.round(each / left.length)); worlds > 0 && judgedNow < most; worlds--) {
      judgedNow += tryEach(module, left, module.bot.imagine(view, random), seat, turns, random, reasons);
    }
    left.sort(byLead);
    trials.splice(0, left.length, ...left);
    const half = Math.ceil(left.length / 2);
    left = left.filter((trial) => stays(trial, half));
  }
  return trials.map((trial) => optionOf(trial, judged.has(trial) ? trial.tried : 0));
}

/** The part of a decision's positions that is judged after the first decision of a turn. */
const AFTERWARDS = 1 / 16;

/** What is not overlooked; all, if that would be nothing. */
function thoughtOf<Plan>(plans: Plan[], overlooks: number, random: () => number): Plan[] {
  if (overlooks === 0) return plans;
  const kept = plans.filter(() => random() >= overlooks);
  return kept.length > 0 ? kept : plans;
}

const byLead = (a: Trial<AnyAction>, b: Trial<AnyAction>): number => b.lead / b.tried - a.lead / a.tried;

const optionOf = <Action extends AnyAction>(trial: Trial<Action>, playouts: number): Option<Action> => ({
  actions: trial.actions,
  points: trial.points / trial.tried,
  lead: trial.lead / trial.tried,
  playouts,
  reasons: Object.fromEntries(Object.entries(trial.reasons).map(([reason, n]) => [reason, n / trial.tried])),
});

/** Plays every plan in one world, goes on for some turns, and notes the outlook. How many positions were judged. */
function tryEach<G, Action extends AnyAction>(
  module: SearchedGame<G, Action, unknown>,
  trials: readonly Trial<Action>[],
  world: G,
  seat: number,
  turns: number,
  random: () => number,
  wantsReasons: boolean,
): number {
  const { bot } = module;
  let judged = trials.length;
  for (const trial of trials) {
    const G = bot.clone(world);
    follow(module, G, seat, trial.actions);
    const end = turns > 0 ? playOut(module, G, seat, turns, random) : { G, judged: 0 };
    judged += end.judged;
    const { points, lead } = bot.prospects(end.G, seat);
    trial.tried++;
    trial.points += points;
    trial.lead += lead;
    if (!wantsReasons) continue;
    for (const [reason, n] of Object.entries(bot.reasons(end.G, seat))) {
      trial.reasons[reason] = (trial.reasons[reason] ?? 0) + n;
    }
  }
  return judged;
}

/** Plays a plan as far as it goes in this world. */
function follow<G, Action extends AnyAction>(
  { rules }: SearchedGame<G, Action, unknown>,
  G: G,
  seat: number,
  plan: readonly Action[],
): void {
  for (const action of plan) {
    if (rules.refusal(G, seat, action)) return;
    rules.play(G, seat, action);
  }
}

/**
 * Everyone goes on as well as they can see at once; the others look less closely, which saves time. Alone all turns are
 * one's own: half as many are played on, and not all plans are looked at. The position in the end, and how many were judged.
 */
function playOut<G, Action extends AnyAction>(
  module: SearchedGame<G, Action, unknown>,
  G: G,
  seat: number,
  turns: number,
  random: () => number,
): { G: G; judged: number } {
  const { rules, bot } = module;
  const alone = bot.alone(G);
  let judged = 0;
  const last = rules.turn(G) + (alone ? turns / 2 : turns);
  for (let next = rules.toAct(G); next !== null && rules.turn(G) <= last; next = rules.toAct(G)) {
    let plans = bot.plans(G, next);
    const most = next !== seat ? GLANCED_AT : alone ? LOOKED_AT_ALONE : plans.length;
    if (plans.length > most) plans = some(plans, most, random);
    G = afterBest(module, G, next, plans);
    judged += plans.length;
  }
  return { G, judged };
}

/** Of so many plans somebody else's best is found. */
const GLANCED_AT = 3;
/** And of so many one's own, where nobody else has a turn. */
const LOOKED_AT_ALONE = 8;

/** Every so many, from a random one on. */
function some<T>(list: readonly T[], n: number, random: () => number): T[] {
  const step = list.length / n;
  const first = random() * step;
  return Array.from({ length: n }, (_, i) => list[Math.floor(first + i * step)] as T);
}

/** The position after the plan after which the outlook is best; where there is one plan only, this one is changed. */
function afterBest<G, Action extends AnyAction>(
  { rules, bot }: SearchedGame<G, Action, unknown>,
  G: G,
  seat: number,
  plans: readonly Action[][],
): G {
  let best = G;
  let most = -Infinity;
  for (const plan of plans) {
    const after = plans.length > 1 ? bot.clone(G) : G;
    for (const action of plan) rules.play(after, seat, action);
    if (plans.length === 1) break;
    const outlook = bot.outlook(after, seat);
    if (outlook <= most) continue;
    most = outlook;
    best = after;
  }
  return best;
}
