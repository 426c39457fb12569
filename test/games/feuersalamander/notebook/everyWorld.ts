/** All positions that look the same to a viewer, found by trying every deal and every draw in the rules themselves. */
import { clone } from '../../../../src/games/feuersalamander/bot/worlds.ts';
import { ALL_CARDS, CARD_IDS, type CardId } from '../../../../src/games/feuersalamander/content/cards.ts';
import type { Action } from '../../../../src/games/feuersalamander/rules/actions.ts';
import { play, refusal, view } from '../../../../src/games/feuersalamander/rules/index.ts';
import { type Arrangement, deal } from '../../../../src/games/feuersalamander/rules/setup.ts';
import { type G, handOf, type Seat } from '../../../../src/games/feuersalamander/rules/state.ts';
import type { Move } from '../../../../src/play/driver.ts';

export const handsOf = (G: G): string[] => G.players.map((_, seat) => handOf(G, seat).toSorted().join('+'));

/** Worlds with the same hands have the same future: one of them is enough. */
const distinct = (worlds: readonly G[]): G[] => [
  ...new Map(worlds.map((world) => [handsOf(world).join(), world])).values(),
];

const without = (cards: readonly CardId[], gone: readonly CardId[]): CardId[] =>
  gone.reduce<CardId[]>((left, card) => left.toSpliced(left.indexOf(card), 1), [...cards]);

/** Every deal that the viewer cannot tell from this one. */
export function everyDeal(arrangement: Arrangement, viewer: Seat | null): G[] {
  const { figures, pile } = arrangement;
  let deals: CardId[][] = [[]];
  for (let place = 0; place < 2 * figures.length; place++) {
    const own = Math.floor(place / 2) === viewer;
    deals = deals.flatMap((dealt) => {
      const left = without(ALL_CARDS, dealt);
      return CARD_IDS.filter((card) => left.includes(card))
        .filter((card) => (own ? card === pile[place] : place % 2 === 0 || card >= (dealt[place - 1] as CardId)))
        .map((card) => [...dealt, card]);
    });
  }
  const seen = JSON.stringify(view(deal(arrangement), viewer));
  return deals
    .map((dealt) => deal({ ...arrangement, pile: [...dealt, ...without(ALL_CARDS, dealt)] }))
    .filter((world) => JSON.stringify(view(world, viewer)) === seen);
}

/** What the viewer sees, and of the facts those that are new. */
const seenBy = (G: G, viewer: Seat | null, facts: number): string =>
  JSON.stringify(view({ ...G, history: G.history.slice(facts) }, viewer));

/**
 * After a move that the viewer saw: whatever it was that was drawn. `G` is what really came of it, with so many facts
 * before; the worlds need not remember theirs.
 */
export function everyNext(
  worlds: readonly G[],
  { seat, action }: Move<Action>,
  { G, facts }: { G: G; facts: number },
  viewer: Seat | null,
): G[] {
  const seen = seenBy(G, viewer, facts);
  const next = worlds.flatMap((world) => {
    if (refusal(world, seat, action)) return [];
    const after = { ...clone(world), history: [] };
    play(after, seat, action);
    return everyDraw(after);
  });
  return distinct(next.filter((world) => seenBy(world, viewer, 0) === seen));
}

/** The card that was drawn may be any other of the pile. */
function everyDraw(world: G): G[] {
  const place = world.history.findIndex(({ fact }) => fact === 'draw');
  const fact = world.history[place];
  if (fact?.fact !== 'draw') return [world];
  const { seat, card } = fact;
  const others = new Set(world.pile.filter((other) => other !== card));
  return [
    world,
    ...[...others].map((other) => {
      const changed = { ...clone(world), events: world.events };
      changed.history[place] = { ...fact, card: other };
      changed.players[seat]?.hand.splice(-1, 1, other);
      changed.pile[changed.pile.indexOf(other)] = card;
      return changed;
    }),
  ];
}
