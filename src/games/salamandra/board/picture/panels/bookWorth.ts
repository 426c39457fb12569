import { type Spellbook, type SpellbookId, SPELLBOOKS } from '../../../content/spellbooks.ts';
import type { Level } from '../../../content/terms.ts';
import { count } from '../../../rules/gain.ts';
import type { G, Seat } from '../../../rules/state.ts';

/** Points for a spot of a spellbook, as the table lies now; whoever is not in the book yet is counted in it. */
export function worthOf(view: G, seat: Seat, id: SpellbookId, level: Level): number {
  const { per, ...rates }: Spellbook = SPELLBOOKS[id];
  if (!per) return rates[level];
  const inIt = view.books.some(({ book, upper, lower }) => book === id && (upper === seat || lower === seat));
  const joining = per === 'spellbook' && !inIt ? 1 : 0;
  return rates[level] * (count(view, seat, per) + joining);
}
