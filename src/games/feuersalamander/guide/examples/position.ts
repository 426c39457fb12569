/** The positions of the examples: a dealt game for four, changed piece by piece. */
import { ALL_CARDS, type CardId, type Chamber } from '../../content/cards.ts';
import { FIGURES, type Figure } from '../../content/terms.ts';
import type { Action } from '../../rules/actions.ts';
import { play } from '../../rules/index.ts';
import { deal, unshuffled } from '../../rules/setup.ts';
import { type G, type Place, playerAt, type Seat, type Stage, type Throw } from '../../rules/state.ts';

export const [KING, QUEEN, MONK, ROBBER]: readonly [Seat, Seat, Seat, Seat] = [0, 1, 2, 3];

type ByFigure<T> = Readonly<Partial<Record<Figure, T>>>;

export interface Setting {
  /** Whose turn it is. */
  readonly seat: Seat;
  readonly stage: Stage;
  readonly hands?: ByFigure<readonly CardId[]>;
  readonly places?: ByFigure<Place>;
  readonly tokens?: ByFigure<Readonly<Chamber>>;
  readonly laid?: ByFigure<readonly Readonly<Chamber>[]>;
  /** What the sticks show already. */
  readonly thrown?: Throw;
  /** The card that is drawn next. */
  readonly top?: CardId;
}

/** Whoever has nothing else said of them stands at the start place with the token, and without cards. */
export function position({ seat, stage, thrown, top, ...setting }: Setting): G {
  const { hands = {}, places = {}, tokens = {}, laid = {} } = setting;
  const G = deal(unshuffled(FIGURES.length));
  const pile = [...ALL_CARDS];
  const takeOut = (card: CardId) => pile.splice(pile.indexOf(card), 1);
  for (const [each, figure] of FIGURES.entries()) {
    const hand = [...(hands[figure] ?? [])];
    const combinations = (laid[figure] ?? []).map((chamber): Chamber => [...chamber]);
    const token = tokens[figure];
    for (const card of [...hand, ...combinations.flat()]) takeOut(card);
    Object.assign(playerAt(G, each), {
      hand,
      place: places[figure] ?? 'start',
      token: token ? [...token] : null,
      laid: combinations,
    });
  }
  if (top) pile.unshift(...takeOut(top));
  const history: G['history'] = [{ fact: 'deal', hands: G.players.map(({ hand }) => [...hand]) }];
  return Object.assign(G, { seat, actor: seat, stage, throw: thrown ?? null, pile, history, events: [] });
}

/** The same position before a throw that comes out as wanted: such a one is always in store. */
export function before(G: G, action: Action, isWanted: (after: G) => boolean): G {
  const { key } = G.chance as NonNullable<G['chance']>;
  for (let taken = 0; ; taken++) {
    const fated = { ...G, chance: { key, taken } };
    const after = structuredClone(fated);
    play(after, after.actor, action);
    if (isWanted(after)) return fated;
  }
}

/** Before a throw of all three sticks that falls like this. */
export const beforeThrow = (G: G, { sticks, symbol }: Throw): G =>
  before(
    G,
    ['throwSticks'],
    ({ throw: thrown }) => thrown?.symbol === symbol && thrown.sticks.join() === sticks.join(),
  );
