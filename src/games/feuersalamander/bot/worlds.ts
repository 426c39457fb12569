/** Positions to try things in: as a view lets one imagine them, and copied. */
import { shuffle } from '../../../play/random.ts';
import { CARD_IDS, type CardId } from '../content/cards.ts';
import { cardsOf, type HandNumber, HANDS } from '../notebook/hands.ts';
import { hear, type Knowledge, NOTHING, now } from '../notebook/knowledge.ts';
import { newKey } from '../rules/chance.ts';
import type { G } from '../rules/state.ts';
import { dealer } from './dealer.ts';
import { imaginePast } from './past.ts';

/** A whole position that the view does not contradict, with a past that leads to it. */
export const imagine = (view: G, random: () => number): G => worldsOf(view)(random);

/** The same for many positions of one view: what they have in common is reckoned once. */
export function worldsOf(view: G): (random: () => number) => G {
  const course = [NOTHING];
  for (const fact of view.history) course.push(hear(course.at(-1) as Knowledge, fact));
  const present = now(course.at(-1) as Knowledge, view);
  const deal = dealer(present);
  return (random) => {
    const hands = deal(random);
    return {
      ...view,
      players: view.players.map((player, seat) =>
        player.hand.includes(null) ? { ...player, hand: cardsOf(hands[seat] as HandNumber) } : player,
      ),
      pile: shuffle(restOf(present, hands), random),
      history: imaginePast(view.history, course, hands, random),
      chance: { key: newKey(random), taken: 0 },
    };
  };
}

/** What neither lies open nor is in a hand. */
function restOf({ copies }: Knowledge, hands: readonly HandNumber[]): CardId[] {
  const held = hands.flatMap((hand) => HANDS[hand] as number[]);
  return CARD_IDS.flatMap((id, card) =>
    Array<CardId>((copies[card] as number) - held.filter((each) => each === card).length).fill(id),
  );
}

/** Facts, throws, tokens, combinations and results are shared: the rules replace them and never change them. */
export function clone(G: G): G {
  return {
    ...G,
    results: G.results.slice(),
    swaps: G.swaps.slice(),
    players: G.players.map((player) => ({ ...player, hand: player.hand.slice(), laid: player.laid.slice() })),
    pile: G.pile.slice(),
    discards: G.discards.slice(),
    offers: G.offers.slice(),
    history: G.history.slice(),
    chance: G.chance && { ...G.chance },
    events: [],
  };
}
