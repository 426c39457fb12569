import { expect } from 'chai';
import { NO_INTENT } from '../../../../src/games/feuersalamander/board/picture/intent.ts';
import { drawnWays, waysAhead } from '../../../../src/games/feuersalamander/board/picture/ways.ts';
import type { G } from '../../../../src/games/feuersalamander/rules/state.ts';
import { doAll, stand, table, throwing } from '../table.ts';

const FOUR = [['fire'], ['air'], ['water'], ['earth']] as const;

/** Seat 0 has thrown these numbers, and placed its token. */
function thrown(first: number, second: number, prepare: (G: G) => void = () => undefined): G {
  const G = table(FOUR.map((hand) => [...hand]));
  prepare(G);
  throwing(G, first, second, 'token');
  doAll(G, ['placeToken', 'fire', 'row-1', 'stone-1']);
  return G;
}

describe('The ways ahead', () => {
  it('are told only when somebody is to move', () => {
    expect(waysAhead(table(FOUR.map((hand) => [...hand])))).to.deep.equal([]);
    expect(waysAhead(thrown(4, 2))).to.have.length(2);
  });

  it('tell where difference and sum lead, and who could be asked there', () => {
    const [difference, sum] = waysAhead(thrown(4, 2));
    expect(difference).to.deep.include({ by: 'difference', steps: 2, to: 3, asks: null, falls: null });
    expect(sum).to.deep.include({ by: 'sum', steps: 6, to: 7, asks: 1, frees: false, leadsHome: false });
  });

  it('tell who would fall, and that the question frees whoever has just fallen before their own place', () => {
    const [, sum] = waysAhead(thrown(4, 2, (G) => stand(G, 1, 7)));
    expect(sum).to.deep.include({ to: 7, falls: 1, asks: 1, frees: true });
  });

  it('tell that a question frees a host who is in the dungeon', () => {
    const [, sum] = waysAhead(thrown(4, 2, (G) => stand(G, 1, 'dungeon')));
    expect(sum).to.deep.include({ asks: 1, falls: null, frees: true });
  });

  it('tell whether home is in reach: one step more than to the gate, or any more', () => {
    const homeward = (space: number) =>
      waysAhead(thrown(4, 2, (G) => stand(G, 0, space))).map(({ leadsHome }) => leadsHome);
    expect(homeward(1)).to.deep.equal([true, true]);
    expect(homeward(0)).to.deep.equal([false, true]);
    expect(homeward(3)).to.deep.equal([false, false]);
  });

  it('stay where they are with 0 steps', () => {
    const [difference] = waysAhead(thrown(3, 3));
    expect(difference).to.deep.include({ steps: 0, to: 'start', falls: null, asks: null, leadsHome: false });
  });

  it('are drawn with the one that is chosen', () => {
    const G = thrown(4, 2, (before) => stand(before, 0, 1));
    expect(drawnWays(G, NO_INTENT).map(({ chosen }) => chosen)).to.deep.equal([null, null]);
    const chosen = (isHome: boolean) =>
      drawnWays(G, { kind: 'move', by: 'sum', isHome, card: null }).map((way) => way.chosen);
    expect(chosen(false)).to.deep.equal([null, 'circuit']);
    expect(chosen(true)).to.deep.equal([null, 'home']);
  });
});
