import { expect } from 'chai';
import { CARD_IDS, CHAMBERS } from '../../../../src/games/feuersalamander/content/cards.ts';
import { RECKONINGS } from '../../../../src/games/feuersalamander/content/terms.ts';
import { type Action, isAction, MOVE_NAMES, REFUSALS } from '../../../../src/games/feuersalamander/rules/actions.ts';
import { canLay } from '../../../../src/games/feuersalamander/rules/combination.ts';
import { legalMoves, play, refusal, STAGES } from '../../../../src/games/feuersalamander/rules/index.ts';
import { handOf } from '../../../../src/games/feuersalamander/rules/state.ts';
import { playable } from '../../../../src/games/feuersalamander/playable.ts';
import { start } from '../../../../src/play/driver.ts';
import { pick, randomFrom } from '../../../../src/play/random.ts';
import { choose } from '../players.ts';

/** Every action there is, but for combinations. */
const EVERY_ACTION: Action[] = [
  ...CARD_IDS.flatMap((card): Action[] => [
    ['discard', card],
    ['ask', card],
  ]),
  ...CHAMBERS.map((chamber): Action => ['placeToken', ...chamber]),
  ...RECKONINGS.flatMap((by): Action[] => [
    ['move', by],
    ['goHome', by],
  ]),
  ...(['keyThrow', 'throwSticks', 'keep', 'swap', 'keepShown', 'endTurn', 'offerEnd', 'takeBack'] as const).map(
    (move): Action => [move],
  ),
];

const sorted = (actions: readonly Action[]): string[] => actions.map((action) => action.join(' ')).toSorted();

describe('Legal moves', () => {
  it('every move but combinations is among those that this test tries', () => {
    expect([...new Set(EVERY_ACTION.map(([move]) => move)), 'lay']).to.have.members(MOVE_NAMES);
  });

  it('what is listed is accepted, what is not listed is refused, in every position of random games', () => {
    const stages = new Set<string>();
    for (let game = 0; game < 24; game++) {
      const random = randomFrom(`exact/${game}`);
      const G = start(playable.rules, 2 + (game % 3), `exact/${game}`, { target: 49 });
      while (!G.over) {
        stages.add(G.stage);
        const accepted = EVERY_ACTION.filter((action) => refusal(G, G.actor, action) === null);
        const [listed, allowed] = [sorted(legalMoves(G, G.actor)), sorted(accepted)];
        if (listed.join() !== allowed.join()) expect(listed, G.stage).to.deep.equal(allowed);
        play(G, G.actor, choose(G, G.actor, random));
      }
    }
    expect([...stages]).to.have.members(Object.keys(STAGES));
  });

  it('a combination is accepted where one may be laid, of own cards that are there and of seats that are', () => {
    const seen = new Map<string | null, number>();
    for (let game = 0; game < 12; game++) {
      const random = randomFrom(`claims/${game}`);
      const players = 2 + (game % 3);
      const G = start(playable.rules, players, `claims/${game}`, { target: 49 });
      while (!G.over) {
        for (let i = 0; i < 10; i++) {
          const [wing, row, stone] = pick(CHAMBERS, random);
          const [a, b, c] = Array.from({ length: 3 }, () => Math.floor(random() * (players + 0.2))) as [0, 0, 0];
          const reason = refusal(G, G.actor, ['lay', wing, a, row, b, stone, c]);
          seen.set(reason, (seen.get(reason) ?? 0) + 1);
          const hasOwn = [
            [wing, a],
            [row, b],
            [stone, c],
          ].every(([card, holder]) => holder !== G.actor || handOf(G, G.actor).includes(card as 'fire'));
          const mayLay = ['begin', 'moved'].includes(G.stage) && canLay(G);
          expect(reason === null, `${reason}`).to.equal(mayLay && hasOwn && Math.max(a, b, c) < players);
        }
        play(G, G.actor, choose(G, G.actor, random));
      }
    }
    expect([...seen.keys()]).to.include.members([null, 'notAtStart', 'laidAlready', 'noSuchPlayer', 'notInHand']);
  });

  const WORDS = ['', 'fire', 'row-8', 'row-0', 'stone-3', 'sum', '__proto__', 'constructor', 'toString'];
  const THINGS: unknown[] = [null, undefined, {}, [], ['fire'], { fire: 1 }, () => 1, Symbol('x'), 1n];
  const HOSTILE: unknown[] = [...WORDS, ...THINGS, 0, -1, 1.5, NaN, Infinity];

  it('garbage is refused with a reason that there is, and changes nothing', () => {
    const random = randomFrom('garbage');
    const reasons = new Set<string>();
    for (let game = 0; game < 6; game++) {
      const players = 2 + (game % 3);
      const G = start(playable.rules, players, `garbage/${game}`);
      while (!G.over) {
        const before = JSON.stringify(G);
        const legal = new Set(sorted(legalMoves(G, G.actor)));
        for (let i = 0; i < 10; i++) {
          const name: unknown = random() < 0.8 ? pick(MOVE_NAMES, random) : pick(HOSTILE, random);
          const args = Array.from({ length: Math.floor(random() * 7) }, () => pick(HOSTILE, random));
          const action: unknown =
            random() < 0.4 ? pick(EVERY_ACTION, random) : random() < 0.9 ? [name, ...args] : pick(HOSTILE, random);
          const seat = random() < 0.8 ? G.actor : pick([-1, 0.5, NaN, 4, (G.actor + 1) % players], random);
          if (seat === G.actor && isAction(action) && legal.has(action.join(' '))) continue;
          const reason = refusal(G, seat, action);
          expect(REFUSALS).to.include(reason);
          reasons.add(reason as string);
        }
        expect(JSON.stringify(G)).to.equal(before);
        play(G, G.actor, choose(G, G.actor, random));
      }
    }
    expect(reasons.size, [...reasons].join()).to.be.above(15);
  });
});
