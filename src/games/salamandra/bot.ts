/** What bots know of Salamandra: what is worth trying, and what a position is worth. */
import type { BotKnowledge } from '../module.ts';
import { outlook, prospects } from './bot/outlook.ts';
import { plans } from './bot/plans.ts';
import { HARVEST_CRYSTALS, ROUNDS, SCROLLS_TO_INSCRIBE } from './content/mat.ts';
import { PLACEMENT_IDS } from './content/rudolph.ts';
import type { Action } from './rules/actions.ts';
import { activePlaces } from './rules/free.ts';
import { hasRevealed } from './rules/index.ts';
import { crystalsWhenFlipped } from './rules/pass.ts';
import { shuffleNumber } from './rules/rudolph.ts';
import { faithPoints, spellbookPoints } from './rules/scoring.ts';
import { unshuffled } from './rules/setup.ts';
import { shuffle } from './rules/shuffle.ts';
import { type G, playerAt, type Piles, type Rudolph, type Seat } from './rules/state.ts';

/** Points now, points that the end would bring, and what crystals, scrolls and cards are good for on the way there. */
function value(G: G, seat: Seat): number {
  const player = playerAt(G, seat);
  if (G.over) return player.score;
  const roundsLeft = ROUNDS - G.round;
  const yetToFlip = activePlaces(G, seat).reduce((sum, place) => sum + crystalsWhenFlipped(place), 0);
  // the last crystals buy groves, and nothing is left to buy after the last harvest
  const crystals = player.passed && roundsLeft === 0 ? 0 : player.crystals + yetToFlip;
  const scrolls = player.scrolls % SCROLLS_TO_INSCRIBE;
  const cards = player.bear.length + player.eagle.length;
  return (
    player.score +
    spellbookPoints(G, seat) +
    faithPoints(G, 'salamander')[seat]! +
    faithPoints(G, 'bear')[seat]! +
    faithPoints(G, 'eagle')[seat]! +
    (crystals / HARVEST_CRYSTALS) * CRYSTALS_OF_A_HARVEST +
    scrolls * (roundsLeft > 0 ? SCROLL : 1) +
    cards * roundsLeft * CARD +
    player.available * AVAILABLE
  );
}

/** Set by hand: the points that three crystals, a scroll on its way, a card per round, an available apprentice bring. */
const CRYSTALS_OF_A_HARVEST = 2;
const SCROLL = 2.5;
const CARD = 0.7;
const AVAILABLE = 1;

/** Whatever is not in sight lies in the piles, in any order. */
function imagine(view: G, random: () => number): G {
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
function clone(G: G): G {
  return {
    ...G,
    resources: { ...G.resources },
    agenda: G.agenda.slice(),
    tiles: G.tiles.slice(),
    river: G.river.slice(),
    piles: { ...G.piles },
    players: G.players.map((player) => ({ ...player })),
    markers: G.markers.slice(),
    events: [],
    ...(G.rudolph && { rudolph: { ...G.rudolph } }),
  };
}

export const bot: BotKnowledge<G, Action> = {
  imagine,
  clone,
  plans,
  value,
  outlook,
  prospects,
  turn: ({ turn }) => turn,
  alone: ({ rudolph }) => rudolph !== undefined,
  hasRevealed,
};
