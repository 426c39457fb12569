/** Search for any game whose bot knowledge is written down: every plan is tried in imagined worlds. */
import type { AnyAction, GameModule } from '../games/module.ts';

/** Something to do now, and what is to be expected from it. */
export interface Option<Action extends AnyAction> {
  readonly actions: Action[];
  /** The points that the seat can expect to have at the end. */
  readonly points: number;
  /** The same less what the strongest of the others can expect: what it is chosen by. */
  readonly ahead: number;
}

export interface Effort {
  /** How often a plan is played on in an imagined world, all plans together. */
  readonly playouts: number;
  /** How many plans are worth it: the best at first sight. */
  readonly width: number;
  /** For how many turns of the seat a playout goes on, unless the game ends before. */
  readonly turns: number;
}

interface Trial<Action extends AnyAction> {
  readonly actions: Action[];
  tried: number;
  points: number;
  ahead: number;
}

/**
 * What the seat can do, the best first. The playouts are shared out among the plans: after each round of them the worse
 * half is left alone. Without any the plans are judged by the position that they lead to. `also` is tried to the last.
 */
export function search<G, Action extends AnyAction>(
  module: GameModule<G, Action, unknown>,
  view: G,
  seat: number,
  { playouts, width, turns }: Effort,
  random: () => number,
  also: Action[] | null = null,
): Option<Action>[] {
  const { bot } = module;
  const plans = bot.plans(view, seat);
  if (also) plans.push(also);
  const trials = plans.map((actions): Trial<Action> => ({ actions, tried: 0, points: 0, ahead: 0 }));
  const position = bot.imagine(view, random);
  for (const trial of trials) {
    const G = bot.clone(position);
    follow(module, G, seat, trial.actions);
    note(module, trial, G, seat);
  }
  trials.sort(better);
  let left = trials.slice(0, width);
  if (also && !left.some(({ actions }) => actions === also))
    left.push(trials.find(({ actions }) => actions === also)!);
  const worse = trials.filter((trial) => !left.includes(trial));
  if (left.length > 1 && playouts > 0) {
    for (const trial of left) trial.tried = trial.points = trial.ahead = 0;
    const rounds = Math.ceil(Math.log2(left.length));
    for (let round = 0; round < rounds; round++) {
      const worlds = Math.max(1, Math.round(playouts / rounds / left.length));
      for (let i = 0; i < worlds; i++) {
        const world = bot.imagine(view, random);
        for (const trial of left) {
          const G = bot.clone(world);
          follow(module, G, seat, trial.actions);
          playOut(module, G, seat, turns);
          note(module, trial, G, seat);
        }
      }
      left.sort(better);
      const beaten = left.filter(({ actions }, rank) => rank >= Math.ceil(left.length / 2) && actions !== also);
      worse.unshift(...beaten);
      left = left.filter((trial) => !beaten.includes(trial));
    }
  }
  return [...left, ...worse].map(({ actions, tried, points, ahead }) => ({
    actions,
    points: points / tried,
    ahead: ahead / tried,
  }));
}

const better = (a: Trial<AnyAction>, b: Trial<AnyAction>): number => b.ahead / b.tried - a.ahead / a.tried;

function note<G, Action extends AnyAction>(
  { rules, bot }: GameModule<G, Action, unknown>,
  trial: Trial<Action>,
  G: G,
  seat: number,
): void {
  const points = bot.outlook(G, seat);
  let rival = -Infinity;
  for (let other = 0; other < rules.scores(G).length; other++) {
    if (other !== seat) rival = Math.max(rival, bot.outlook(G, other));
  }
  trial.tried++;
  trial.points += points;
  trial.ahead += points - rival;
}

/** Plays a plan as far as it goes in this world. */
function follow<G, Action extends AnyAction>(
  { rules }: GameModule<G, Action, unknown>,
  G: G,
  seat: number,
  plan: readonly Action[],
): void {
  for (const action of plan) {
    if (rules.refusal(G, seat, action)) return;
    rules.play(G, seat, action);
  }
}

/** Everyone goes on as well as they can see at once. */
function playOut<G, Action extends AnyAction>(
  module: GameModule<G, Action, unknown>,
  G: G,
  seat: number,
  turns: number,
): void {
  const { rules, bot } = module;
  let turn = bot.turn(G);
  let left = turns;
  for (let next = rules.toAct(G); next !== null; next = rules.toAct(G)) {
    if (bot.turn(G) !== turn) {
      turn = bot.turn(G);
      if (next === seat && left-- === 0) return;
    }
    for (const action of bestAtOnce(module, G, next)) rules.play(G, next, action);
  }
}

/** The plan after which the outlook is best. */
function bestAtOnce<G, Action extends AnyAction>(
  module: GameModule<G, Action, unknown>,
  G: G,
  seat: number,
): Action[] {
  const { rules, bot } = module;
  const plans = bot.plans(G, seat);
  let best = plans[0] as Action[];
  if (plans.length === 1) return best;
  let most = -Infinity;
  for (const plan of plans) {
    const after = bot.clone(G);
    for (const action of plan) rules.play(after, seat, action);
    const outlook = bot.outlook(after, seat);
    if (outlook <= most) continue;
    most = outlook;
    best = plan;
  }
  return best;
}
