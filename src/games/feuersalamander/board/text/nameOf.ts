import type { PlayerNameProps } from '../../../shared/text/PlayerName.tsx';
import type { Seat } from '../../rules/state.ts';
import type { Words } from '../words.ts';

/** A player's name, and the colour of the figure. */
export const nameOf = (words: Words, seat: Seat): PlayerNameProps => ({
  colour: `fs-${words.figureAt(seat)}`,
  text: words.player(seat),
});
