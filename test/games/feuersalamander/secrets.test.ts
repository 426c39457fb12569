import { expect } from 'chai';
import { type CardId, kindOf, STONE_IDS } from '../../../src/games/feuersalamander/content/cards.ts';
import { playable } from '../../../src/games/feuersalamander/playable.ts';
import type { Action, ActionOf } from '../../../src/games/feuersalamander/rules/actions.ts';
import { type G, handOf, type Seat } from '../../../src/games/feuersalamander/rules/state.ts';
import { start } from '../../../src/play/driver.ts';
import { pick, randomFrom } from '../../../src/play/random.ts';
import { anyClaim, choose, mayLay, rightClaim } from './players.ts';

const { rules } = playable;
const viewersOf = (G: G): (Seat | null)[] => [...G.players.keys(), null];
const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A truth that the viewer cannot tell from this one: somebody else holds a card of the pile instead of another. */
function otherTruth(G: G, viewer: Seat | null, random: () => number): G | null {
  const other = structuredClone(G);
  const seat = pick(
    [...G.players.keys()].filter((each) => each !== viewer),
    random,
  );
  const { hand } = other.players[seat]!;
  const card = Math.floor(random() * hand.length);
  const held = hand[card] as CardId | undefined;
  const deep = other.pile.findLastIndex((each) => held && each !== held && kindOf(each as CardId) === kindOf(held));
  if (!held || deep < 0) return null;
  hand[card] = other.pile[deep] as CardId;
  other.pile[deep] = held;
  // nor does it know what was dealt, drawn and answered before
  for (const fact of other.history) {
    if (fact.fact === 'deal')
      fact.hands = fact.hands.map((dealt, each) => (each === viewer ? dealt : ['air', 'air']));
    if (fact.fact === 'draw' && fact.seat !== viewer) fact.card = 'air';
    const isOpen =
      G.players.length === 2 || (fact.fact === 'question' && [fact.seat, fact.asked].includes(viewer ?? -1));
    if (fact.fact === 'question' && !isOpen) fact.answer = !fact.answer;
  }
  return other;
}

/** Does the action, by the rules, tell the viewer which of the two is the truth? */
function tellsApart(one: G, other: G, viewer: Seat | null, [move, ...args]: Action): boolean {
  const [seat, hears] = [one.actor, one.players.length === 2 || one.actor === viewer];
  const differs = (holder: Seat, card: CardId): boolean =>
    handOf(one, holder).includes(card) !== handOf(other, holder).includes(card);
  if (move === 'ask') {
    const host = Math.floor((one.players[seat]?.place as number) / 5);
    return (hears || host === viewer) && differs(host, args[0] as CardId);
  }
  if (move !== 'lay') return false;
  const isShown = !sameJson(handOf(one, seat).toSorted(), handOf(other, seat).toSorted());
  return isShown || [0, 2, 4].some((i) => differs(args[i + 1] as Seat, args[i] as CardId));
}

/** Names a stone card that may be anywhere: so there is something to swap. */
function halfRight(G: G, random: () => number): ActionOf<'lay'> | null {
  const [move, wing, w, row, r] = rightClaim(G, G.actor, random) ?? [];
  const holder = (G.actor + 1) % G.players.length;
  return move ? ([move, wing, w, row, r, pick(STONE_IDS, random), holder] as ActionOf<'lay'>) : null;
}

/** What can be done in both. */
function commonActions(one: G, other: G, random: () => number): Action[] {
  const listed = new Set(rules.legalMoves(other, other.actor).map((action) => JSON.stringify(action)));
  const both = rules
    .legalMoves(one, one.actor)
    .filter((action) => listed.has(JSON.stringify(action)) && (action[0] !== 'offerEnd' || random() < 0.1));
  const claim = halfRight(one, random) ?? anyClaim(one, one.actor, random);
  const mayClaim = mayLay(one, one.actor) && rules.refusal(other, other.actor, claim) === null;
  return mayClaim && random() < 0.5 ? [claim] : both;
}

describe('Secrets', () => {
  it('every view of every position hides hands, pile, chance, draws and answers, and counts the truth', () => {
    for (let game = 0; game < 30; game++) {
      const players = 2 + (game % 3);
      const random = randomFrom(`counts/${game}`);
      const G = start(rules, players, `counts/${game}`, { target: 49 });
      while (!G.over) {
        for (const viewer of viewersOf(G)) {
          const seen = rules.view(G, viewer);
          const isHidden =
            seen.chance === null &&
            seen.pile.length === G.pile.length &&
            seen.pile.every((card) => card === null) &&
            seen.players.every(({ hand }, seat) =>
              seat === viewer ? sameJson(hand, G.players[seat]?.hand) : hand.every((card) => card === null),
            ) &&
            seen.players.every(({ hand }, seat) => hand.length === G.players[seat]?.hand.length);
          if (!isHidden) expect.fail(`viewer ${viewer} sees ${JSON.stringify(seen)}`);
          if (viewer === G.actor && !sameJson(rules.legalMoves(seen, viewer), rules.legalMoves(G, viewer))) {
            expect.fail('the own legal moves are not those of the view');
          }
        }
        rules.play(G, G.actor, choose(G, G.actor, random));
      }
    }
  });

  for (const players of [2, 3, 4]) {
    it(`with ${players} players, truths that a viewer cannot tell apart look the same to the byte, move after move`, () => {
      const moves = new Map<string, number>();
      for (let game = 0; game < 40; game++) {
        const random = randomFrom(`truths/${players}/${game}`);
        const G = start(rules, players, `truths/${players}/${game}`, { target: 84 });
        while (!G.over) {
          const viewer = pick(viewersOf(G), random);
          const one = structuredClone(G);
          const other = random() < 0.5 ? otherTruth(G, viewer, random) : null;
          for (let step = 0; step < 60 && !one.over; step++) {
            if (!other) break;
            const actions = commonActions(one, other, random).filter((each) => !tellsApart(one, other, viewer, each));
            if (actions.length === 0) break;
            const action = pick(actions, random);
            rules.play(one, one.actor, action);
            rules.play(other, other.actor, action);
            // a card that the viewer draws tells, too
            if (viewer !== null && !sameJson(handOf(one, viewer), handOf(other, viewer))) break;
            const [seen, seenOther] = [one, other].map((truth) => JSON.stringify(rules.view(truth, viewer)));
            if (seen !== seenOther) expect(seen, action.join(' ')).to.equal(seenOther);
            moves.set(action[0], (moves.get(action[0]) ?? 0) + 1);
          }
          for (let i = 0; i < 8 && !G.over; i++) rules.play(G, G.actor, choose(G, G.actor, random));
        }
      }
      for (const move of ['throwSticks', 'keyThrow', 'discard', 'keep', 'placeToken', 'move', 'ask', 'lay', 'swap']) {
        expect(moves.get(move) ?? 0, move).to.be.above(5);
      }
    });
  }
});
