import type { Seat } from '../../../rules/state.ts';
import type { ToldLine } from '../../board.ts';

/** What stands together in the journal: a round's heading or the verdict, or what one player did in one turn. */
export interface JournalEntry {
  readonly kind: 'heading' | 'turn';
  /** Whose turn; null where it is nobody's. */
  readonly seat: Seat | null;
  readonly lines: ToldLine[];
}

const HEADINGS: ReadonlySet<string> = new Set(['round', 'roundAlone', 'win', 'sharedWin']);

export function journalEntries(log: readonly ToldLine[]): JournalEntry[] {
  const entries: JournalEntry[] = [];
  for (const told of log) {
    const { key, tokens } = told.line;
    const seat = 'player' in tokens ? tokens.player.seat : null;
    const last = entries.at(-1);
    if (HEADINGS.has(key)) entries.push({ kind: 'heading', seat, lines: [told] });
    else if (last && belongs(last, told, seat)) last.lines.push(told);
    else entries.push({ kind: 'turn', seat, lines: [told] });
  }
  return entries;
}

/** What is new on the table belongs to the turn that brought it up. */
const belongs = ({ kind, seat, lines }: JournalEntry, told: ToldLine, by: Seat | null): boolean =>
  kind === 'turn' && lines[0]?.turn === told.turn && (by === null || by === seat);
