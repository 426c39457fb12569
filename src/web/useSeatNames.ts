import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lookOf } from '../games/looks.tsx';
import { metaCalled } from '../games/metas.ts';
import { type Seated, unnamed } from '../games/seats.ts';
import type { SeatedPlayer } from '../games/table.ts';
import { calledBy } from './called.ts';
import type { LocalMatch } from './localMatches.ts';

interface SeatNames {
  /** Who sits there: people and bots. */
  readonly seats: readonly Seated[];
  /** Of everybody in the match: the name that was given, or else the colour; what bots are called is ours. */
  readonly names: readonly string[];
  /** Everybody in the match, also whom the game itself brings, as the board knows them. */
  readonly players: readonly SeatedPlayer[];
  /** Several names as one text. */
  readonly together: (names: readonly string[]) => string;
}

export function useSeatNames({ file }: Pick<LocalMatch, 'file'>): SeatNames {
  const { t, i18n } = useTranslation();
  const { game, seats: named, options } = file;
  const seats = useMemo(() => named ?? unnamed(metaCalled(game), options.players, options), [game, named, options]);
  const all = useMemo(() => lookOf(game).everyone(seats, options), [game, seats, options]);
  const names = useMemo(() => calledBy(t, game, all), [t, game, all]);
  const players = useMemo(() => all.map(({ colour }, seat) => ({ name: names[seat] ?? '', colour })), [all, names]);
  const list = new Intl.ListFormat(i18n.language);
  return { seats, names, players, together: (some) => list.format(some) };
}
