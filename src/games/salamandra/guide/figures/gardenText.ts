import type { Words } from '../../board/words.ts';
import { SPOTS } from '../../content/terms.ts';
import { isActive } from '../../rules/free.ts';
import type { G, Tile } from '../../rules/state.ts';

/** A picture of the garden in words: the fields, and who stands where. */
export function gardenText(words: Words, view: G, tiles: readonly Tile[]): string {
  const fields = words.and(tiles.map(({ field }) => words.fieldShort(field)));
  const standing = tiles.flatMap(({ field, spots }) =>
    SPOTS.flatMap((spot) => {
      const apprentice = spots[spot];
      if (!apprentice) return [];
      const state = words.t(isActive(view, apprentice) ? 'board.active' : 'board.inactive');
      return [`${words.player(apprentice.seat)}, ${words.place({ field, spot })}, ${state}`];
    }),
  );
  return [fields, ...standing].join('; ');
}
