/** Players that are programs. They get what their seat may see and answer with what to do next. */
import type { AnyAction, GameModule } from '../games/module.ts';
import { pick } from './random.ts';

/** Chooses the next actions of the seat: at least one. */
export type Bot = <G, Action extends AnyAction>(
  module: GameModule<G, Action, unknown>,
  view: G,
  seat: number,
  random: () => number,
) => Action[];

const random: Bot = (module, view, seat, numbers) => [pick(module.rules.legalMoves(view, seat), numbers)];

/** The plan after which the position is worth most, as far as can be seen now. */
const greedy: Bot = (module, view, seat, numbers) => {
  const { rules, bot } = module;
  const position = bot.imagine(view, numbers);
  const valueAfter = (plan: ReturnType<typeof bot.plans>[number]): number => {
    const G = bot.clone(position);
    for (const action of plan) rules.play(G, seat, action);
    return bot.value(G, seat);
  };
  const plans = bot.plans(view, seat);
  const values = plans.map(valueAfter);
  const best = plans[values.indexOf(Math.max(...values))];
  if (!best) throw new Error(`there is no plan for seat ${seat}`);
  return best;
};

export const BOTS = { random, greedy } as const satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;
