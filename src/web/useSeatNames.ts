import { useTranslation } from 'react-i18next';
import { meta } from '../games/salamandra/meta.ts';
import type { Dye } from '../games/salamandra/content/terms.ts';
import { type Seated, unnamed } from '../games/seats.ts';
import type { LocalMatch } from './localMatches.ts';

interface SeatNames {
  readonly seats: readonly Seated[];
  /** By seat: the name that was given, or else the colour. */
  readonly names: readonly string[];
  /** Several names as one text. */
  readonly together: (names: readonly string[]) => string;
}

export function useSeatNames({ file }: Pick<LocalMatch, 'file'>): SeatNames {
  const { t, i18n } = useTranslation();
  const seats = file.seats ?? unnamed(meta, file.options.players);
  const list = new Intl.ListFormat(i18n.language);
  return {
    seats,
    names: seats.map(({ name, colour }) => name || t(`dyes.${colour as Dye}`)),
    together: (names) => list.format(names),
  };
}
