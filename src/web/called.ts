/** What those at a table are called. */
import type { TFunction } from 'i18next';
import { colourName } from '../games/names.ts';
import type { Seated } from '../games/seats.ts';
import type { BotLevel } from '../play/levels.ts';

interface Played {
  readonly bot?: BotLevel | null;
}

/** By name, or else by colour; bots by what they are good for. */
export const calledBy = (t: TFunction, game: string, seats: readonly Seated[]): string[] =>
  seats.map(({ name, colour, bot }, i) => {
    if (bot) return botName(t, bot, seats.slice(0, i));
    return name || colourName(t, game, colour);
  });

/** With a number where others of its kind sit before it: the log has to tell them apart. */
export function botName(t: TFunction, bot: BotLevel, before: readonly Played[]): string {
  const n = before.filter((seat) => seat.bot === bot).length + 1;
  const name = t(`bots.names.${bot}`);
  return n === 1 ? name : `${name} ${n}`;
}
