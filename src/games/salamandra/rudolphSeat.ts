/** How Rudolph sits down beside whoever plays alone. */
import type { Options } from '../module.ts';
import type { Seated } from '../seats.ts';
import type { Dye } from './content/terms.ts';

/** Gray as he is, walnut suits him best. */
const DYE: Dye = 'walnut';
const OTHER: Dye = 'woad';

/** The same in every language. */
export const RUDOLPH_NAME = 'Rudolph';

/** By his own name, in another colour than the player's. */
export const rudolphBeside = (colour: string): Seated & { colour: Dye } => ({
  name: RUDOLPH_NAME,
  colour: colour === DYE ? OTHER : DYE,
});

/** All who are in a match with these options: Rudolph comes after whoever plays against him. */
export function withRudolph<Player extends Pick<Seated, 'name' | 'colour'>>(
  seats: readonly Player[],
  options: Options,
): readonly (Player | Seated)[] {
  const [player] = seats;
  return player && options['rudolph'] !== undefined ? [player, rudolphBeside(player.colour)] : seats;
}
