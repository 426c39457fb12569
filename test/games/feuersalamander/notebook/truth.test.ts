import { expect } from 'chai';
import { CARD_IDS } from '../../../../src/games/feuersalamander/content/cards.ts';
import { handNumber } from '../../../../src/games/feuersalamander/notebook/hands.ts';
import {
  hear,
  type Knowledge,
  knowledgeOf,
  NOTHING,
  now,
} from '../../../../src/games/feuersalamander/notebook/knowledge.ts';
import { notebookOf } from '../../../../src/games/feuersalamander/notebook/notebook.ts';
import { arePossible } from '../../../../src/games/feuersalamander/notebook/together.ts';
import { playable } from '../../../../src/games/feuersalamander/playable.ts';
import { play, view } from '../../../../src/games/feuersalamander/rules/index.ts';
import { type G, handOf, type Seat } from '../../../../src/games/feuersalamander/rules/state.ts';
import { start } from '../../../../src/play/driver.ts';
import { randomFrom } from '../../../../src/play/random.ts';
import { choose } from '../players.ts';

/** What a viewer has made of the facts so far. */
interface Reader {
  readonly viewer: Seat | null;
  knowledge: Knowledge;
  heard: number;
}

/** Takes in what is new. */
function read(reader: Reader, G: G): void {
  if (reader.heard === G.history.length) return;
  const { history } = view({ ...G, history: G.history.slice(reader.heard) }, reader.viewer);
  reader.knowledge = history.reduce(hear, reader.knowledge);
  reader.heard = G.history.length;
}

function expectTrue(G: G, viewer: Seat | null): void {
  const { players, copies, tokens, shown } = notebookOf(view(G, viewer), viewer);
  expect(players.map(({ seat }) => seat)).to.have.members(
    G.players.flatMap((_, seat) => (seat === viewer ? [] : [seat])),
  );
  for (const { seat, hands, cards } of players) {
    const truth = handOf(G, seat);
    expect(hands.map((hand) => hand.toSorted().join())).to.include(truth.toSorted().join());
    for (const card of CARD_IDS) expect(cards[card]).not.to.equal(truth.includes(card) ? 'impossible' : 'sure');
  }
  for (const card of CARD_IDS) {
    const { unseen, holders, inPile } = copies[card];
    if (G.pile.includes(card)) expect(inPile && unseen > 0).to.equal(true);
    for (const { seat, cards } of players) {
      if (cards[card] === 'possible') expect(holders).to.include(seat);
    }
  }
  for (const { seat, chamber, agrees, isFresh } of tokens) {
    const isTrue = handOf(G, seat).every((card) => chamber.some((said) => said === card));
    expect(agrees).not.to.equal(isTrue ? 'impossible' : 'sure');
    if (isFresh) expect(agrees).to.equal('sure');
  }
  for (const { seat, card, isHeld, isFresh } of shown) {
    if (isFresh) expect(handOf(G, seat).includes(card)).to.equal(isHeld);
  }
}

describe('The notebook never excludes the truth', () => {
  for (const players of [2, 3, 4]) {
    it(`in 100 random games with ${players} players, for every seat and for a spectator`, () => {
      let shuffles = 0;
      for (let game = 0; game < 100; game++) {
        const seed = `truth/${players}/${game}`;
        const random = randomFrom(seed);
        const G = start(playable.rules, players, seed);
        const readers = [null, ...G.players.keys()].map((viewer): Reader => ({
          viewer,
          knowledge: NOTHING,
          heard: 0,
        }));
        while (!G.over) {
          play(G, G.actor, choose(G, G.actor, random));
          const truth = G.players.map((_, seat) => handNumber(handOf(G, seat)));
          const isSample = random() < 0.003;
          for (const reader of readers) {
            read(reader, G);
            const { viewer, knowledge } = reader;
            if (!arePossible(now(knowledge, G), truth)) expect.fail(`${seed}: ${viewer} excludes ${truth.join(' ')}`);
            if (!isSample) continue;
            expect(now(knowledge, G)).to.deep.equal(knowledgeOf(view(G, viewer)));
            expectTrue(G, viewer);
          }
        }
        shuffles += G.history.filter(({ fact }) => fact === 'reshuffle').length;
      }
      expect(shuffles).to.be.above(20);
    });
  }
});
