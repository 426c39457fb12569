import { expect } from 'chai';
import { cardsOf } from '../../../../src/games/feuersalamander/notebook/hands.ts';
import { knowledgeOf } from '../../../../src/games/feuersalamander/notebook/knowledge.ts';
import { everyWay, possibleHands } from '../../../../src/games/feuersalamander/notebook/together.ts';
import { play, view } from '../../../../src/games/feuersalamander/rules/index.ts';
import { arrange, deal } from '../../../../src/games/feuersalamander/rules/setup.ts';
import type { G, Seat } from '../../../../src/games/feuersalamander/rules/state.ts';
import { randomFrom } from '../../../../src/play/random.ts';
import { choose } from '../players.ts';
import { everyDeal, everyNext, handsOf } from './everyWorld.ts';

/** The notebook's possible hands, of each seat and of all together, are exactly those of the worlds. */
function expectExactly(worlds: readonly G[], seen: G): void {
  const knowledge = knowledgeOf(seen);
  const written = possibleHands(knowledge).map((hands) =>
    hands.map((hand) => cardsOf(hand).toSorted().join('+')).toSorted(),
  );
  const real = seen.players.map((_, seat) =>
    [...new Set(worlds.map((world) => handsOf(world)[seat] as string))].toSorted(),
  );
  expect(written).to.deep.equal(real);
  expect(everyWay(knowledge)).to.have.length(worlds.length);
}

/** Plays so many moves and looks at every position. */
function follow(players: number, viewer: Seat | null, seed: string, moves: number): Set<string> {
  const random = randomFrom(seed);
  const arrangement = arrange(players, random, { target: 462 });
  const G = deal(arrangement);
  let worlds = everyDeal(arrangement, viewer);
  expectExactly(worlds, view(G, viewer));
  for (let i = 0; i < moves && !G.over; i++) {
    const seat = G.actor;
    const action = choose(G, seat, random);
    const facts = G.history.length;
    play(G, seat, action);
    worlds = everyNext(worlds, { seat, action }, { G, facts }, viewer);
    expectExactly(worlds, view(G, viewer));
  }
  return new Set(G.history.map((fact) => (fact.fact === 'discard' ? `discard after ${fact.after}` : fact.fact)));
}

describe('The notebook excludes all that can be excluded, and nothing else', () => {
  const everyFact = ['deal', 'draw', 'token', 'question', 'laid', 'failed', 'reshuffle'];

  it('for a player of two, in a whole game', () => {
    expect([...follow(2, 1, 'complete/3', Infinity)]).to.include.members([...everyFact, 'discard after draw']);
  });

  it('for a spectator of two, where a late fact tells how the cards were shared out at the shuffle', () => {
    expect([...follow(2, null, 'complete/46', 310)]).to.include.members(everyFact);
  });

  it('for a player of three, through a shuffle', () => {
    const discards = ['deal', 'draw', 'claim'].map((after) => `discard after ${after}`);
    expect([...follow(3, 1, 'complete/2', 350)]).to.have.members([...everyFact, ...discards]);
  });
});
