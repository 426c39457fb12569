import type { TFunction } from 'i18next';
import { METAS } from '../../games/metas.ts';
import { optionName, valueName } from '../../games/names.ts';
import { soloOption } from '../../games/options.ts';

const optionOf = (game: string): string => {
  const meta = METAS.find(({ id }) => id === game);
  return (meta && soloOption(meta)) ?? '';
};

/** What is chosen by whoever plays the game alone. */
export const levelTitle = (t: TFunction, game: string): string => optionName(t, game, optionOf(game));

/** What one of the levels is called. */
export const levelName = (t: TFunction, game: string, level: number): string =>
  valueName(t, game, optionOf(game), level);
