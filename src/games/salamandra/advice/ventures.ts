/** What can be paid for: whether it can be done, what is missing, and the ways to pay. */
import { TEMPLE } from '../content/cards.ts';
import type { Cost } from '../content/effects.ts';
import { type FieldId, field as fieldOf } from '../content/fields.ts';
import { type Half, HALVES } from '../content/terms.ts';
import type { Action, Refusal } from '../rules/actions.ts';
import { costOf, isExceptional } from '../rules/build.ts';
import { canPay } from '../rules/cost.ts';
import { activePlaces } from '../rules/free.ts';
import { type Cell, isOnTile, placesOf, tileOf } from '../rules/geometry.ts';
import { refusal } from '../rules/index.ts';
import type { Way } from '../rules/payment/carry-out.ts';
import type { Price } from '../rules/payment/drafts.ts';
import { canBePaid, waysToPay } from '../rules/payment/index.ts';
import type { G, Place, Seat } from '../rules/state.ts';
import { shortOf } from './short.ts';

/** Something that has to be paid: a field to build, a cauldron or a half of the temple to activate. */
export type Venture =
  { kind: 'build'; field: FieldId } | { kind: 'cauldron'; field: FieldId } | { kind: 'temple'; half: Half };

/** Why something cannot be done: a refusal of the rules, or what is missing of its cost. */
export type Obstacle = Refusal | { short: Cost };

export interface Prospect {
  readonly possible: boolean;
  readonly obstacle: Obstacle | null;
  /** It is paid with what is there: no apprentice has to flip beforehand, no conversion is needed. */
  readonly inHand: boolean;
  /** The exceptional case: without cost. */
  readonly free: boolean;
}

/** The river's fields, the cauldrons on which the seat has an apprentice, and both halves of the temple. */
export function ventures(view: G, seat: Seat): Venture[] {
  const river = view.river.filter((field) => field !== null);
  const cauldrons = view.tiles.filter((tile) => fieldOf(tile.field).kind === 'cauldron' && isOnTile(tile, seat));
  return [
    ...river.map((field): Venture => ({ kind: 'build', field })),
    ...cauldrons.map(({ field }): Venture => ({ kind: 'cauldron', field })),
    ...HALVES.map((half): Venture => ({ kind: 'temple', half })),
  ];
}

export function prospectOf(view: G, seat: Seat, venture: Venture): Prospect {
  const refused = notNow(view, seat) ?? notThere(view, seat, venture);
  if (refused) return blocked(refused);
  const price = priceOf(venture);
  if (isInHand(view, seat, price)) return { ...OPEN, inHand: true };
  if (canBePaid(view, seat, price)) return OPEN;
  if (venture.kind === 'build' && isExceptional(view, seat)) return { ...OPEN, inHand: true, free: true };
  if (!canBePaid(view, seat, { ...price, cost: {} })) return blocked('apprenticeInactive');
  return blocked({ short: shortOf(view, seat, price) });
}

const OPEN: Prospect = { possible: true, obstacle: null, inHand: false, free: false };

const blocked = (obstacle: Obstacle): Prospect => ({ ...OPEN, possible: false, obstacle });

/** Why the seat cannot take its action now, whatever it may be. */
export function notNow(view: G, seat: Seat): Refusal | null {
  const refused = refusal(view, seat, ['pass']);
  // this one stands against passing alone
  return refused === 'apprenticesLeft' ? null : refused;
}

function notThere(view: G, seat: Seat, venture: Venture): Refusal | null {
  switch (venture.kind) {
    case 'build':
      return view.river.includes(venture.field) ? null : 'notInRiver';
    case 'cauldron': {
      if (fieldOf(venture.field).kind !== 'cauldron') return 'notACauldron';
      const tile = tileOf(view, venture.field);
      if (!tile) return 'notInPlay';
      return isOnTile(tile, seat) ? null : 'notYourApprentice';
    }
    case 'temple':
      return placesOf(view, seat).length > 0 ? null : 'notYourApprentice';
  }
}

function priceOf(venture: Venture): Price {
  switch (venture.kind) {
    case 'build':
      return { cost: costOf(venture.field), flip: null };
    case 'cauldron':
      return { cost: fieldOf(venture.field).work.cost, flip: venture.field };
    case 'temple':
      return { cost: TEMPLE[venture.half].cost, flip: 'anyone' };
  }
}

const mayWork = ({ flip }: Price, { field }: Place): boolean => flip === 'anyone' || flip === field;

const isInHand = (view: G, seat: Seat, price: Price): boolean =>
  canPay(view, seat, price.cost) &&
  (price.flip === null || activePlaces(view, seat).some((place) => mayWork(price, place)));

/** Every sensible way to pay, the cheapest first; none where nothing can or need be paid. */
export function waysFor(view: G, seat: Seat, venture: Venture): Way[] {
  if (notNow(view, seat) ?? notThere(view, seat, venture)) return [];
  return waysToPay(view, seat, priceOf(venture));
}

/**
 * The free actions that pay, and then the move itself; a build without a way is the exceptional case. Where the cell
 * of a build is still open, the move is left out.
 */
export function actionsFor(venture: Venture, way: Way | null, cell: Cell | null): Action[] {
  const move = moveFor(venture, way, cell);
  return [...(way?.actions ?? []), ...(move ? [move] : [])];
}

function moveFor(venture: Venture, way: Way | null, cell: Cell | null): Action | null {
  if (venture.kind === 'build') return cell && ['build', venture.field, cell.x, cell.y];
  if (!way?.worker) return null;
  const { field, spot } = way.worker;
  if (venture.kind === 'temple') return ['activateTemple', venture.half, field, spot];
  return way.basic ? ['activateCauldron', field, spot, way.basic] : ['activateCauldron', field, spot];
}
