import { expect } from 'chai';
import { type Warning, warningsFor } from '../../../../src/games/salamandra/advice/warnings.ts';
import { outcomeOf } from '../../../../src/games/salamandra/advice/outcome.ts';
import type { Action } from '../../../../src/games/salamandra/rules/actions.ts';
import { legalMoves, view } from '../../../../src/games/salamandra/rules/index.ts';
import { type G, playerAt } from '../../../../src/games/salamandra/rules/state.ts';
import { holds, layField, stand, table } from '../table.ts';
import { positions } from './positions.ts';

/** Madder on F09 and on the cauldrons that count what one has not yet. */
function beginner(): G {
  const G = table();
  for (const [i, field] of (['F09', 'F11', 'F22', 'F23', 'F24'] as const).entries()) {
    layField(G, field, 5 + i, 5);
    stand(G, 0, field, 'E');
  }
  return G;
}

const CAULDRONS: readonly [action: Action, have: (G: G) => void][] = [
  [['activateCauldron', 'F22', 'E'], (G) => holds(G, 0, 'E1')],
  [['activateCauldron', 'F23', 'E'], (G) => playerAt(G, 0).salamander.push('black-1')],
  [['activateCauldron', 'F24', 'E'], (G) => playerAt(G, 0).groves.push('G01')],
];

describe('Warnings', () => {
  const warned = (G: G, action: Action): Warning[] => warningsFor(view(G), 0, action);

  it('F09 with nobody to reactivate: the worker itself does not count', () => {
    const G = beginner();
    expect(warned(G, ['work', 'F09', 'E'])).to.deep.equal(['nobodyToReactivate']);
    stand(G, 0, 'F11', 'E', false);
    expect(warned(G, ['work', 'F09', 'E'])).to.deep.equal([]);
  });

  for (const [action, have] of CAULDRONS) {
    it(`${action[1]} with nothing that it counts`, () => {
      const G = beginner();
      expect(warned(G, action)).to.deep.equal(['noPoints']);
      have(G);
      expect(warned(G, action)).to.deep.equal([]);
    });
  }

  it('anything else is worth something', () => {
    const G = beginner();
    expect(warned(G, ['activateCauldron', 'F11', 'E'])).to.deep.equal([]);
    expect(warned(G, ['work', 'start-green', 'E'])).to.deep.equal([]);
    expect(warned(G, ['flip', 'F09', 'E'])).to.deep.equal([]);
    expect(warned(G, ['place', 'F24', 'N'])).to.deep.equal([]);
  });

  it('come exactly where a cauldron brings no points and F09 asks nothing, in whole games', () => {
    const met = { nobodyToReactivate: 0, noPoints: 0 };
    for (const G of positions()) {
      for (const action of legalMoves(G, G.seat)) {
        const isF09 = action[0] === 'work' && action[1] === 'F09';
        if (!isF09 && action[0] !== 'activateCauldron') continue;
        const { points, asks } = outcomeOf(view(G), G.seat, [action]);
        const pointless = isF09 ? asks === null : points === 0;
        const [warning] = warningsFor(view(G), G.seat, action);
        if ((warning !== undefined) !== pointless) expect.fail(`${action.join(' ')}: ${warning}`);
        if (warning) met[warning]++;
      }
    }
    expect(
      Object.values(met).every((n) => n > 0),
      JSON.stringify(met),
    ).to.equal(true);
  });
});
