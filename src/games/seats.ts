import { type BotLevel, isBotLevel } from '../play/levels.ts';
import type { GameMeta } from './module.ts';

/** Who sits at a table. */
export interface Seated {
  /** Free text, at most `LONGEST_NAME` characters; empty where nobody gave one, and for bots. */
  readonly name: string;
  /** One of the game's colours, and nobody else's. */
  readonly colour: string;
  /** Where no person plays: how well the bot does. */
  readonly bot?: BotLevel;
}

export const LONGEST_NAME = 24;

/** Nameless players in the game's first colours. */
export const unnamed = ({ colours }: GameMeta, players: number): Seated[] =>
  colours.slice(0, players).map((colour) => ({ name: '', colour }));

/** Is this a seat for each player, with a short name and a colour of its own? */
export function areSeats({ colours }: GameMeta, players: number, value: unknown): value is Seated[] {
  if (!Array.isArray(value) || value.length !== players) return false;
  const seats = value as (Partial<Seated> | null)[];
  return (
    seats.every((seat) => isName(seat?.name) && colours.includes(seat?.colour as string) && isPlayed(seat?.bot)) &&
    new Set(seats.map((seat) => seat?.colour)).size === players
  );
}

const isName = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST_NAME;

const isPlayed = (bot: unknown): boolean => bot === undefined || isBotLevel(bot);
