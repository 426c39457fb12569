/** Chapter 5, laying a combination; and what those may do whose cards a failed one has shown. */
import { CARD_IDS, type CardId, type Chamber, valueOf } from '../content/cards.ts';
import type { MoveArgs, MoveRule } from './actions.ts';
import { draw, HAND_SIZE, putAway, takeFrom } from './hand.ts';
import { type Claim, clockwiseFrom, type G, handOf, playerAt, type Seat } from './state.ts';

export const canLay = (G: G): boolean => !G.laid && playerAt(G, G.seat).place === 'start';

const claimOf = ([wing, wingHolder, row, rowHolder, stone, stoneHolder]: MoveArgs['lay']): Claim => [
  { card: wing, holder: wingHolder },
  { card: row, holder: rowHolder },
  { card: stone, holder: stoneHolder },
];

/**
 * A claim is one move, made whole by whoever lays it: it is nobody's business before it is declared, and an unfinished
 * one in the state would have to be hidden, undone and kept out of the log. There are thousands, so they are not among
 * the listed moves.
 */
export const lay: MoveRule<'lay'> = {
  may(G, seat, ...args) {
    if (playerAt(G, seat).place !== 'start') return 'notAtStart';
    if (G.laid) return 'laidAlready';
    const claim = claimOf(args);
    if (claim.some(({ holder }) => !Object.hasOwn(G.players, holder))) return 'noSuchPlayer';
    return claim.some(({ card, holder }) => holder === seat && !handOf(G, seat).includes(card)) ? 'notInHand' : null;
  },

  play(G, seat, ...args) {
    const claim = claimOf(args);
    const right = claim.map(({ card, holder }) => handOf(G, holder).includes(card));
    G.laid = true;
    if (right.every(Boolean)) succeed(G, seat, claim);
    else fail(G, seat, claim, right);
  },

  all: () => [],
};

function succeed(G: G, seat: Seat, claim: Claim): void {
  for (const { card, holder } of claim) takeFrom(G, holder, card);
  const combination = claim.map(({ card }) => card) as Chamber;
  const player = playerAt(G, seat);
  player.laid.push(combination);
  G.part++;
  G.events.push({ type: 'lay', seat, claim: copy(claim), points: valueOf(combination) });
  G.history.push({ fact: 'laid', seat, claim: copy(claim) });
  const own = claim.filter(({ holder }) => holder === seat);
  if (own.length < HAND_SIZE || !player.token) return;
  player.token = null;
  G.events.push({ type: 'tokenBack', seat });
}

function fail(G: G, seat: Seat, claim: Claim, right: boolean[]): void {
  // in the order of the component list: that of drawing would tell which card is new
  const hand = CARD_IDS.filter((card) => handOf(G, seat).includes(card));
  G.events.push({ type: 'fail', seat, claim: copy(claim), right: [...right], hand: [...hand] });
  G.history.push({ fact: 'failed', seat, claim: copy(claim), right: [...right], hand });
  playerAt(G, seat).place = 'dungeon';
  const shown = claim.filter(({ holder }, i) => right[i] && holder !== seat);
  G.swaps = clockwiseFrom(G, seat).flatMap((other) =>
    shown.filter(({ holder }) => holder === other).map(({ card, holder }) => ({ seat: holder, card })),
  );
  // there is no second throw
  G.throw = null;
  G.stage = 'swap';
}

/** Nothing in the state is in two places of it. */
const copy = (claim: Claim): Claim => claim.map((named) => ({ ...named })) as Claim;

/** The card that the next choice is about. */
const shownCard = (G: G): CardId => (G.swaps.shift() as G['swaps'][number]).card;

export const swap: MoveRule<'swap'> = {
  may: () => null,

  play(G, seat) {
    const card = shownCard(G);
    G.events.push({ type: 'swap', seat, card });
    putAway(G, seat, card, 'claim');
    // there is a card to draw: at least the one that was put away
    draw(G, seat);
    G.stage = 'drawn';
  },

  all: () => [['swap']],
};

export const keepShown: MoveRule<'keepShown'> = {
  may: () => null,

  play(G, seat) {
    G.events.push({ type: 'keepShown', seat, card: shownCard(G) });
  },

  all: () => [['keepShown']],
};
