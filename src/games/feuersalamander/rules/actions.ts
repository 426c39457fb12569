/** What can be asked of the rules: the moves, their arguments, and the reasons for which one is refused. */
import {
  CARD_IDS,
  type CardId,
  ROW_IDS,
  type RowId,
  STONE_IDS,
  type StoneId,
  WING_IDS,
  type WingId,
} from '../content/cards.ts';
import { type Reckoning, RECKONINGS } from '../content/terms.ts';
import type { G, Seat } from './state.ts';

export interface MoveArgs {
  keyThrow: [];
  throwSticks: [];
  discard: [card: CardId];
  keep: [];
  placeToken: [wing: WingId, row: RowId, stone: StoneId];
  move: [by: Reckoning];
  goHome: [by: Reckoning];
  ask: [card: CardId];
  /** Each card with the seat that holds it, one's own for a card of one's own. */
  lay: [wing: WingId, holder: Seat, row: RowId, holder: Seat, stone: StoneId, holder: Seat];
  swap: [];
  /** Not to swap. */
  keepShown: [];
  endTurn: [];
  offerEnd: [];
  takeBack: [];
}
export type MoveName = keyof MoveArgs;
export type ActionOf<M extends MoveName> = M extends MoveName ? [move: M, ...args: MoveArgs[M]] : never;
export type Action = ActionOf<MoveName>;

export const REFUSALS = [
  'unknownMove',
  'gameOver',
  'notYourTurn',
  'discardFirst',
  'keysFirst',
  'throwFirst',
  'cardFirst',
  'tokenFirst',
  'moveFirst',
  'movedAlready',
  'swapFirst',
  'notInHand',
  'mustKeep',
  'mustDiscard',
  'notOfThePair',
  'contradictsHand',
  'homeOutOfReach',
  'nobodyToAsk',
  'askedAlready',
  'notAtStart',
  'laidAlready',
  'noSuchPlayer',
  'sticksDiffer',
  'offeredAlready',
  'notOffered',
] as const;
/** Why a move is refused: a key of the locales. */
export type Refusal = (typeof REFUSALS)[number];

/** One move of the rulebook: may it be made, making it, and all the ways in which it can be made. */
export interface MoveRule<M extends MoveName> {
  may(G: G, seat: Seat, ...args: MoveArgs[M]): Refusal | null;
  play(G: G, seat: Seat, ...args: MoveArgs[M]): void;
  all(G: G, seat: Seat): ActionOf<M>[];
}

type Check = (value: unknown) => boolean;
const among =
  (values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value);

const wing = among(WING_IDS);
const row = among(ROW_IDS);
const stone = among(STONE_IDS);
const card = among(CARD_IDS);
const seat = Number.isSafeInteger;
const by = among(RECKONINGS);

const ARGS: { readonly [M in MoveName]: readonly Check[] } = {
  keyThrow: [],
  throwSticks: [],
  discard: [card],
  keep: [],
  placeToken: [wing, row, stone],
  move: [by],
  goHome: [by],
  ask: [card],
  lay: [wing, seat, row, seat, stone, seat],
  swap: [],
  keepShown: [],
  endTurn: [],
  offerEnd: [],
  takeBack: [],
};
export const MOVE_NAMES = Object.keys(ARGS) as MoveName[];

/** Whatever comes from outside is an action only if it has the name and the arguments of one. */
export function isAction(value: unknown): value is Action {
  if (!Array.isArray(value)) return false;
  const [move, ...args] = value as unknown[];
  if (typeof move !== 'string' || !Object.hasOwn(ARGS, move)) return false;
  const checks = ARGS[move as MoveName];
  return args.length === checks.length && checks.every((check, i) => check(args[i]));
}
