import { expect } from 'chai';
import { ACTIONS, type ActionName, actionStates } from '../../../../src/games/salamandra/advice/actions.ts';
import type { Obstacle } from '../../../../src/games/salamandra/advice/ventures.ts';
import type { Cost } from '../../../../src/games/salamandra/content/effects.ts';
import { legalMoves, stageOf, view } from '../../../../src/games/salamandra/rules/index.ts';
import type { G } from '../../../../src/games/salamandra/rules/state.ts';
import { give, layField, stand, table } from '../table.ts';
import { frozen, positions } from './positions.ts';

/** Numbers where an action can be taken, the obstacle where it cannot. */
function bar(G: G): Record<ActionName, number | Obstacle | null> {
  const seen = frozen(structuredClone(view(G)));
  const states = actionStates(seen, 0, legalMoves(G, 0));
  expect(states.map(({ action }) => action)).to.deep.equal(ACTIONS);
  for (const { possible, count, obstacle } of states) {
    expect(obstacle === null, 'possible, or an obstacle').to.equal(possible);
    if (!possible) expect(count).to.equal(0);
  }
  return Object.fromEntries(
    states.map(({ action, possible, count, obstacle }) => [action, possible ? count : obstacle]),
  ) as Record<ActionName, number | Obstacle | null>;
}

const short = (missing: Cost) => ({ short: missing });

describe('The bar of actions', () => {
  it('the opening: three to place, nothing to pay with, no passing yet', () => {
    expect(bar(table())).to.deep.equal({
      place: 3,
      build: short({ flower: 1 }),
      cauldron: 'notYourApprentice',
      temple: 'notYourApprentice',
      pass: 'apprenticesLeft',
    });
  });

  it('everybody placed: passing, and what work pays', () => {
    const G = table();
    give(G, 0, { available: 0, crystals: 2 });
    stand(G, 0, 'start-white', 'E');
    stand(G, 0, 'start-green', 'E');
    expect(bar(G)).to.deep.equal({
      place: 'noApprenticeLeft',
      build: 2, // F05 for a flower and a crystal, F08 for a leaf and two crystals
      cauldron: 'notYourApprentice',
      temple: short({ duskPotion: 1 }),
      pass: 0,
    });
  });

  it('no spot is free', () => {
    const G = table();
    for (const tile of G.tiles) for (const spot of ['N', 'E', 'S', 'W'] as const) stand(G, 1, tile.field, spot);
    give(G, 0, { crystals: 0 });
    expect(bar(G)).to.include({ place: 'spotTaken', build: 4 });
  });

  it('of several cauldrons the one that is nearest', () => {
    const G = table();
    for (const [i, field] of (['F08', 'F12', 'F11'] as const).entries()) layField(G, field, 5 + i, 5);
    stand(G, 0, 'F08', 'E');
    stand(G, 0, 'F12', 'E');
    stand(G, 0, 'F11', 'E', false);
    give(G, 0, { crystals: 1 });
    expect(bar(G).cauldron).to.deep.equal(short({ crystals: 1 })); // F12 for 3, with F08 flipped
    stand(G, 0, 'F08', 'E', false);
    stand(G, 0, 'F12', 'E', false);
    expect(bar(G).cauldron).to.equal('apprenticeInactive');
  });

  it('both halves of the temple', () => {
    const G = table();
    stand(G, 0, 'start-green', 'E');
    G.resources.greenPotion = 1;
    G.resources.duskPotion = 1;
    expect(bar(G).temple).to.equal(2);
    give(G, 0, { crystals: 0 });
    stand(G, 0, 'start-green', 'W');
    expect(bar(G).temple, 'the yellow half takes two crystals').to.equal(1);
  });

  it('a dry river', () => {
    const G = table();
    G.river = [null, null, null, null];
    expect(bar(G).build).to.equal('notInRiver');
  });

  const REFUSED: readonly [what: string, change: (G: G) => void, obstacle: Obstacle][] = [
    ['after the action', (G) => (G.acted = true), 'alreadyActed'],
    ['while a choice is asked', (G) => G.agenda.push({ step: 'takeGrove' }), 'choiceFirst'],
    ['after passing', (G) => (G.harvesting = true), 'passedAlready'],
    ['in the turn of another', (G) => (G.seat = 1), 'notYourTurn'],
    ['at the end', (G) => (G.over = true), 'gameOver'],
  ];
  for (const [what, change, obstacle] of REFUSED) {
    it(`${what}: ${JSON.stringify(obstacle)}`, () => {
      const G = table();
      change(G);
      expect(Object.values(bar(G))).to.deep.equal(ACTIONS.map(() => obstacle));
    });
  }

  it('who is given no moves is not to move, even in their own turn', () => {
    expect(actionStates(view(table()), 0, []).every(({ obstacle }) => obstacle === 'notYourTurn')).to.equal(true);
  });

  it('something can always be done by who is to act', () => {
    for (const G of positions()) {
      if (G.over || stageOf(G) !== 'act') continue;
      const states = actionStates(view(G), G.seat, legalMoves(G, G.seat));
      if (!states.some(({ possible }) => possible)) expect.fail(JSON.stringify(G));
    }
  });
});
