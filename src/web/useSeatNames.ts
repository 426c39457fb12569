import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatedPlayer } from '../games/salamandra/board/seats.ts';
import { meta } from '../games/salamandra/meta.ts';
import type { Dye } from '../games/salamandra/content/terms.ts';
import { type Seated, unnamed } from '../games/seats.ts';
import { calledBy } from './called.ts';
import type { LocalMatch } from './localMatches.ts';

interface SeatNames {
  readonly seats: readonly Seated[];
  /** By seat: the name that was given, or else the colour; what bots are called is ours. */
  readonly names: readonly string[];
  /** As the board knows them. */
  readonly players: readonly SeatedPlayer[];
  /** Several names as one text. */
  readonly together: (names: readonly string[]) => string;
}

export function useSeatNames({ file }: Pick<LocalMatch, 'file'>): SeatNames {
  const { t, i18n } = useTranslation();
  const { seats: named, options } = file;
  const seats = useMemo(() => named ?? unnamed(meta, options.players), [named, options.players]);
  const names = useMemo(() => calledBy(t, seats), [t, seats]);
  const players = useMemo(
    () => seats.map(({ colour }, seat) => ({ name: names[seat] ?? '', dye: colour as Dye })),
    [seats, names],
  );
  const list = new Intl.ListFormat(i18n.language);
  return { seats, names, players, together: (some) => list.format(some) };
}
