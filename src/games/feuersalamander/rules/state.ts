import { type CardId, type Chamber, valueOf } from '../content/cards.ts';
import type { CastSymbol, Figure, Stick } from '../content/terms.ts';
import type { Chance } from './chance.ts';

/** A player's place at the table, counted clockwise from 0. */
export type Seat = number;

/** What a view does not know is null in it. */
export type Hidden<T> = T | null;

/** Where a figure stands: at its start place, in the dungeon, or on a space of the circuit. */
export type Place = 'start' | 'dungeon' | number;

export interface Player {
  /** Two at most and never two of a kind, once a drawn card is settled. */
  hand: Hidden<CardId>[];
  /** The chamber that the token stands on; null while it is at the start place. */
  token: Chamber | null;
  place: Place;
  /** The combinations of this game. */
  laid: Chamber[];
}

export interface Throw {
  sticks: [number, number];
  symbol: CastSymbol;
}

/** A card of a combination, and at whose seat it is said to be. */
export interface Named {
  card: CardId;
  holder: Seat;
}
/** The wing, the row and the stone card. */
export type Claim = [Named, Named, Named];

/** What is awaited of whoever is to act; the stages of the boardgame.io game. */
export type Stage =
  /** Two of a kind were dealt: discard one. */
  | 'setup'
  /** The key throw. */
  | 'dungeon'
  /** Lay a combination, throw the sticks. */
  | 'begin'
  /** Discard or keep after drawing. */
  | 'drawn'
  | 'token'
  | 'move'
  /** Ask, lay a combination, throw again, end the turn: what of it there is. */
  | 'moved'
  /** Swap or keep a card that a failed combination has shown. */
  | 'swap';

/** What the notebook is written from, in order: all that tells of cards. The secret parts are null in a view. */
export type Fact =
  | { fact: 'deal'; hands: Hidden<CardId>[][] }
  | { fact: 'discard'; seat: Seat; card: CardId; after: 'deal' | 'draw' | 'claim' }
  /** Where no discard follows, the card was kept. */
  | { fact: 'draw'; seat: Seat; card: Hidden<CardId> }
  | { fact: 'token'; seat: Seat; chamber: Chamber }
  | { fact: 'question'; seat: Seat; asked: Seat; card: CardId; answer: Hidden<boolean> }
  /** Every card of the claim has left the hand of its holder. */
  | { fact: 'laid'; seat: Seat; claim: Claim }
  /** The table learns of each card of the claim whether its holder has it, and sees the hand of who laid. */
  | { fact: 'failed'; seat: Seat; claim: Claim; right: boolean[]; hand: CardId[] }
  /** All discards are in the pile again. */
  | { fact: 'reshuffle' };

/** What a move brought about, in order: the log is told from it. Everyone may know all of it. */
export type GameEvent =
  /** What each threw with a number stick, once and again while some were tied; null for who did not throw. */
  | { type: 'start'; throws: (number | null)[][]; first: Seat }
  | ({ type: 'throw'; seat: Seat } & Throw)
  /** For each throw the sticks that showed a key. */
  | { type: 'keyThrow'; seat: Seat; keys: Stick[][] }
  /** From the dungeon to the start place, by the key throw or by a question. */
  | { type: 'freed'; seat: Seat }
  | { type: 'draw' | 'noCard' | 'keep' | 'noToken'; seat: Seat }
  | { type: 'reshuffle' }
  | { type: 'discard'; seat: Seat; card: CardId }
  | { type: 'token'; seat: Seat; chamber: Chamber }
  | { type: 'move'; seat: Seat; steps: number; to: Place }
  | { type: 'caught'; seat: Seat; by: Seat }
  /** The answer is told where only two play. */
  | { type: 'ask'; seat: Seat; asked: Seat; card: CardId; answer?: boolean }
  | { type: 'lay'; seat: Seat; claim: Claim; points: number }
  /** The token goes back to its start place. */
  | { type: 'tokenBack'; seat: Seat }
  | { type: 'fail'; seat: Seat; claim: Claim; right: boolean[]; hand: CardId[] }
  | { type: 'swap' | 'keepShown'; seat: Seat; card: CardId }
  | { type: 'offerEnd' | 'takeBack'; seat: Seat }
  | { type: 'gameOver'; why: Ending; points: number[]; winners: Seat[] }
  /** Another game of the series begins. */
  | { type: 'game'; game: number }
  | { type: 'end'; scores: number[]; winners: Seat[] };

/** The target was reached, the stone cards are used up, or all players agreed. */
export type Ending = 'target' | 'cards' | 'agreement';

/** The whole game: plain JSON. */
export interface G {
  /** By seat. */
  figures: Figure[];
  /** Whoever reaches it wins the game. */
  target: number;
  /** How many games make the match. */
  series: number;
  /** Points by seat of each game that is over. */
  results: number[][];
  over: boolean;
  /** How many turns have begun; a discard of the setup is one. */
  turn: number;
  /** The combinations laid and the games begun. */
  part: number;
  /** Whose turn it is. */
  seat: Seat;
  /** Who is to act: not always whose turn it is. */
  actor: Seat;
  stage: Stage;
  /** The last throw of this turn, while the turn can go on from it. */
  throw: Throw | null;
  /** A question has been asked for this throw. */
  asked: boolean;
  /** A combination has been laid for this throw. */
  laid: boolean;
  /** The cards that a failed combination has shown and that may be swapped; the first is next. */
  swaps: { seat: Seat; card: CardId }[];
  players: Player[];
  /** Drawn from the front. */
  pile: Hidden<CardId>[];
  /** The last one on top. */
  discards: CardId[];
  /** Who offers to end the game, by seat. */
  offers: boolean[];
  /** Of this game. */
  history: Fact[];
  chance: Hidden<Chance>;
  /** What the last move brought about. */
  events: GameEvent[];
}

export function playerAt(G: G, seat: Seat): Player {
  const player = G.players[seat];
  if (!player) throw new RangeError(`no player at seat ${seat}`);
  return player;
}

/** The hand of a seat that the state knows. */
export const handOf = (G: G, seat: Seat): CardId[] => playerAt(G, seat).hand as CardId[];

/** Does this view know what the seat holds? */
export const isShown = (G: G, seat: Seat): boolean => !playerAt(G, seat).hand.includes(null);

export const pointsOf = ({ laid }: Player): number =>
  laid.reduce((sum, combination) => sum + valueOf(combination), 0);

/** The seats clockwise from the one after this, which comes last. */
export const clockwiseFrom = (G: G, seat: Seat): Seat[] => G.players.map((_, i) => (seat + 1 + i) % G.players.length);
