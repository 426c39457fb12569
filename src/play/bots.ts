/** Players that are programs. They get what their seat may see and answer with what to do next. */
import type { AnyAction, GameModule, Mind, SearchedGame } from '../games/module.ts';
import type { BotLevel } from './levels.ts';
import { pick } from './random.ts';
import { type Effort, isSearched, search } from './search.ts';

/** Chooses the next actions of the seat: at least one. */
export type Bot = <G, Action extends AnyAction>(
  module: GameModule<G, Action, unknown>,
  view: G,
  seat: number,
  random: () => number,
) => Action[];

/** The same, for games that are searched. */
export type Searcher = <G, Action extends AnyAction>(
  module: SearchedGame<G, Action, unknown>,
  view: G,
  seat: number,
  random: () => number,
) => Action[];

/** What the levels spend on a decision: counted, not timed, so that a seed gives one game. */
export const EFFORTS = {
  easy: { width: 1, playouts: 0, turns: 0 },
  medium: { width: 1, playouts: 0, turns: 0 },
  hard: { width: 6, playouts: 960, turns: 2, positions: 32_000, overlooks: 0.4 },
  expert: { width: 12, playouts: 14_400, turns: 2, forEach: true, positions: 320_000 },
} as const satisfies Record<BotLevel, Effort>;

const random: Bot = (module, view, seat, numbers) => [pick(module.rules.legalMoves(view, seat), numbers)];

/** The plan after which the position is worth most at first sight. */
const greedy: Searcher = (module, view, seat, numbers) => bestNow(module, view, seat, numbers, 'value', KEEN);

/** Plays for the moment, overlooks some of what could be done, and misjudges the rest. */
const easy: Searcher = (module, view, seat, numbers) =>
  bestNow(module, view, seat, numbers, 'value', { overlooks: 0.25, misjudges: 3 });

/** Looks one turn ahead and knows what points come of, but not to the point. */
const medium: Searcher = (module, view, seat, numbers) =>
  bestNow(module, view, seat, numbers, 'outlook', { overlooks: 0.25, misjudges: 12 });

const searching =
  (effort: Effort): Searcher =>
  (module, view, seat, numbers) =>
    search(module, view, seat, effort, numbers)[0]!.actions;

/** How a player who is no machine goes wrong. */
interface Eyes {
  /** The part of all plans that is not thought of. */
  readonly overlooks: number;
  /** By up to so many points, either way, each plan is judged wrongly. */
  readonly misjudges: number;
}

const KEEN: Eyes = { overlooks: 0, misjudges: 0 };

function bestNow<G, Action extends AnyAction>(
  { rules, bot }: SearchedGame<G, Action, unknown>,
  view: G,
  seat: number,
  numbers: () => number,
  judgement: 'value' | 'outlook',
  { overlooks, misjudges }: Eyes,
): Action[] {
  const position = bot.imagine(view, numbers);
  const valueAfter = (plan: Action[]): number => {
    const G = bot.clone(position);
    for (const action of plan) rules.play(G, seat, action);
    const overlooked = numbers() < overlooks;
    return bot[judgement](G, seat) + misjudges * (2 * numbers() - 1) - (overlooked ? OUT_OF_SIGHT : 0);
  };
  const plans = bot.plans(view, seat);
  const values = plans.map(valueAfter);
  const best = plans[values.indexOf(Math.max(...values))];
  if (!best) throw new Error(`there is no plan for seat ${seat}`);
  return best;
}

/** More than any plan can make up for, unless all are overlooked. */
const OUT_OF_SIGHT = 1000;

/** Where a game has bots of its own, one of these; otherwise the search. */
const called =
  (name: string, searcher: Searcher): Bot =>
  (module, view, seat, numbers) => {
    if (isSearched(module)) return searcher(module, view, seat, numbers);
    return mindCalled(name, module)(view, seat, numbers);
  };

function mindCalled<G, Action extends AnyAction>(
  name: string,
  { meta, bot }: GameModule<G, Action, unknown>,
): Mind<G, Action> {
  const mind = 'minds' in bot && Object.hasOwn(bot.minds, name) ? bot.minds[name as BotLevel] : undefined;
  if (!mind) throw new Error(`${meta.name} has no bot "${name}"`);
  return mind;
}

export const BOTS = {
  random,
  greedy: called('greedy', greedy),
  easy: called('easy', easy),
  medium: called('medium', medium),
  hard: called('hard', searching(EFFORTS.hard)),
  expert: called('expert', searching(EFFORTS.expert)),
} as const satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;

/** Those that can play this game. */
export const botsOf = <G, Action extends AnyAction>(module: GameModule<G, Action, unknown>): BotName[] =>
  isSearched(module) ? (Object.keys(BOTS) as BotName[]) : ['random', ...module.meta.bots];
