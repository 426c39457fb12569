import { expect } from 'chai';
import { gameCalled } from '../../../src/games/index.ts';
import type { G } from '../../../src/games/salamandra/rules/state.ts';
import { createInitialState } from '../../../src/server/tables/initial.ts';
import { leaksIn, leavesOf, unseenPiles } from './secrets.ts';

describe('The search for secrets', () => {
  const module = gameCalled('salamandra');
  const initial = createInitialState(module, 3, {});
  const whole = initial.G as G;
  const view = module.rules.view(whole, null) as G;
  const secrets = { words: ['token-of-maren'], piles: unseenPiles(whole) };
  const leaks = (value: unknown) => leaksIn(JSON.stringify(value), secrets);

  it('finds nothing in what everybody sees', () => {
    expect(leaks({ G: view, ctx: initial.ctx, _undo: [], _redo: [] })).to.deep.equal([]);
    expect(unseenPiles(whole).flat()).to.have.length.greaterThan(50);
  });

  it('finds the whole truth, also as text within text', () => {
    expect(leaks(initial)).to.include.members(['"seed":', '"_undo":[{']);
    expect(leaks({ note: JSON.stringify(initial) })).to.have.length.greaterThan(2);
    expect(leaks({ G: whole })).to.have.length(2);
  });

  for (const [pile, pieces] of Object.entries(whole.piles)) {
    it(`finds a single piece of the pile ${pile}, and two in order in plain words`, () => {
      const [, second, third] = pieces as string[];
      expect(leaks({ G: { ...view, piles: { ...view.piles, [pile]: [null, second, null] } } })).to.have.length(1);
      expect(leaksIn(`next: ${second}, ${third}`, secrets)).to.have.length(1);
      expect(leaks({ patch: [{ op: 'add', path: `/G/piles/${pile}/1`, value: third }] })).to.have.length(1);
    });
  }

  it("finds Rudolph's cards and what will shuffle them", () => {
    const alone = createInitialState(module, 1, { rudolph: 2 }).G as G;
    const seen = module.rules.view(alone, null) as G;
    const words = [String(alone.rudolph?.reshuffle)];
    const leaksAlone = (G: G) => leaksIn(JSON.stringify({ G }), { words, piles: unseenPiles(alone) });
    expect(leaksAlone(seen)).to.deep.equal([]);
    expect(
      leaksAlone({ ...seen, rudolph: { ...seen.rudolph!, reshuffle: alone.rudolph!.reshuffle } }),
    ).to.have.length(1);
    expect(
      leaksAlone({ ...seen, rudolph: { ...seen.rudolph!, placement: alone.rudolph!.placement } }),
    ).to.have.length(2);
  });

  it('takes what everybody sees of a deck for no secret', () => {
    expect(leaks({ value: whole.piles.bear[0], other: whole.river })).to.deep.equal([]);
    expect(leaks({ value: whole.piles.bear[1] })).to.have.length(1);
  });

  it('finds words and names of what only the store has', () => {
    expect(leaks({ cookie: 'session=token-of-maren; Path=/' })).to.deep.equal(['token-of-maren']);
    expect(leaks({ seats: [{ name: 'Maren', credentialsHash: 'x' }] })).to.deep.equal(['"credentialsHash":']);
    expect(leavesOf({ seed: 'a-long-seed', deep: [{ c: 0.123456789 }, 1] })).to.deep.equal([
      'a-long-seed',
      '0.123456789',
    ]);
  });
});
