/** What a move brought about, as journeys of pieces over the table: read off the events, without looking at the page. */
import type { FieldId } from '../../../content/fields.ts';
import type { Cell } from '../../../rules/geometry.ts';
import type { G, GameEvent, Seat } from '../../../rules/state.ts';
import type { ArtName } from '../../art/names.ts';
import type { PieceKey } from '../../pieces.ts';
import { spotKey } from '../intent.ts';

/** Where a journey begins: at a piece, in a slot of the river, or at a corner of the garden. */
export type Origin = PieceKey | { readonly slot: number } | { readonly corner: Cell };

export type Flight =
  /** A piece comes to where it now lies. */
  | { readonly kind: 'arrive'; readonly from: Origin; readonly to: PieceKey; readonly what: 'apprentice' | 'field' }
  /** So many of something go to their new owner. */
  | {
      readonly kind: 'carry';
      readonly from: Origin;
      readonly to: PieceKey;
      readonly art: ArtName;
      readonly n: number;
    }
  | { readonly kind: 'flip'; readonly at: PieceKey }
  | { readonly kind: 'appear'; readonly at: PieceKey };

/** The journeys of one move, in the order in which they happened. */
export function flightsOf(events: readonly GameEvent[], before: G): Flight[] {
  const flights: Flight[] = [];
  // what is gained comes from where the player has just been
  let source: Origin | null = null;
  const carry = (seat: Seat, to: PieceKey, art: ArtName, n: number): void => {
    flights.push({ kind: 'carry', from: source ?? `player ${seat}`, to, art, n });
  };
  for (const event of events) {
    switch (event.type) {
      case 'place':
      case 'settle':
        source = spotKey(event);
        flights.push({ kind: 'arrive', from: `available ${event.seat}`, to: source, what: 'apprentice' });
        break;
      case 'work':
      case 'flip':
      case 'reactivate':
      case 'cauldron':
        source = spotKey(event);
        flights.push({ kind: 'flip', at: source });
        break;
      case 'temple':
        source = `temple ${event.half}`;
        flights.push({ kind: 'flip', at: spotKey(event) });
        break;
      case 'build':
        source = slotOf(before, event.field);
        break;
      case 'inscribe':
        source = `book ${event.book}`;
        flights.push({ kind: 'carry', from: `scrolls ${event.seat}`, to: source, art: 'scroll', n: 4 });
        break;
      case 'harvest':
      case 'gather':
      case 'takeGrove': {
        const grove = before.groves.find((tile) => tile.grove === event.grove);
        if (grove) source = { corner: { x: grove.x, y: grove.y } };
        carry(event.seat, `groves ${event.seat}`, 'grove', 1);
        break;
      }
      case 'takeBeastCard':
        flights.push({
          kind: 'carry',
          from: `deck ${event.beast}`,
          to: `player ${event.seat}`,
          art: event.beast === 'bear' ? 'c-bear' : 'c-eagle',
          n: 1,
        });
        break;
      case 'takeSalamanderCard':
        carry(event.seat, `player ${event.seat}`, 'c-sal', 1);
        break;
      case 'points':
        carry(event.seat, `score ${event.seat}`, 'vp', 1);
        break;
      case 'crystals':
        carry(event.seat, `crystals ${event.seat}`, 'crystal', event.n);
        break;
      case 'scrolls':
        carry(event.seat, `scrolls ${event.seat}`, 'scroll', event.n);
        break;
      case 'grow':
        flights.push({ kind: 'appear', at: `grove ${event.grove}` });
        break;
      case 'turnUp':
        if (event.pile === 'fields') flights.push({ kind: 'appear', at: `field ${event.id as FieldId}` });
        break;
      default:
    }
  }
  return flights;
}

/** Fields that lie in the garden now and did not before come from the river. */
export const builtFlights = (before: G, after: G): Flight[] =>
  after.tiles
    .slice(before.tiles.length)
    .map(({ field }) => ({ kind: 'arrive', from: slotOf(before, field), to: `field ${field}`, what: 'field' }));

const slotOf = (before: G, field: FieldId): Origin => ({ slot: Math.max(0, before.river.indexOf(field)) });
