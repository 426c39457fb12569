/** Search for any game whose bot knowledge is written down: every plan is tried in imagined worlds. */
import type { AnyAction, GameModule } from '../games/module.ts';

/** Something to do now, and what is to be expected from it. */
export interface Option<Action extends AnyAction> {
  readonly actions: Action[];
  /** The points that the seat can expect to have at the end. */
  readonly points: number;
}

/**
 * What the seat can do, the best first. So many playouts are shared out among the plans: after each round of them the
 * worse half is left alone. Without any the plans are judged by the position that they lead to. `also` is tried with
 * the others to the last.
 */
export function search<G, Action extends AnyAction>(
  module: GameModule<G, Action, unknown>,
  view: G,
  seat: number,
  playouts: number,
  random: () => number,
  also: Action[] | null = null,
): Option<Action>[] {
  const { bot } = module;
  const plans = bot.plans(view, seat);
  if (also) plans.push(also);
  const judged = plans.map((actions) => ({ actions, sum: 0, tried: 0 }));
  const position = bot.imagine(view, random);
  for (const option of judged) {
    const G = bot.clone(position);
    follow(module, G, seat, option.actions);
    option.sum = bot.value(G, seat);
    option.tried = 1;
  }
  const mean = ({ sum, tried }: (typeof judged)[number]): number => sum / tried;
  let left = judged.toSorted((a, b) => mean(b) - mean(a)).slice(0, WIDTH);
  for (const option of left) option.sum = option.tried = 0;
  const beaten: typeof judged = judged.filter((option) => !left.includes(option));
  let spent = 0;
  while (left.length > 1 && spent + left.length <= playouts) {
    const worlds = Math.max(1, Math.floor(playouts / (left.length * Math.ceil(Math.log2(WIDTH)))));
    for (let i = 0; i < worlds; i++) {
      const world = bot.imagine(view, random);
      for (const option of left) {
        const G = bot.clone(world);
        follow(module, G, seat, option.actions);
        option.sum += playOut(module, G, seat);
        option.tried++;
        spent++;
      }
    }
    left.sort((a, b) => mean(b) - mean(a));
    const worse = left.splice(Math.ceil(left.length / 2)).filter(({ actions }) => actions !== also);
    beaten.unshift(...worse);
  }
  for (const option of judged) if (option.tried === 0) option.tried = 1;
  return [...left, ...beaten].map((option) => ({ actions: option.actions, points: mean(option) }));
}

const WIDTH = 8;

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

/** Everyone goes on to the end of the round, as well as they can see at once. */
function playOut<G, Action extends AnyAction>(module: GameModule<G, Action, unknown>, G: G, seat: number): number {
  const { rules, bot } = module;
  const round = rules.round(G);
  for (let next = rules.toAct(G); next !== null && rules.round(G) === round; next = rules.toAct(G)) {
    const plans = bot.plans(G, next);
    let best = plans[0] as Action[];
    let most = -Infinity;
    for (const plan of plans) {
      const after = bot.clone(G);
      follow(module, after, next, plan);
      const value = bot.value(after, next);
      if (value <= most) continue;
      most = value;
      best = plan;
    }
    follow(module, G, next, best);
  }
  return bot.value(G, seat);
}
