import { expect } from 'chai';
import { dealer } from '../../../../src/games/feuersalamander/bot/dealer.ts';
import { clone, imagine, worldsOf } from '../../../../src/games/feuersalamander/bot/worlds.ts';
import { ALL_CARDS, CARD_IDS, type CardId } from '../../../../src/games/feuersalamander/content/cards.ts';
import { handNumber } from '../../../../src/games/feuersalamander/notebook/hands.ts';
import { knowledgeOf } from '../../../../src/games/feuersalamander/notebook/knowledge.ts';
import { EMPTY_HAND, settled, withCard } from '../../../../src/games/feuersalamander/notebook/possible.ts';
import { arePossible, possibleHands } from '../../../../src/games/feuersalamander/notebook/together.ts';
import { playable } from '../../../../src/games/feuersalamander/playable.ts';
import { isKey } from '../../../../src/games/feuersalamander/rules/chance.ts';
import { surplus } from '../../../../src/games/feuersalamander/rules/hand.ts';
import { play, view } from '../../../../src/games/feuersalamander/rules/index.ts';
import { type G, handOf, type Seat } from '../../../../src/games/feuersalamander/rules/state.ts';
import { start } from '../../../../src/play/driver.ts';
import { randomFrom } from '../../../../src/play/random.ts';
import { choose } from '../players.ts';

const { rules } = playable;

/** Calls back at some positions of random games. */
function atSomePositions(games: number, share: number, look: (G: G, random: () => number) => void): void {
  for (const players of [2, 3, 4]) {
    for (let game = 0; game < games; game++) {
      const seed = `worlds/${players}/${game}`;
      const random = randomFrom(seed);
      const G = start(rules, players, seed, { series: 1 + (game % 2) });
      while (!G.over) {
        if (random() < share) look(G, random);
        play(G, G.actor, choose(G, G.actor, random));
      }
    }
  }
}

const viewersOf = (G: G): (Seat | null)[] => [null, ...G.players.keys()];

const handsOf = (G: G): number[] => G.players.map((_, seat) => handNumber(handOf(G, seat)));

const shareOf = <T>(list: readonly T[], one: T): number => list.filter((each) => each === one).length / list.length;

describe('An imagined world', () => {
  it('looks to its viewer like the real one, to the byte, and has every card once', () => {
    const stages = new Set<string>();
    atSomePositions(6, 1, (G, random) => {
      if (stages.has(G.stage) && random() < 0.98) return;
      stages.add(G.stage);
      for (const viewer of viewersOf(G)) {
        const seen = JSON.stringify(view(G, viewer));
        const world = imagine(JSON.parse(seen) as G, random);
        expect(JSON.stringify(view(world, viewer))).to.equal(seen);
        const cards = [...world.pile, ...world.discards, ...world.players.flatMap(({ hand, laid }) => [hand, laid])];
        expect((cards.flat(2) as CardId[]).toSorted()).to.deep.equal(ALL_CARDS.toSorted());
        expect(isKey(world.chance?.key)).to.equal(true);
        expect(world.chance?.key).not.to.equal(G.chance?.key);
      }
    });
    expect(stages.size, 'kinds of positions').to.equal(8);
  });

  it('has a past with nothing hidden that leads to its hands', () => {
    atSomePositions(6, 0.01, (G, random) => {
      for (const viewer of viewersOf(G)) {
        const world = imagine(view(G, viewer), random);
        expect(JSON.stringify(world.history)).not.to.include('null');
        expect(possibleHands(knowledgeOf(world))).to.deep.equal(handsOf(world).map((hand) => [hand]));
        for (const other of viewersOf(world)) {
          expect(arePossible(knowledgeOf(view(world, other)), handsOf(world))).to.equal(true);
        }
      }
    });
  });

  it('can be played on to the end', () => {
    atSomePositions(2, 0.01, (G, random) => {
      const world = clone(imagine(view(G, G.actor), random));
      while (!world.over) play(world, world.actor, choose(world, world.actor, random));
      expect(rules.result(world)).not.to.equal(null);
    });
  });

  it('is another one each time, and the view remains as it was', () => {
    const G = start(rules, 3, 'another');
    const seen = view(G, 0);
    const before = JSON.stringify(seen);
    const worlds = worldsOf(seen);
    const random = randomFrom('another');
    const hands = new Set(Array.from({ length: 50 }, () => JSON.stringify(worlds(random).players)));
    expect(hands.size).to.be.above(40);
    expect(JSON.stringify(seen)).to.equal(before);
  });

  it('comes as often as there are ways for the copies to make its hands', () => {
    const hidden: CardId[] = ['earth', 'earth', 'row-2', 'row-2', 'row-7', 'stone-3'];
    const two = settled(withCard(settled(withCard(EMPTY_HAND, null)), null));
    const copies = CARD_IDS.map((card) => hidden.filter((each) => each === card).length);
    const deal = dealer({ possible: [two, two], origins: [[1, 1]], copies });

    const pairs = hidden.flatMap((_, a) => hidden.flatMap((_each, b) => (a < b ? [[a, b]] : [])));
    const ways = pairs
      .flatMap((one) =>
        pairs.filter((other) => !other.some((place) => one.includes(place))).map((other) => [one, other]),
      )
      .map((hands) => hands.map((places) => places.map((place) => hidden[place] as CardId)))
      .filter((hands) => hands.every((hand) => surplus(hand).length === 0))
      .map((hands) => hands.map(handNumber).join());

    const random = randomFrom('as often');
    const dealt = Array.from({ length: 20_000 }, () => deal(random).join());
    for (const way of new Set([...ways, ...dealt])) {
      expect(shareOf(dealt, way), way).to.be.closeTo(shareOf(ways, way), 0.01);
    }
  });
});

describe('A clone', () => {
  it('shares nothing that a move changes', () => {
    atSomePositions(1, 1, (G, random) => {
      const before = JSON.stringify(G);
      const copy = clone(G);
      play(copy, copy.actor, choose(copy, copy.actor, random));
      expect(JSON.stringify(G)).to.equal(before);
    });
  });

  it('has the same future', () => {
    atSomePositions(3, 0.05, (G, random) => {
      const action = choose(G, G.actor, random);
      const copies = [clone(G), JSON.parse(JSON.stringify(G)) as G];
      for (const copy of copies) play(copy, copy.actor, action);
      expect(copies[0]).to.deep.equal(copies[1]);
    });
  });
});
