/** What bots know of Salamandra: what is worth trying, and what a position is worth. */
import type { BotKnowledge } from '../module.ts';
import { outlook, prospects } from './bot/outlook.ts';
import { plans } from './bot/plans.ts';
import { reasons } from './bot/reasons.ts';
import { clone, imagine } from './bot/worlds.ts';
import { HARVEST_CRYSTALS, ROUNDS, SCROLLS_TO_INSCRIBE } from './content/mat.ts';
import type { Action } from './rules/actions.ts';
import { activePlaces } from './rules/free.ts';
import { crystalsWhenFlipped } from './rules/pass.ts';
import { faithPoints, spellbookPoints } from './rules/scoring.ts';
import { type G, playerAt, type Seat } from './rules/state.ts';

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

export const bot: BotKnowledge<G, Action> = {
  imagine,
  clone,
  plans,
  value,
  outlook,
  prospects,
  reasons,
  alone: ({ rudolph }) => rudolph !== undefined,
  // before its action a turn stops only where somebody is made active for it
  begun: ({ acted, harvesting, agenda, events }) =>
    acted || harvesting || agenda.length > 0 || events.some(({ type }) => type === 'reactivate'),
};
