import { expect } from 'chai';
import { type Outcome, outcomeOf } from '../../../../src/games/salamandra/advice/outcome.ts';
import { actionsFor, ventures, waysFor } from '../../../../src/games/salamandra/advice/ventures.ts';
import { bot } from '../../../../src/games/salamandra/bot.ts';
import type { Action } from '../../../../src/games/salamandra/rules/actions.ts';
import { freeCells } from '../../../../src/games/salamandra/rules/geometry.ts';
import { legalMoves, play, refusal, stageOf, view } from '../../../../src/games/salamandra/rules/index.ts';
import { type G, playerAt } from '../../../../src/games/salamandra/rules/state.ts';
import { pick, randomFrom } from '../../../../src/play/random.ts';
import { give, holds, layField, layGrove, stand, table } from '../table.ts';
import { frozen, positions, randomGames, replayed } from './positions.ts';

const NOTHING: Outcome = {
  points: 0,
  bySource: {},
  crystals: 0,
  scrolls: 0,
  cards: [],
  groves: [],
  resourcesLeft: {},
  flipped: [],
  asks: null,
  reveals: false,
  others: [0, 0],
};

const foretold = (G: G, ...actions: Action[]): Outcome =>
  outcomeOf(frozen(structuredClone(view(G))), G.seat, actions);

/** What really happens to the seat, where everything is known. */
function happening(before: G, actions: readonly Action[]): Omit<Outcome, 'bySource' | 'groves' | 'flipped'> {
  const { seat } = before;
  const G = bot.clone(before);
  let reveals = false;
  for (const action of actions) {
    if (G.turn > before.turn || refusal(G, seat, action)) break;
    play(G, seat, action);
    reveals ||= G.events.some(({ type }) => type === 'turnUp' || type === 'grow');
  }
  const [then, now] = [playerAt(before, seat), playerAt(G, seat)];
  const choices = ['settle', 'inscribe', 'reactivate', 'takeGrove'] as const;
  const choice = choices.find((stage) => G.turn === before.turn && stage === stageOf(G));
  return {
    points: now.score - then.score,
    crystals: now.crystals - then.crystals,
    scrolls: now.scrolls - then.scrolls,
    cards: (['salamander', 'bear', 'eagle'] as const).flatMap((god) => now[god].slice(then[god].length)),
    resourcesLeft: Object.fromEntries(Object.entries(G.resources).filter(([, n]) => n > 0)),
    asks: choice ?? null,
    reveals,
    others: G.players.map(({ score }, i) => (i === seat ? 0 : score - playerAt(before, i).score)),
  };
}

/** chai is slow at thousands of comparisons: it is asked only to tell what is wrong. */
function agree(G: G, actions: readonly Action[]): void {
  const { bySource, groves: _groves, flipped: _flipped, ...outcome } = outcomeOf(view(G), G.seat, actions);
  const real = happening(G, actions);
  const told = { ...outcome, cards: outcome.cards.toSorted() };
  const happened = { ...real, cards: real.cards.toSorted() };
  const sum = Object.values(bySource).reduce((total, n) => total + n, 0);
  if (isSame(told, happened) && sum === told.points) return;
  expect(told, JSON.stringify(actions)).to.deep.equal(happened);
  expect(sum, JSON.stringify(actions)).to.equal(told.points);
}

const isSame = (one: object, other: object): boolean =>
  Object.entries(one).every(
    ([key, value]) => JSON.stringify(value) === JSON.stringify((other as Record<string, unknown>)[key]),
  );

describe('Outcomes', () => {
  it('nothing comes of nothing', () => {
    expect(foretold(table())).to.deep.equal(NOTHING);
  });

  it('placing on the bonus spot: its gain, cards that answer, and the crystals of the groves', () => {
    const G = table();
    layField(G, 'F11', 2, 0);
    holds(G, 0, 'B11', 'E12', 'B2');
    layGrove(G, 'G30', 1.5, -0.5); // marks: NW
    layGrove(G, 'G02', 2.5, -0.5); // marks: SE, SW
    expect(foretold(G, ['place', 'F11', 'N'])).to.deep.equal({
      ...NOTHING,
      points: 5,
      bySource: { bonus: 3, bear: 1, eagle: 1 },
      crystals: 2,
    });
  });

  it('a payment and a build: crystals net, who was flipped, what is left, and what is asked then', () => {
    const G = table();
    stand(G, 0, 'start-white', 'E');
    stand(G, 0, 'start-green', 'S');
    const run: Action[] = [
      ['work', 'start-white', 'E'],
      ['work', 'start-green', 'S'],
      ['build', 'F05', 2, -1],
    ];
    expect(foretold(G, ...run)).to.deep.equal({
      ...NOTHING,
      points: 2,
      bySource: { build: 2 },
      crystals: -1,
      resourcesLeft: { leaf: 1 },
      flipped: [
        { field: 'start-green', spot: 'S' },
        { field: 'start-white', spot: 'E' },
      ],
      asks: 'settle',
    });
  });

  it('an apprentice that is reactivated counts as active, one that goes into a spellbook not as flipped', () => {
    const G = table();
    layField(G, 'F09', 5, 5);
    stand(G, 0, 'F09', 'E');
    stand(G, 0, 'start-green', 'E');
    const woken = foretold(G, ['work', 'start-green', 'E'], ['work', 'F09', 'E'], ['reactivate', 'start-green', 'E']);
    expect(woken.flipped).to.deep.equal([{ field: 'F09', spot: 'E' }]);
    give(G, 0, { scrolls: 4 });
    const inscribed = foretold(G, ['inscribe', 'start-green', 'E', 'book-white', 'upper']);
    expect(inscribed).to.deep.equal({ ...NOTHING, scrolls: -4 });
  });

  it('the temple: the open card and what it brings; the next one is only said to come up', () => {
    const G = table(2, { yellow: ['yellow-2', 'yellow-1'] });
    stand(G, 0, 'start-green', 'E');
    G.resources.greenPotion = 1;
    expect(foretold(G, ['activateTemple', 'yellow', 'start-green', 'E'])).to.deep.equal({
      ...NOTHING,
      points: 2,
      bySource: { temple: 2 },
      crystals: -2,
      cards: ['yellow-2', 'B1'],
      flipped: [{ field: 'start-green', spot: 'E' }],
      reveals: true,
    });
  });

  it('stops where an inscription is asked first', () => {
    const G = table();
    give(G, 0, { scrolls: 3, crystals: 2 });
    stand(G, 0, 'start-white', 'E');
    G.resources.fruit = 1;
    const built = foretold(G, ['build', 'F06', 2, -1], ['settle', 'N']);
    expect(built).to.deep.equal({ ...NOTHING, crystals: -2, scrolls: 1, asks: 'inscribe' });
  });

  it('stops with the turn', () => {
    const G = table();
    const run: Action[] = [['place', 'start-green', 'S'], ['endTurn'], ['place', 'start-green', 'E']];
    expect(foretold(G, ...run)).to.deep.equal(foretold(G, ...run.slice(0, 2)));
  });

  it("the last turn's end: the final count of all players", () => {
    const end = replayed('three-way-faith').at(-2) as G;
    const { points, bySource, others } = foretold(end, ['endTurn']);
    const counted = [51, 41, 38];
    expect(points).to.equal(counted[end.seat]);
    expect(bySource).to.include({ faithBear: 4 });
    expect(others).to.deep.equal(counted.map((n, seat) => (seat === end.seat ? 0 : n)));
  });

  describe('What nobody knows yet', () => {
    it('a new grove brings no crystals to who settles beside it', () => {
      const G = table(2, { fields: ['F09', 'F10', 'F11', 'F12', 'F13', 'F14'] });
      G.groves = G.groves.filter(({ x, y }) => x !== 1.5 || y !== -0.5);
      layField(G, 'F13', 2, 0);
      give(G, 0, { crystals: 4 });
      const run: Action[] = [
        ['build', 'F09', 2, -1],
        ['settle', 'W'],
      ];
      for (const grove of ['G05', 'G09'] as const) {
        G.piles.groves = [grove, ...G.piles.groves.filter((id) => id !== grove)];
        const outcome = foretold(G, ...run);
        expect(outcome).to.deep.include({ crystals: -4, points: 2, reveals: true, asks: null });
      }
    });

    it('the second card of a deck is not named, and what follows it not foretold', () => {
      const G = table(2, { bear: ['B4', 'B1', 'B2'] });
      G.harvesting = true;
      give(G, 0, { crystals: 9 });
      for (const [grove, x] of [
        ['G13', -0.5],
        ['G14', 0.5],
        ['G25', 1.5],
      ] as const) {
        layGrove(G, grove, x, -0.5);
      }
      stand(G, 0, 'start-orange', 'S');
      stand(G, 0, 'start-green', 'S');
      const run: Action[] = [
        ['harvest', 'G13'],
        ['harvest', 'G14'],
        ['harvest', 'G25'],
      ];
      expect(foretold(G, ...run)).to.deep.equal({
        ...NOTHING,
        points: 4,
        bySource: { groveRow: 4 },
        crystals: -6,
        cards: ['B4'],
        groves: ['G13', 'G14'],
        reveals: true,
      });
    });

    it('who knows the piles is told no more', () => {
      const random = randomFrom('secret');
      for (const G of positions()) {
        if (G.over) continue;
        const action = pick(legalMoves(G, G.seat), random);
        const known = JSON.stringify(outcomeOf(G, G.seat, [action]));
        if (known !== JSON.stringify(outcomeOf(view(G), G.seat, [action]))) expect.fail(action.join(' '));
      }
    });
  });

  describe('What is foretold comes true', () => {
    it('for every legal action, in a third of all positions', () => {
      const random = randomFrom('come true');
      for (const G of positions().filter(() => random() < 1 / 3)) {
        for (const move of legalMoves(G, G.seat)) agree(G, [move]);
      }
    });

    it('for payments and what is paid with them, in whole games', () => {
      const random = randomFrom('pay');
      for (const G of randomGames().slice(0, 4).flat()) {
        if (stageOf(G) !== 'act') continue;
        for (const venture of ventures(G, G.seat)) {
          const ways = waysFor(G, G.seat, venture);
          if (ways.length > 0) agree(G, actionsFor(venture, pick(ways, random), pick(freeCells(G), random)));
        }
      }
    });

    it('for a build and an apprentice on it, but for crystals of new groves, in whole games', () => {
      const random = randomFrom('settle');
      let compared = 0;
      for (const G of positions()) {
        const builds = legalMoves(G, G.seat).filter(([move]) => move === 'build');
        if (builds.length === 0) continue;
        const run: Action[] = [pick(builds, random), ['settle', pick(['N', 'E', 'S', 'W'] as const, random)]];
        const { crystals, ...told } = outcomeOf(view(G), G.seat, run);
        const { crystals: real, ...happened } = happening(G, run);
        expect(told).to.deep.include(happened);
        expect(real - crystals).to.be.within(0, 2);
        compared++;
      }
      expect(compared).to.be.above(20);
    });
  });

  it('a grove is told when it is taken, also where an inscription delays its place in the row', () => {
    const G = table();
    G.harvesting = true;
    give(G, 0, { crystals: 3, scrolls: 3 });
    stand(G, 0, 'start-orange', 'N');
    layGrove(G, 'G09', 0.5, -1.5);
    expect(foretold(G, ['harvest', 'G09'])).to.deep.equal({
      ...NOTHING,
      crystals: -3,
      scrolls: 1,
      groves: ['G09'],
      asks: 'inscribe',
    });
  });
});
