/** What can be asked of the rules: the moves, their arguments, and the reasons for which one is refused. */
import { BEAST_CARDS, SALAMANDERS } from '../content/cards.ts';
import { type FieldId, FIELDS } from '../content/fields.ts';
import { type GroveId, GROVES } from '../content/groves.ts';
import { type SpellbookId, SPELLBOOKS } from '../content/spellbooks.ts';
import {
  type Basic,
  BASICS,
  type Beast,
  BEASTS,
  type Half,
  HALVES,
  type Level,
  LEVELS,
  type Resource,
  RESOURCES,
  type Spot,
  SPOTS,
} from '../content/terms.ts';
import type { ConverterId, FaceUpId, G, Seat } from './state.ts';

export interface MoveArgs {
  place: [field: FieldId, spot: Spot];
  build: [field: FieldId, x: number, y: number];
  settle: [spot: Spot];
  takeCard: [beast: Beast];
  work: [field: FieldId, spot: Spot];
  flip: [field: FieldId, spot: Spot];
  convert: [by: ConverterId, resource: Resource];
  /** The basic resource is named where the cauldron takes any. */
  activateCauldron: [field: FieldId, spot: Spot, basic?: Basic];
  activateTemple: [half: Half, field: FieldId, spot: Spot];
  reactivate: [field: FieldId, spot: Spot];
  takeGrove: [grove: GroveId];
  inscribe: [field: FieldId, spot: Spot, book: SpellbookId, level: Level];
  pass: [];
  harvest: [grove: GroveId];
  recycle: [piece: FaceUpId];
  endTurn: [];
}
export type MoveName = keyof MoveArgs;
export type ActionOf<M extends MoveName> = M extends MoveName ? [move: M, ...args: MoveArgs[M]] : never;
export type Action = ActionOf<MoveName>;

export const REFUSALS = [
  'unknownMove',
  'gameOver',
  'notYourTurn',
  'choiceFirst',
  'alreadyActed',
  'actFirst',
  'passFirst',
  'passedAlready',
  'notAskedFor',
  'noApprenticeLeft',
  'notInPlay',
  'spotTaken',
  'notInRiver',
  'cannotPay',
  'cellTaken',
  'cellApart',
  'noColourContact',
  'deckEmpty',
  'notYourApprentice',
  'apprenticeInactive',
  'apprenticeActive',
  'notABillhook',
  'notACauldron',
  'noSuchConversion',
  'wrongPayment',
  'workerItself',
  'spellbookNotInPlay',
  'alreadyInscribed',
  'apprenticesLeft',
  'noPath',
  'notFaceUp',
  'nothingBelow',
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
const keyOf =
  (table: object): Check =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(table, value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const field = keyOf(FIELDS);
const grove = keyOf(GROVES);
const spot = among(SPOTS);
const beast = among(BEASTS);
const piece = keyOf({ ...FIELDS, ...BEAST_CARDS, ...SALAMANDERS });
const converter: Check = (value) => value === 'exchange' || keyOf(BEAST_CARDS)(value);

const ARGS: { readonly [M in MoveName]: readonly Check[] } = {
  place: [field, spot],
  build: [field, Number.isSafeInteger, Number.isSafeInteger],
  settle: [spot],
  takeCard: [beast],
  work: [field, spot],
  flip: [field, spot],
  convert: [converter, among(RESOURCES)],
  activateCauldron: [field, spot, optional(among(BASICS))],
  activateTemple: [among(HALVES), field, spot],
  reactivate: [field, spot],
  takeGrove: [grove],
  inscribe: [field, spot, keyOf(SPELLBOOKS), among(LEVELS)],
  pass: [],
  harvest: [grove],
  recycle: [piece],
  endTurn: [],
};
export const MOVE_NAMES = Object.keys(ARGS) as MoveName[];

/** Whatever comes from outside is an action only if it has the name and the arguments of one. */
export function isAction(value: unknown): value is Action {
  if (!Array.isArray(value)) return false;
  const [move, ...args] = value as unknown[];
  if (typeof move !== 'string' || !Object.hasOwn(ARGS, move)) return false;
  const checks = ARGS[move as MoveName];
  return args.length <= checks.length && checks.every((check, i) => check(args[i]));
}
