import type { BotLevel } from '../play/levels.ts';
import type { GameMeta, Options } from './module.ts';

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

/** The colours of a match with these options: by seat, if they belong to the seats. */
export const coloursFor = ({ colours, coloursOf }: GameMeta, players: number, options: Options): readonly string[] =>
  coloursOf?.(players, options) ?? colours;

/** Nameless players in the first colours. */
export const unnamed = (meta: GameMeta, players: number, options: Options = {}): Seated[] =>
  coloursFor(meta, players, options)
    .slice(0, players)
    .map((colour) => ({ name: '', colour }));

/** Where colours belong to the seats, everyone is in that of the seat. */
export function inColours(meta: GameMeta, seats: readonly Seated[], options: Options): readonly Seated[] {
  const colours = meta.coloursOf?.(seats.length, options);
  return colours ? seats.map((seat, i) => ({ ...seat, colour: colours[i] ?? seat.colour })) : seats;
}

/** Is this a seat for each player, with a short name and a colour of its own, and no bot that the game does not have? */
export function areSeats({ colours, bots }: GameMeta, players: number, value: unknown): value is Seated[] {
  if (!Array.isArray(value) || value.length !== players) return false;
  const seats = value as (Partial<Seated> | null)[];
  return (
    seats.every(
      (seat) =>
        isName(seat?.name) &&
        colours.includes(seat?.colour as string) &&
        (seat?.bot === undefined || bots.includes(seat.bot)),
    ) && new Set(seats.map((seat) => seat?.colour)).size === players
  );
}

const isName = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST_NAME;
