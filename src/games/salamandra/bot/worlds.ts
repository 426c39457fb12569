/** Positions to try things in: as a seat can imagine them, and copied. Tables use them as well, to tell what a move brings. */
import { PLACEMENT_IDS } from '../content/rudolph.ts';
import { shuffleNumber } from '../rules/rudolph.ts';
import { unshuffled } from '../rules/setup.ts';
import { shuffle } from '../../../play/random.ts';
import type { G, Piles, Rudolph } from '../rules/state.ts';

/** Whatever is not in sight lies in the piles, in any order. */
export function imagine(view: G, random: () => number): G {
  const all = unshuffled(view.players.length);
  const seen = new Set<string>([
    ...view.tiles.map((tile) => tile.field),
    ...view.river.filter((field) => field !== null),
    ...view.groves.map((tile) => tile.grove),
    ...view.players.flatMap((player) => [...player.bear, ...player.eagle, ...player.salamander, ...player.groves]),
  ]);
  const piles = Object.fromEntries(
    Object.entries(view.piles).map(([name, pile]: [string, (string | null)[]]) => {
      const unseen = all[name as keyof Piles].filter((id) => !seen.has(id) && !pile.includes(id));
      const made = pile.map((id) => id ?? unseen.splice(Math.floor(random() * unseen.length), 1)[0]);
      return [name, made];
    }),
  ) as unknown as Piles;
  return { ...view, piles, ...(view.rudolph && { rudolph: imagineRudolph(view.rudolph, random) }) };
}

/** His cards that were not turned up since the last shuffle, in any order, and any number for the next one. */
const imagineRudolph = (rudolph: Rudolph, random: () => number): Rudolph => ({
  ...rudolph,
  placement: shuffle(
    PLACEMENT_IDS.filter((card) => !rudolph.turnedUp.includes(card)),
    random,
  ),
  reshuffle: shuffleNumber(random),
});

/** Tiles, groves, spellbooks, cards and points are shared: the rules replace them and never change them. */
export function clone(G: G): G {
  // a copy that is then changed: V8 makes that faster than one that says what differs
  const copy = { ...G };
  copy.resources = { ...G.resources };
  copy.agenda = G.agenda.slice();
  copy.tiles = G.tiles.slice();
  copy.river = G.river.slice();
  copy.piles = { ...G.piles };
  copy.players = [];
  for (const player of G.players) copy.players.push({ ...player });
  copy.markers = G.markers.slice();
  copy.events = [];
  if (G.rudolph) copy.rudolph = { ...G.rudolph };
  return copy;
}
