/** What a player notes by hand, kept on the device for as long as a game lasts. */
import { CARD_IDS, type CardId } from '../../content/cards.ts';
import type { Seat } from '../../rules/state.ts';

export const MARKS = ['sure', 'impossible'] as const;
export type PencilMark = (typeof MARKS)[number];

export interface Pencil {
  /** Of which game of a series the notes are. */
  readonly game: number;
  /** Does the notebook also say what follows by logic? */
  readonly isLogical: boolean;
  readonly marks: Readonly<Record<string, PencilMark>>;
}

const keyOf = (seat: Seat, card: CardId): string => `${seat} ${card}`;

export const markOf = ({ marks }: Pencil, seat: Seat, card: CardId): PencilMark | null =>
  marks[keyOf(seat, card)] ?? null;

export function marked(pencil: Pencil, seat: Seat, card: CardId, mark: PencilMark | null): Pencil {
  const { [keyOf(seat, card)]: _before, ...others } = pencil.marks;
  return { ...pencil, marks: mark ? { ...others, [keyOf(seat, card)]: mark } : others };
}

/** Sure, impossible, and no mark again. */
export function pencilled(pencil: Pencil, seat: Seat, card: CardId): Pencil {
  const before = markOf(pencil, seat, card);
  return marked(pencil, seat, card, (before ? MARKS[MARKS.indexOf(before) + 1] : MARKS[0]) ?? null);
}

/** Takes what is sound of what was kept; the notes of an earlier game are of no use in the next. */
export function readPencil(value: unknown, game: number, players: number): Pencil {
  const kept = Object(value) as Partial<Record<keyof Pencil, unknown>>;
  const isLogical = kept.isLogical !== false;
  if (kept.game !== game) return { game, isLogical, marks: {} };
  const found = Object(kept.marks) as Readonly<Record<string, unknown>>;
  const keys = Array.from({ length: players }, (_, seat) => CARD_IDS.map((card) => keyOf(seat, card))).flat();
  const marks = keys.flatMap((key) => {
    const mark = Object.hasOwn(found, key) ? MARKS.find((each) => each === found[key]) : undefined;
    return mark ? [[key, mark] as const] : [];
  });
  return { game, isLogical, marks: Object.fromEntries(marks) };
}
