import type { Words } from '../../board/words.ts';
import type { G } from '../../rules/state.ts';

/** A picture of the lair in words: who stands where, and the tokens on their chambers. */
export const lairText = (words: Words, { figures, players }: G): string =>
  players
    .map(({ place, token }, seat) => {
      const figure = figures[seat];
      const where = [words.place(place), ...(token ? [`${words.t('symbols.token')} ${words.chamber(token)}`] : [])];
      return `${figure ? words.figure(figure) : ''}: ${where.join('; ')}`;
    })
    .join('. ');
