import { expect } from 'chai';
import { salamandra } from '../../src/games/salamandra/index.ts';
import type { Action } from '../../src/games/salamandra/rules/actions.ts';
import type { G } from '../../src/games/salamandra/rules/state.ts';
import { advise } from '../../src/play/advice.ts';
import { EFFORTS } from '../../src/play/bots.ts';
import { act, start } from '../../src/play/driver.ts';
import { randomFrom } from '../../src/play/random.ts';
import type { Effort } from '../../src/play/search.ts';

const { rules, bot } = salamandra;
const QUICK: Effort = { width: 4, playouts: 24, turns: 2 };

describe('Advice', () => {
  it('names three legal runs through a whole game, the best first, each to the end of the turn or to something new', () => {
    const G = start(rules, 2, 'advice');
    const random = randomFrom('advice');
    while (!G.over) {
      const { seat, turn } = G;
      const { best, played } = advise(salamandra, rules.view(G, seat), seat, QUICK, random);
      expect(played).to.equal(null);
      expect(best.length).to.be.within(1, 3);
      expect(best[0]!.lost).to.equal(0);
      expect(best.map(({ lost }) => lost)).to.deep.equal(best.map(({ lost }) => lost).toSorted((a, b) => a - b));
      for (const { actions } of best.toReversed()) {
        const copy = actions === best[0]!.actions ? G : bot.clone(G);
        let revealed = false;
        for (const action of actions) {
          expect(revealed, 'nothing is planned past what nobody can foresee').to.equal(false);
          act(rules, copy, { seat, action });
          revealed = rules.hasRevealed(copy);
        }
        expect(revealed || copy.over || copy.turn > turn, actions.join(' ')).to.equal(true);
      }
    }
  });

  it('judges what was really played beside the best', () => {
    const G = start(rules, 2, 'played');
    const view = rules.view(G, G.seat);
    const played: Action[] = [['place', 'start-orange', 'S'], ['endTurn']];
    const advised = advise(salamandra, view, G.seat, QUICK, randomFrom('a'), played);
    expect(advised.played?.actions).to.deep.equal(played);
    expect(advised.played?.lost).to.be.at.least(0);
    expect(advised.best).to.have.length(3);
  });

  it('says what is expected more of each than of the others, or less: what weighs most first, and nothing slight', () => {
    const G = start(rules, 2, 'why');
    const view = rules.view(G, G.seat);
    const reasons = ({ players }: G, seat: number) => {
      const { score, crystals } = players[seat]!;
      return { points: 10 * score, crystals, luck: 0.4 * score };
    };
    const explained = { ...salamandra, bot: { ...bot, reasons } };
    const { best } = advise(explained, view, G.seat, EFFORTS.medium, randomFrom('a'));
    const had = best.map(({ actions }) => {
      const after = bot.clone(G);
      for (const action of actions) act(rules, after, { seat: view.seat, action });
      return reasons(after, view.seat);
    });
    expect(best).to.have.length(3);
    for (const [i, { why }] of best.entries()) {
      const more = (reason: 'points' | 'crystals') =>
        had[i]![reason] - had.reduce((sum, one, j) => (j === i ? sum : sum + one[reason] / 2), 0);
      const expected = (['points', 'crystals'] as const)
        .map((reason) => ({ reason, points: more(reason) }))
        .filter(({ points }) => Math.abs(points) >= 0.5)
        .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
      expect(why).to.deep.equal(expected);
    }
    expect(best.some(({ why }) => why.length > 0)).to.equal(true);
  });

  it('expects about as many points as there will be', () => {
    const G = start(rules, 2, 'expect');
    const random = randomFrom('expect');
    const expected: number[] = [];
    while (!G.over) {
      const { seat } = G;
      const [best] = advise(salamandra, rules.view(G, seat), seat, QUICK, random).best;
      if (seat === 0) expected.push(best!.points);
      for (const action of best!.actions) act(rules, G, { seat, action });
    }
    const { score } = G.players[0]!;
    const off = expected.map((points) => Math.abs(points - score));
    expect(off[0], 'at the beginning').to.be.below(60);
    expect(off.at(-1), 'at the end').to.be.below(20);
  });
});
