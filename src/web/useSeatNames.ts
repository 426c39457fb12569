import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatedPlayer } from '../games/salamandra/board/seats.ts';
import { meta } from '../games/salamandra/meta.ts';
import type { Dye } from '../games/salamandra/content/terms.ts';
import { type Seated, unnamed } from '../games/seats.ts';
import { withRudolph } from '../games/salamandra/rudolphSeat.ts';
import { calledBy } from './called.ts';
import type { LocalMatch } from './localMatches.ts';

interface SeatNames {
  /** Who sits there: people and bots. */
  readonly seats: readonly Seated[];
  /** By seat, and Rudolph's: the name that was given, or else the colour; what bots are called is ours. */
  readonly names: readonly string[];
  /** Everybody in the match, Rudolph too, as the board knows them. */
  readonly players: readonly SeatedPlayer[];
  /** Several names as one text. */
  readonly together: (names: readonly string[]) => string;
}

export function useSeatNames({ file }: Pick<LocalMatch, 'file'>): SeatNames {
  const { t, i18n } = useTranslation();
  const { seats: named, options } = file;
  const seats = useMemo(() => named ?? unnamed(meta, options.players), [named, options.players]);
  const all = useMemo(() => withRudolph(seats, options), [seats, options]);
  const names = useMemo(() => calledBy(t, all), [t, all]);
  const players = useMemo(
    () => all.map(({ colour }, seat) => ({ name: names[seat] ?? '', dye: colour as Dye })),
    [all, names],
  );
  const list = new Intl.ListFormat(i18n.language);
  return { seats, names, players, together: (some) => list.format(some) };
}
