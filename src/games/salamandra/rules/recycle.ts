/** Recycling, alone against Rudolph: after a round, face-up pieces go under their piles and the next ones show. */
import { LABOUR } from '../content/rudolph.ts';
import type { MoveRule } from './actions.ts';
import { draw, turnedUp } from './piles.ts';
import type { FaceUpId, G, PileName, Rudolph, Step } from './state.ts';

type Recycling = Extract<Step, { step: 'recycle' }>;
type FaceUpPile = Exclude<PileName, 'groves'>;

const DECKS = ['bear', 'eagle', 'black', 'yellow'] as const satisfies PileName[];

export const recyclingAfterRound = ({ level }: Rudolph): Recycling => ({
  step: 'recycle',
  times: LABOUR[level].recycling,
});

/** The pile that a face-up piece lies on, or is refilled from. */
function pileUnder(G: G, piece: FaceUpId): FaceUpPile | undefined {
  if (G.river.some((field) => field === piece)) return 'fields';
  return DECKS.find((deck) => G.piles[deck][0] === piece);
}

/** The top card of a deck lies in its pile, a field of the river does not. */
const hasNext = ({ piles }: G, pile: FaceUpPile): boolean => piles[pile].length > (pile === 'fields' ? 0 : 1);

const recyclable = (G: G): FaceUpId[] =>
  [
    ...G.river.filter((field) => field !== null && hasNext(G, 'fields')),
    ...DECKS.filter((deck) => hasNext(G, deck)).map((deck) => G.piles[deck][0]),
  ] as FaceUpId[];

export const canRecycle = (G: G, { times }: Recycling): boolean => times > 0 && recyclable(G).length > 0;

export const recycle: MoveRule<'recycle'> = {
  may(G, _seat, piece) {
    const pile = pileUnder(G, piece);
    if (!pile) return 'notFaceUp';
    return hasNext(G, pile) ? null : 'nothingBelow';
  },

  play(G, seat, piece) {
    const pile = pileUnder(G, piece) as FaceUpPile;
    const { times } = G.agenda[0] as Recycling;
    G.agenda[0] = { step: 'recycle', times: times - 1 };
    G.events.push({ type: 'recycle', seat, id: piece });
    if (pile === 'fields') {
      const field = draw(G, pile) as NonNullable<G['river'][number]>;
      G.river[G.river.findIndex((each) => each === piece)] = field;
      G.events.push({ type: 'turnUp', pile, id: field });
    } else {
      draw(G, pile);
      turnedUp(G, pile);
    }
    G.piles = { ...G.piles, [pile]: [...G.piles[pile], piece] };
  },

  all: (G) => recyclable(G).map((piece) => ['recycle', piece]),
};
