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
  let best: { plan: ReturnType<typeof bot.plans>[number]; value: number } | null = null;
  for (const plan of bot.plans(view, seat)) {
    const G = bot.clone(position);
    for (const action of plan) rules.play(G, seat, action);
    const value = bot.value(G, seat);
    if (!best || value > best.value) best = { plan, value };
  }
  return best?.plan ?? [pick(rules.legalMoves(view, seat), numbers)];
};

export const BOTS = { random, greedy } as const satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;
