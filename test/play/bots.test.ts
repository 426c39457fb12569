import { expect } from 'chai';
import { gameCalled } from '../../src/games/index.ts';
import { salamandra } from '../../src/games/salamandra/index.ts';
import type { G } from '../../src/games/salamandra/rules/state.ts';
import { BOTS, EFFORTS } from '../../src/play/bots.ts';
import { BOT_LEVELS } from '../../src/play/levels.ts';
import { act, start } from '../../src/play/driver.ts';
import { randomFrom } from '../../src/play/random.ts';
import { type Effort, search } from '../../src/play/search.ts';
import { simulate } from '../../src/play/simulate.ts';

const { rules, bot } = salamandra;
const catalogued = gameCalled('salamandra');

/** As the strong levels search, with next to nothing to spend. */
const HASTY: Effort = { width: 3, playouts: 6, turns: 2 };

/** A position in the middle of a game between two who look one turn ahead. */
function position(players: number, seed: string, turns: number): G {
  const G = start(rules, players, seed);
  const random = randomFrom(seed);
  while (G.turn <= turns) {
    for (const action of search(salamandra, rules.view(G, G.seat), G.seat, EFFORTS.medium, random)[0]!.actions) {
      act(rules, G, { seat: G.seat, action });
    }
  }
  return G;
}

/** The same to look at, with every hidden pile in another order. */
function reshuffled(G: G): G {
  const { fields, groves, bear, eagle, black, yellow } = G.piles;
  const turned = <T>(pile: readonly T[], seen: number): T[] => [
    ...pile.slice(0, seen),
    ...pile.slice(seen).toReversed(),
  ];
  return {
    ...G,
    piles: {
      fields: turned(fields, 0),
      groves: turned(groves, 0),
      bear: turned(bear, 1),
      eagle: turned(eagle, 1),
      black: turned(black, 1),
      yellow: turned(yellow, 1),
    },
  };
}

describe('Bots', () => {
  const G = position(3, 'middle', 24);

  for (const level of BOT_LEVELS) {
    it(`${level} decides the same for the same seed, whatever the order of the piles`, () => {
      const decide = (truth: G) =>
        BOTS[level](salamandra, rules.view(truth, truth.seat), truth.seat, randomFrom('seed'));
      const before = JSON.stringify(G);
      const other = reshuffled(G);
      expect(other.piles).to.not.deep.equal(G.piles);
      expect(decide(other)).to.deep.equal(decide(G));
      expect(JSON.stringify(G), 'the position is as it was').to.equal(before);
    });
  }

  for (const players of [2, 3, 4]) {
    it(`play nothing but legal moves through whole games with ${players} players`, () => {
      for (const level of ['easy', 'medium'] as const) {
        const seats = Array.from({ length: players }, () => level);
        expect(simulate(catalogued, { seats, games: 4, seed: 'legal' }).errors, level).to.equal(0);
      }
      const truth = start(rules, players, 'legal');
      const random = randomFrom('legal');
      while (!truth.over) {
        const { seat } = truth;
        const [best] = search(salamandra, rules.view(truth, seat), seat, HASTY, random);
        for (const action of best!.actions) act(rules, truth, { seat, action });
      }
    });
  }

  it('easy beats who plays at random, and medium easy', () => {
    const wins = (...seats: ('random' | 'easy' | 'medium')[]) =>
      simulate(catalogued, { seats, games: 20, seed: 'levels' }).wins[0];
    expect(wins('easy', 'random')).to.equal(20);
    expect(wins('medium', 'easy')).to.be.at.least(14);
  });

  it('hard beats medium', function () {
    this.timeout(120_000);
    const { wins } = simulate(catalogued, { seats: ['hard', 'medium'], games: 2, seed: 'levels' });
    expect(wins[0]).to.equal(2);
  });
});

describe('Search', () => {
  const G = position(2, 'search', 12);
  const view = rules.view(G, G.seat);

  it('spends the playouts that it is given: most on the best, none on those that are out at first sight', () => {
    const options = search(salamandra, view, G.seat, { width: 4, playouts: 80, turns: 2 }, randomFrom('a'));
    const playouts = options.map((option) => option.playouts);
    expect(playouts.slice(4).every((n) => n === 0)).to.equal(true);
    expect(playouts[0]).to.equal(Math.max(...playouts));
    expect(playouts.reduce((sum, n) => sum + n, 0)).to.be.within(72, 88);
  });

  it('plays fewer but longer playouts at a larger table, if everyone is to have a turn', () => {
    const four = position(4, 'search', 12);
    const spent = (forEach: boolean, table: G) =>
      search(
        salamandra,
        rules.view(table, table.seat),
        table.seat,
        { width: 4, playouts: 80, turns: 2, forEach },
        randomFrom('a'),
      ).reduce((sum, { playouts }) => sum + playouts, 0);
    expect(spent(true, four)).to.equal(spent(false, four) / 2);
    expect(spent(true, G)).to.equal(spent(false, G));
  });

  it('ends when it has judged as much as it may, and a sixteenth of that is enough after the turn’s first decision', () => {
    const judged = (positions: number, isBegun: boolean): number => {
      let copies = 0;
      const clone = (original: G): G => {
        copies++;
        return bot.clone(original);
      };
      const counted = { ...salamandra, bot: { ...bot, clone, begun: () => isBegun } };
      search(counted, view, G.seat, { width: 4, playouts: 400, turns: 2, positions }, randomFrom('a'));
      return copies;
    };
    // the plans at first sight, and what a world that is begun still takes
    const besides = bot.plans(view, G.seat).length + 2 * 4 * 2 * 20;
    expect(judged(Infinity, false)).to.be.above(4000 + besides);
    expect(judged(4000, false)).to.be.within(4000 - besides, 4000 + besides);
    expect(judged(4000, true)).to.be.within(250, 250 + besides);
  });

  it('does not think of what it overlooks, but always of something', () => {
    const seen = (overlooks: number) =>
      search(salamandra, view, G.seat, { ...EFFORTS.medium, overlooks }, randomFrom('a')).length;
    expect(seen(0.5)).to.be.within(1, seen(0) - 1);
    expect(seen(1)).to.equal(seen(0));
  });

  it('lists every plan once, the best first', () => {
    const options = search(salamandra, view, G.seat, EFFORTS.medium, randomFrom('a'));
    const plans = bot.plans(view, G.seat).map((plan) => JSON.stringify(plan));
    expect(options.map(({ actions }) => JSON.stringify(actions))).to.have.members(plans);
    const leads = options.map(({ lead }) => lead);
    expect(leads).to.deep.equal(leads.toSorted((a, b) => b - a));
  });

  it('judges a run that it is asked about to the last, however bad it is', () => {
    const worst = search(salamandra, view, G.seat, EFFORTS.medium, randomFrom('a')).at(-1)!.actions;
    const asked = [...worst];
    const options = search(salamandra, view, G.seat, { width: 4, playouts: 80, turns: 2 }, randomFrom('a'), {
      also: asked,
    });
    const judged = options.find(({ actions }) => actions === asked);
    expect(judged?.playouts).to.equal(Math.max(...options.map(({ playouts }) => playouts)));
  });
});
