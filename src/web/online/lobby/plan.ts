/** What a new match is to be, as the form asks and the game's meta allows. */
import { type BotLevel, isBotLevel, levelAmong } from '../../../play/levels.ts';
import { METAS } from '../../../games/metas.ts';
import type { GameMeta, Options } from '../../../games/module.ts';
import { optionsFrom, sizesOf, smallestCompany } from '../../../games/options.ts';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { recall, remember } from '../../storage.ts';

export interface Plan {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly visibility: MatchSummary['visibility'];
  readonly pace: MatchSummary['pace'];
  /** Null for all the time in the world, which everybody has who plays live. */
  readonly turnMs: number | null;
  readonly isRated: boolean;
  readonly colour: string;
  /** Who is to take each of the other seats. */
  readonly others: readonly (BotLevel | 'person')[];
}

export const VISIBILITIES = ['public', 'unlisted'] as const satisfies readonly Plan['visibility'][];
export const PACES = ['live', 'relaxed'] as const satisfies readonly Plan['pace'][];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
export const TURN_TIMES: readonly Plan['turnMs'][] = [
  null,
  ...[1, 6, 12].map((hours) => hours * HOUR),
  ...[1, 2, 3, 7, 14].map((days) => days * DAY),
];

const KEY = 'litha.plan';

export const firstMeta = (): GameMeta => METAS[0] as GameMeta;

/** Any game will do where there is none of this name. */
export const metaOf = (game: unknown): GameMeta => METAS.find(({ id }) => id === game) ?? firstMeta();

/** What the game does not allow, or nobody has chosen, becomes the first that there is. */
export function planFrom(wishes: Partial<Record<keyof Plan, unknown>>): Plan {
  const meta = metaOf(wishes.game);
  const { id, colours, bots } = meta;
  const players = sizesOf(meta).find((count) => count === Number(wishes.players)) ?? smallestCompany(meta);
  // nobody waits for whoever plays alone
  const pace = players === 1 ? 'live' : oneOf(PACES, wishes.pace);
  const wanted: unknown[] = Array.isArray(wishes.others) ? wishes.others : [];
  const others = Array.from({ length: players - 1 }, (_, i) => playerFor(bots, wanted[i]));
  return {
    game: id,
    players,
    options: optionsFrom(meta, players, wishes.options),
    visibility: players === 1 ? 'unlisted' : oneOf(VISIBILITIES, wishes.visibility),
    pace,
    turnMs: pace === 'relaxed' ? oneOf(TURN_TIMES, wishes.turnMs) : null,
    // nobody is rated by a match with bots, nor alone
    isRated: players > 1 && wishes.isRated === true && !others.some(isBotLevel),
    colour: oneOf(colours, wishes.colour),
    others,
  };
}

const playerFor = (levels: readonly BotLevel[], wanted: unknown): BotLevel | 'person' =>
  isBotLevel(wanted) ? levelAmong(levels, wanted) : 'person';

const oneOf = <Value>(values: readonly Value[], value: unknown): Value =>
  values.find((one) => one === value) ?? (values[0] as Value);

/** As it was the last time. */
export const recallPlan = (): Plan => planFrom(Object(recall(KEY)) as object);

export const rememberPlan = (plan: Plan): void => remember(KEY, plan);
