import type { Kind } from './terms.ts';

export interface Card {
  readonly kind: Kind;
  readonly value: number;
  /** How many there are; nothing tells them apart. */
  readonly copies: number;
}

const wing = (value: number): Card => ({ kind: 'wing', value, copies: 4 });
const row = (value: number, copies: number): Card => ({ kind: 'row', value, copies });
const stone = (value: number): Card => ({ kind: 'stone', value, copies: 5 });

const WINGS = { air: wing(1), water: wing(2), earth: wing(3), fire: wing(4) } as const;
const ROWS = {
  'row-1': row(1, 1),
  'row-2': row(2, 2),
  'row-3': row(3, 3),
  'row-4': row(4, 4),
  'row-5': row(5, 3),
  'row-6': row(6, 2),
  'row-7': row(7, 1),
} as const;
const STONES = { 'stone-1': stone(1), 'stone-2': stone(2), 'stone-3': stone(3) } as const;

export type WingId = keyof typeof WINGS;
export type RowId = keyof typeof ROWS;
export type StoneId = keyof typeof STONES;
export type CardId = WingId | RowId | StoneId;

export const CARDS: { readonly [Id in CardId]: Card } = { ...WINGS, ...ROWS, ...STONES };

export const WING_IDS = Object.keys(WINGS) as WingId[];
export const ROW_IDS = Object.keys(ROWS) as RowId[];
export const STONE_IDS = Object.keys(STONES) as StoneId[];
export const CARD_IDS = Object.keys(CARDS) as CardId[];

/** Each as often as there are copies of it. */
export const ALL_CARDS: readonly CardId[] = CARD_IDS.flatMap((id) => Array<CardId>(CARDS[id].copies).fill(id));

export const kindOf = (id: CardId): Kind => CARDS[id].kind;

/** A wing, a row and a stone field are a chamber, and as cards a combination. */
export type Chamber = [wing: WingId, row: RowId, stone: StoneId];

export const CHAMBERS: readonly Readonly<Chamber>[] = WING_IDS.flatMap((w) =>
  ROW_IDS.flatMap((r) => STONE_IDS.map((s): Chamber => [w, r, s])),
);

export const valueOf = (chamber: Readonly<Chamber>): number =>
  chamber.reduce((product, id) => product * CARDS[id].value, 1);
