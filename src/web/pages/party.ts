/** Who sits down together: as many seats as the game has, of which the first so many are taken. */
import type { GameMeta, Options } from '../../games/module.ts';
import { sizesOf, smallestCompany } from '../../games/options.ts';
import { type BotLevel, isBotLevel, levelAmong } from '../../play/levels.ts';
import { areSeats, type Seated, unnamed } from '../../games/seats.ts';
import { recall, remember } from '../storage.ts';

export interface Party {
  readonly players: number;
  /** All that was ever chosen; of it counts what the game asks so many players. */
  readonly options: Options;
  readonly seats: readonly Seated[];
}

const keyOf = ({ id }: GameMeta): string => `litha.party.${id}`;

/** The one that sat down last, or else nobody in particular. */
export function recallParty(meta: GameMeta): Party {
  const { players, options, seats: before } = Object(recall(keyOf(meta))) as Partial<Party>;
  const { max } = meta.players;
  const seats = Array.isArray(before) ? before.map((seat) => withKnownBot(meta, seat as Seated)) : null;
  return {
    players: sizesOf(meta).find((count) => count === players) ?? smallestCompany(meta),
    options: Object(options) as Options,
    seats: areSeats(meta, max, seats) ? seats : unnamed(meta, max),
  };
}

/** A bot that the game does not have is its strongest. */
const withKnownBot = ({ bots }: GameMeta, seat: Seated): Seated =>
  isBotLevel(Object(seat).bot) ? { ...seat, bot: levelAmong(bots, seat.bot as BotLevel) } : seat;

export const rememberParty = (meta: GameMeta, party: Party): void => remember(keyOf(meta), party);

export const withName = (party: Party, seat: number, name: string): Party => ({
  ...party,
  seats: party.seats.map((one, i) => (i === seat ? { ...one, name } : one)),
});

/** A person keeps the name that was typed while a bot sits there. */
export const withPlayer = (party: Party, seat: number, player: BotLevel | 'person'): Party => ({
  ...party,
  seats: party.seats.map((one, i) => {
    if (i !== seat) return one;
    const { bot: _before, ...person } = one;
    return player === 'person' ? person : { ...person, bot: player };
  }),
});

/** Whoever had the colour takes the other one in exchange. */
export function withColour(party: Party, seat: number, colour: string): Party {
  const before = party.seats[seat]?.colour;
  const exchange = (own: string): string => (own === colour && before ? before : own);
  return {
    ...party,
    seats: party.seats.map((one, i) => ({ ...one, colour: i === seat ? colour : exchange(one.colour) })),
  };
}

/** Names without what nobody sees; what bots are called is ours to say. */
export const namedSeats = (seats: readonly Seated[]): Seated[] =>
  seats.map((seat) => ({ ...seat, name: seat.bot ? '' : seat.name.replaceAll(/\s+/g, ' ').trim() }));

/** The first seat that is called like one before it: the log could not tell them apart. */
export function clashingSeat(called: readonly string[]): number | null {
  const names = called.map((name) => name.toLocaleLowerCase());
  const clash = names.findIndex((name, i) => names.indexOf(name) < i);
  return clash < 0 ? null : clash;
}
