/** Whose eyes a table on one screen is shown with. */
import type { Seated } from '../games/seats.ts';
import type { Onlooker } from '../games/table.ts';

export interface Screen {
  readonly onlooker: Onlooker;
  /** To whom the onlooker hands the screen over, after a last look; null while it stays. */
  readonly leaveTo: number | null;
  /** Who is to take the screen before anything more is shown; null while nobody has to. */
  readonly handTo: number | null;
}

interface Situation {
  readonly seats: readonly Pick<Seated, 'bot'>[];
  readonly hasSecrets: boolean;
  /** Whose move is awaited; null when the game is over. */
  readonly toAct: number | null;
  /** Who has taken the screen and not handed it over since; null for nobody. */
  readonly present: number | null;
}

/**
 * The only person among bots sits on a seat, as at a table elsewhere; several share the screen. Where they have secrets,
 * whoever is to act takes it first, and keeps it while bots move: what the last move brought, such as the answer to a
 * question, is seen before it is handed over.
 */
export function screenFor({ seats, hasSecrets, toAct, present }: Situation): Screen {
  const people = seats.flatMap(({ bot }, seat) => (bot ? [] : seat));
  const [only] = people;
  if (only !== undefined && people.length === 1) return shownTo(only);
  const isBots = toAct !== null && !people.includes(toAct);
  if (!hasSecrets) return shownTo(isBots ? 'spectator' : 'all');
  if (toAct === null) return shownTo('spectator');
  if (isBots) return shownTo(present ?? 'spectator');
  if (present === null) return { onlooker: 'spectator', leaveTo: null, handTo: toAct };
  return toAct === present ? shownTo(present) : { onlooker: present, leaveTo: toAct, handTo: null };
}

const shownTo = (onlooker: Onlooker): Screen => ({ onlooker, leaveTo: null, handTo: null });

/** What this onlooker may see: a seat's view, or that of anyone (null). */
export const eyesOf = (onlooker: Onlooker): number | null => (typeof onlooker === 'number' ? onlooker : null);
