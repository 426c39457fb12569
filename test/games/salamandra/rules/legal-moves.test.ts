import { expect } from 'chai';
import { BEAST_CARDS, SALAMANDERS } from '../../../../src/games/salamandra/content/cards.ts';
import { FIELD_IDS } from '../../../../src/games/salamandra/content/fields.ts';
import { GROVE_IDS } from '../../../../src/games/salamandra/content/groves.ts';
import { SPELLBOOK_IDS } from '../../../../src/games/salamandra/content/spellbooks.ts';
import { BASICS, BEASTS, HALVES, LEVELS, RESOURCES, SPOTS } from '../../../../src/games/salamandra/content/terms.ts';
import { type Action, isAction, MOVE_NAMES, REFUSALS } from '../../../../src/games/salamandra/rules/actions.ts';
import { legalMoves, play, refusal, stageOf, view } from '../../../../src/games/salamandra/rules/index.ts';
import type { G } from '../../../../src/games/salamandra/rules/state.ts';
import { salamandra } from '../../../../src/games/salamandra/index.ts';
import { start } from '../../../../src/play/driver.ts';
import { pick, randomFrom } from '../../../../src/play/random.ts';
import { doAll, give, layField, stand, table } from '../table.ts';

const CARDS = { ...BEAST_CARDS, ...SALAMANDERS };

/** Every action there is, on cells up to a few steps outside the garden. */
function everyAction(G: G): Action[] {
  const reach = Math.max(...G.tiles.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)])) + 2;
  const cells = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
  const places = FIELD_IDS.flatMap((field) => SPOTS.map((spot) => [field, spot] as const));
  const resources = RESOURCES.map((resource) => [resource] as const);
  return [
    ...places.flatMap((place): Action[] => [
      ['place', ...place],
      ['work', ...place],
      ['flip', ...place],
      ['reactivate', ...place],
      ['activateCauldron', ...place],
      ...BASICS.map((basic): Action => ['activateCauldron', ...place, basic]),
      ...HALVES.map((half): Action => ['activateTemple', half, ...place]),
      ...SPELLBOOK_IDS.flatMap((book) => LEVELS.map((level): Action => ['inscribe', ...place, book, level])),
    ]),
    ...FIELD_IDS.flatMap((field) => cells.flatMap((x) => cells.map((y): Action => ['build', field, x, y]))),
    ...SPOTS.map((spot): Action => ['settle', spot]),
    ...BEASTS.map((beast): Action => ['takeCard', beast]),
    ...(['exchange', ...Object.keys(BEAST_CARDS)] as ['exchange']).flatMap((by) =>
      resources.map((resource): Action => ['convert', by, ...resource]),
    ),
    ...GROVE_IDS.flatMap((grove): Action[] => [
      ['takeGrove', grove],
      ['harvest', grove],
    ]),
    ...[...FIELD_IDS, ...(Object.keys(CARDS) as (keyof typeof CARDS)[])].map((piece): Action => ['recycle', piece]),
    ['pass'],
    ['endTurn'],
  ];
}

const sorted = (actions: readonly Action[]): string[] => actions.map((action) => action.join(' ')).toSorted();

describe('Legal moves', () => {
  it('the opening position has 16: a spot on one of the four start fields', () => {
    for (const players of [2, 3, 4]) expect(legalMoves(table(players), 0)).to.have.length(16);
  });

  it('counted two, three and four actions deep from the opening', () => {
    const leaves = (G: G, depth: number): number => {
      const moves = legalMoves(G, G.seat);
      if (depth === 1) return moves.length;
      return moves.reduce((sum, move) => {
        const next = salamandra.bot.clone(G);
        play(next, next.seat, move);
        return sum + leaves(next, depth - 1);
      }, 0);
    };
    // without groves and crystals nothing is ever converted
    const poor = table();
    poor.groves = [];
    for (const seat of [0, 1]) give(poor, seat, { crystals: 0 });
    // after placing: end the turn, flip the apprentice, or work it (the start fields are all billhooks)
    expect(leaves(poor, 2)).to.equal(16 * 3);
    // ended: 15 spots are left; flipped or worked: only ending is left
    expect(leaves(poor, 3)).to.equal(16 * (15 + 1 + 1));
    // the second player has the same three choices on each of them; or the first has ended at last
    expect(leaves(poor, 4)).to.equal(16 * (15 * 3 + 15 + 15));
  });

  it('of every kind, counted by hand', () => {
    const G = table();
    layField(G, 'F12', 2, 0);
    give(G, 0, { crystals: 5 });
    stand(G, 0, 'F12', 'N');
    stand(G, 0, 'start-green', 'E');
    stand(G, 0, 'start-green', 'W', false);
    const count = (move: string) => legalMoves(G, 0).filter(([name]) => name === move).length;
    expect(count('place')).to.equal(5 * 4 - 3);
    expect(count('flip')).to.equal(2);
    expect(count('work')).to.equal(1);
    expect(count('convert')).to.equal(3);
    expect(count('activateCauldron')).to.equal(1);
    expect(count('build')).to.equal(0);
    doAll(G, ['convert', 'exchange', 'flower']); // 1 crystal and a flower: F05
    // F12 at (2,0) covers one of the ten cells and opens (3,0)
    expect(count('build')).to.equal(10 - 1 + 1);
  });

  it('complete and exact: of all actions there are, just those listed are accepted, in 400 random positions', () => {
    const random = randomFrom('exact');
    let positions = 0;
    let recycling = 0;
    for (let game = 0; positions < 400 || recycling < 20; game++) {
      const players = 1 + (game % 4);
      const G = start(salamandra.rules, players, `exact/${game}`, players === 1 ? { rudolph: 3 } : {});
      for (let move = 0; !G.over; move++) {
        const legal = legalMoves(G, G.seat);
        if (stageOf(G) === 'recycle') recycling++;
        if (move % 17 === game % 17 || stageOf(G) === 'recycle') {
          positions++;
          const accepted = everyAction(G).filter((action) => refusal(G, G.seat, action) === null);
          expect(sorted(accepted)).to.deep.equal(sorted(legal));
          for (const seat of G.players.keys()) {
            if (seat !== G.seat) expect(legalMoves(G, seat)).to.deep.equal([]);
          }
          expect(legalMoves(view(G), G.seat), 'and the view tells the same').to.deep.equal(legal);
        }
        // plans build, brew and worship more often than chance does
        const plan = random() < 0.5 ? pick(salamandra.bot.plans(G, G.seat), random) : [pick(legal, random)];
        for (const action of plan) play(G, G.seat, action);
      }
    }
  });
});

describe('Garbage and illegal moves', () => {
  const HOSTILE: readonly unknown[] = [
    null,
    undefined,
    '',
    'N',
    'F05',
    'start-green',
    'toString',
    'constructor',
    '__proto__',
    'hasOwnProperty',
    NaN,
    Infinity,
    -0,
    0.5,
    1e308,
    -1,
    3,
    true,
    {},
    [],
    ['N'],
    { toString: 'N' },
    { length: 1 },
    Symbol('N'),
    () => 'N',
    10n,
    'G01',
    'B1',
    'E9',
    'leaf',
    'black',
    'upper',
    'book-white',
    'exchange',
  ];

  it('20,000 of them: each is refused with a reason, the state is untouched to the byte', () => {
    const random = randomFrom('garbage');
    let refused = 0;
    const reasons = new Set<string>();
    for (let game = 0; refused < 20_000; game++) {
      const players = 1 + (game % 4);
      const G = start(salamandra.rules, players, `garbage/${game}`, players === 1 ? { rudolph: 3 } : {});
      while (!G.over) {
        const before = JSON.stringify(G);
        const legal = new Set(sorted(legalMoves(G, G.seat)));
        const every = everyAction(G);
        for (let i = 0; i < 10; i++) {
          const name: unknown = random() < 0.8 ? pick(MOVE_NAMES, random) : pick(HOSTILE, random);
          const args = Array.from({ length: Math.floor(random() * 5) }, () => pick(HOSTILE, random));
          const action: unknown =
            random() < 0.3 ? pick(every, random) : random() < 0.9 ? [name, ...args] : pick(HOSTILE, random);
          const seat = random() < 0.8 ? G.seat : pick([-1, 0.5, NaN, 4, 7, (G.seat + 1) % G.players.length], random);
          if (seat === G.seat && isAction(action) && legal.has(action.join(' '))) continue;
          const reason = refusal(G, seat, action);
          expect(REFUSALS).to.include(reason);
          reasons.add(reason as string);
          refused++;
        }
        expect(JSON.stringify(G)).to.equal(before);
        play(G, G.seat, pick(legalMoves(G, G.seat), random));
      }
    }
    expect(reasons.size, [...reasons].join()).to.be.above(15);
  });
});
