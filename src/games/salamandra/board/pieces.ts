/** Names for all that lies on the table: to point at it, to explain it, to mark it and to move it. */
import type { BeastCardId, SalamanderId } from '../content/cards.ts';
import type { FieldId } from '../content/fields.ts';
import type { GroveId } from '../content/groves.ts';
import type { SpellbookId } from '../content/spellbooks.ts';
import type { Beast, Half, Spot } from '../content/terms.ts';
import type { LogLine, Token } from '../log.ts';
import type { Seat } from '../rules/state.ts';

/** Every piece carries its key as `data-piece`. */
export type PieceKey =
  /** A field, in the garden or in the river. */
  | `field ${FieldId}`
  /** A place for an apprentice, with whoever stands there. */
  | `spot ${FieldId} ${Spot}`
  | `grove ${GroveId}`
  /** An empty place for a field. */
  | `cell ${number} ${number}`
  | `temple ${Half}`
  /** The top card of a deck. */
  | `deck ${Beast | Half}`
  /** A card that a player has. */
  | `card ${BeastCardId | SalamanderId}`
  | `book ${SpellbookId}`
  | `player ${Seat}`
  | `crystals ${Seat}`
  | `scrolls ${Seat}`
  | `score ${Seat}`
  /** The player's apprentices that are not placed yet. */
  | `available ${Seat}`
  | `faith ${Seat}`
  | `groves ${Seat}`;

/** The pieces that a line of the log speaks of. */
export function piecesOf({ tokens, gains }: LogLine): PieceKey[] {
  const named = [...Object.values(tokens), ...gains] as Token[];
  const place =
    'field' in tokens && 'spot' in tokens ? (`spot ${tokens.field.id} ${tokens.spot.spot}` as const) : null;
  return [...(place ? [place] : []), ...named.flatMap(piecesNamed)];
}

function piecesNamed(token: Token): PieceKey[] {
  switch (token.kind) {
    case 'player':
      return [`player ${token.seat}`];
    case 'players':
      return token.seats.map((seat): PieceKey => `player ${seat}`);
    case 'field':
      return [`field ${token.id}`];
    case 'grove':
      return [`grove ${token.id}`];
    case 'groves':
      return token.groves.map(({ grove }): PieceKey => `grove ${grove}`);
    case 'card':
      return [`card ${token.id}`];
    case 'half':
      return [`temple ${token.half}`];
    case 'spellbook':
      return [`book ${token.id}`];
    default:
      return [];
  }
}
