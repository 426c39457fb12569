/** Names for all that lies on the table: to point at it, to explain it, to mark it and to move it. */
import type { CardId, Chamber, RowId, StoneId, WingId } from '../content/cards.ts';
import { type Stick, STICKS } from '../content/terms.ts';
import type { LogLine, Token } from '../log.ts';
import type { Seat } from '../rules/state.ts';

/** Every piece carries its key as `data-piece`. */
export type PieceKey =
  | `chamber ${WingId} ${RowId} ${StoneId}`
  /** A space of the circuit, with whoever stands there. */
  | `space ${number}`
  /** A start place, with its figure and its token when they are at home. */
  | `start ${Seat}`
  | 'dungeon'
  | `stick ${Stick}`
  /** A card in the viewer's hand. */
  | `hand ${CardId}`
  | 'pile'
  | 'discards'
  | `player ${Seat}`
  /** The cards that a player holds. */
  | `cards ${Seat}`
  /** The combinations that a player has laid. */
  | `laid ${Seat}`
  | `score ${Seat}`
  /** What the notebook says of a card in a player's hand. */
  | `note ${Seat} ${CardId}`;

export const chamberKey = ([wing, row, stone]: Readonly<Chamber>): PieceKey => `chamber ${wing} ${row} ${stone}`;

/** How a piece stands out: words such as legal, chosen, pointed and last, in one string. */
export type PieceState = string;

/** What every piece that can be chosen carries: it is found by its key and styled by its state. */
export const pieceProps = (piece: PieceKey, label: string, state: PieceState) => ({
  'data-piece': piece,
  'data-state': state,
  'aria-label': label,
  role: 'button',
  // the keyboard walks from piece to piece
  tabIndex: -1,
  'aria-disabled': !state.includes('legal'),
  'aria-pressed': state.includes('chosen') || undefined,
});

export const NO_PIECES: ReadonlySet<PieceKey> = new Set();

/** What a piece that is only looked at carries. */
export const seenProps = (piece: PieceKey, label: string, pointed: ReadonlySet<PieceKey> = NO_PIECES) => ({
  'data-piece': piece,
  'data-state': pointed.has(piece) ? 'pointed' : undefined,
  'aria-label': label,
  role: 'img',
  tabIndex: -1,
});

/** The pieces that a line of the log speaks of. */
export function piecesOf({ key, tokens }: LogLine): PieceKey[] {
  return [...placesOf(key, tokens), ...(Object.values(tokens) as Token[]).flatMap(piecesNamed)];
}

/** What a line is about without naming it. */
function placesOf(key: LogLine['key'], tokens: LogLine['tokens']): PieceKey[] {
  const seat = 'player' in tokens ? tokens.player.seat : null;
  switch (key) {
    case 'goHome':
    case 'freed':
    case 'tokenBack':
      return seat === null ? [] : [`start ${seat}`];
    case 'caught':
      return ['dungeon'];
    case 'draw':
      return seat === null ? [] : ['pile', `cards ${seat}`];
    case 'discard':
      return ['discards'];
    case 'keep':
    case 'swap':
    case 'keepShown':
      return seat === null ? [] : [`cards ${seat}`];
    case 'ask':
    case 'askOpenly':
      return 'asked' in tokens ? [`cards ${tokens.asked.seat}`] : [];
    case 'lay':
      return seat === null ? [] : [`laid ${seat}`, `score ${seat}`];
    case 'fail':
      return seat === null ? ['dungeon'] : ['dungeon', `cards ${seat}`];
    default:
      return [];
  }
}

function piecesNamed(token: Token): PieceKey[] {
  switch (token.kind) {
    case 'player':
      return [`player ${token.seat}`];
    case 'players':
      return token.seats.map((seat): PieceKey => `player ${seat}`);
    case 'chamber':
      return [chamberKey(token.chamber)];
    case 'place':
      return typeof token.place === 'number' ? [`space ${token.place}`] : [];
    case 'sticks':
      return STICKS.map((stick): PieceKey => `stick ${stick}`);
    case 'claim':
      return token.claim.map(({ holder }): PieceKey => `cards ${holder}`);
    default:
      return [];
  }
}
