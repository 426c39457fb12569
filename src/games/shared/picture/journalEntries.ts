import type { ToldLine } from '../../table.ts';

/** A line of any game's log. */
export interface Line {
  readonly key: string;
  readonly tokens: object;
}

/** What stands together in the journal: a heading or the verdict, or what one player did in one turn. */
export interface JournalEntry<L extends Line> {
  readonly kind: 'heading' | 'turn';
  /** Whose turn; null where it is nobody's. */
  readonly seat: number | null;
  readonly lines: ToldLine<L>[];
}

/** Who did what the line tells of; null for nobody. */
export const doerOf = ({ tokens }: Line): number | null =>
  (tokens as { player?: { readonly seat: number } }).player?.seat ?? null;

export function journalEntries<L extends Line>(
  log: readonly ToldLine<L>[],
  headings: ReadonlySet<L['key']>,
): JournalEntry<L>[] {
  const entries: JournalEntry<L>[] = [];
  for (const told of log) {
    const seat = doerOf(told.line);
    const last = entries.at(-1);
    if (headings.has(told.line.key)) entries.push({ kind: 'heading', seat, lines: [told] });
    else if (last && belongs(last, told, seat)) last.lines.push(told);
    else entries.push({ kind: 'turn', seat, lines: [told] });
  }
  return entries;
}

/** What is new on the table belongs to the turn that brought it up. */
const belongs = <L extends Line>(
  { kind, seat, lines }: JournalEntry<L>,
  told: ToldLine<L>,
  by: number | null,
): boolean => kind === 'turn' && lines[0]?.turn === told.turn && (by === null || by === seat);
