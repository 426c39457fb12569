import { expect } from 'chai';
import {
  actionsFor,
  type Obstacle,
  type Prospect,
  prospectOf,
  type Venture,
  ventures,
  waysFor,
} from '../../../../src/games/salamandra/advice/ventures.ts';
import { bot } from '../../../../src/games/salamandra/bot.ts';
import type { Cost } from '../../../../src/games/salamandra/content/effects.ts';
import type { FieldId } from '../../../../src/games/salamandra/content/fields.ts';
import type { Half, Resource } from '../../../../src/games/salamandra/content/terms.ts';
import type { Action, MoveName } from '../../../../src/games/salamandra/rules/actions.ts';
import { freeCells } from '../../../../src/games/salamandra/rules/geometry.ts';
import { legalMoves, play, refusal, view } from '../../../../src/games/salamandra/rules/index.ts';
import { type G, playerAt } from '../../../../src/games/salamandra/rules/state.ts';
import { doAll, give, holds, layField, stand, table } from '../table.ts';
import { frozen, randomGames, replayed } from './positions.ts';

const building = (field: FieldId): Venture => ({ kind: 'build', field });
const brewing = (field: FieldId): Venture => ({ kind: 'cauldron', field });
const worship = (half: Half): Venture => ({ kind: 'temple', half });

const MOVES: Record<Venture['kind'], MoveName> = {
  build: 'build',
  cauldron: 'activateCauldron',
  temple: 'activateTemple',
};

const isFor = (venture: Venture, [move, subject]: Action): boolean =>
  move === MOVES[venture.kind] && subject === (venture.kind === 'temple' ? venture.half : venture.field);

const IN_HAND: Prospect = { possible: true, obstacle: null, inHand: true, free: false };
const IN_REACH: Prospect = { ...IN_HAND, inHand: false };
const FREE: Prospect = { ...IN_HAND, free: true };
const blocked = (obstacle: Obstacle): Prospect => ({ possible: false, obstacle, inHand: false, free: false });
const short = (missing: Cost): Prospect => blocked({ short: missing });

/** A game just dealt, changed, and as a player sees it; madder has 2 crystals and 3 apprentices to place. */
function seen(change: (G: G) => void): G {
  const G = table();
  change(G);
  return frozen(structuredClone(view(G)));
}

/** Nobody can be placed anywhere: woad is everywhere that madder is not. */
function crowd(G: G): void {
  for (const tile of G.tiles) {
    for (const spot of ['N', 'E', 'S', 'W'] as const) if (!tile.spots[spot]) stand(G, 1, tile.field, spot, false);
  }
}

const PROSPECTS: readonly [what: string, change: (G: G) => void, venture: Venture, prospect: Prospect][] = [
  ['a field that is paid with what is there', (G) => (G.resources.flower = 1), building('F05'), IN_HAND],
  ['a field that work pays', (G) => stand(G, 0, 'start-white', 'E'), building('F05'), IN_REACH],
  ['a field that the exchange pays', (G) => give(G, 0, { crystals: 5 }), building('F05'), IN_REACH],
  ['a crystal short for the exchange', (G) => give(G, 0, { crystals: 4 }), building('F05'), short({ crystals: 1 })],
  ['a flower short', (G) => give(G, 0, { crystals: 1 }), building('F05'), short({ flower: 1 })],
  [
    'a flower and a crystal short',
    (G) => give(G, 0, { crystals: 0 }),
    building('F05'),
    short({ crystals: 1, flower: 1 }),
  ],
  [
    'the crystal of a flip is reckoned in',
    (G) => {
      give(G, 0, { crystals: 0 });
      stand(G, 0, 'start-green', 'E');
    },
    building('F05'),
    short({ flower: 1 }),
  ],
  [
    'one of two: the other would be exchanged',
    (G) => give(G, 0, { crystals: 5 }),
    building('F07'),
    short({ flower: 1 }),
  ],
  ['a field that is not in the river', () => undefined, building('F24'), blocked('notInRiver')],
  [
    'the exceptional case',
    (G) => {
      give(G, 0, { crystals: 0 });
      crowd(G);
    },
    building('F05'),
    FREE,
  ],
  [
    'no exceptional case while another field can be paid',
    (G) => {
      give(G, 0, { crystals: 1 });
      G.resources.flower = 1;
      crowd(G);
    },
    building('F06'),
    short({ crystals: 1, fruit: 1 }),
  ],
  [
    'no exceptional case without an apprentice',
    (G) => {
      give(G, 0, { crystals: 1, available: 0 });
      crowd(G);
    },
    building('F05'),
    short({ flower: 1 }),
  ],
  [
    'a cauldron paid with what is there',
    (G) => {
      layField(G, 'F11', 5, 5);
      stand(G, 0, 'F11', 'E');
    },
    brewing('F11'),
    IN_HAND,
  ],
  [
    'a cauldron that takes any basic resource',
    (G) => {
      layField(G, 'F07', 5, 5);
      stand(G, 0, 'F07', 'E');
    },
    brewing('F07'),
    short({ basic: 1 }),
  ],
  [
    'the worker of a cauldron does not flip for its crystal',
    (G) => {
      layField(G, 'F12', 5, 5);
      stand(G, 0, 'F12', 'E');
    },
    brewing('F12'),
    short({ crystals: 1 }),
  ],
  [
    'a cauldron without an apprentice of the seat',
    (G) => {
      layField(G, 'F11', 5, 5);
      stand(G, 1, 'F11', 'E');
    },
    brewing('F11'),
    blocked('notYourApprentice'),
  ],
  [
    'a cauldron on which everyone rests',
    (G) => {
      layField(G, 'F11', 5, 5);
      stand(G, 0, 'F11', 'E', false);
    },
    brewing('F11'),
    blocked('apprenticeInactive'),
  ],
  [
    'F09 wakes the worker of a cauldron',
    (G) => {
      layField(G, 'F11', 5, 5);
      layField(G, 'F09', 6, 5);
      stand(G, 0, 'F11', 'E', false);
      stand(G, 0, 'F09', 'E');
      give(G, 0, { crystals: 3 });
    },
    brewing('F11'),
    IN_REACH,
  ],
  ['a cauldron that is not in the garden', () => undefined, brewing('F11'), blocked('notInPlay')],
  ['a billhook', () => undefined, brewing('start-green'), blocked('notACauldron')],
  ['the temple without anybody in the garden', () => undefined, worship('black'), blocked('notYourApprentice')],
  [
    'the temple where everybody rests',
    (G) => stand(G, 0, 'start-green', 'E', false),
    worship('black'),
    blocked('apprenticeInactive'),
  ],
  ['a potion short', (G) => stand(G, 0, 'start-green', 'E'), worship('black'), short({ duskPotion: 1 })],
  [
    'a crystal short for the conversion of a card',
    (G) => {
      stand(G, 0, 'start-green', 'E');
      holds(G, 0, 'E4');
      give(G, 0, { crystals: 5 });
    },
    worship('black'),
    short({ crystals: 1 }),
  ],
  [
    'the temple paid with what is there',
    (G) => {
      stand(G, 0, 'start-green', 'E');
      G.resources.duskPotion = 1;
    },
    worship('black'),
    IN_HAND,
  ],
  ['after the action', (G) => (G.acted = true), building('F05'), blocked('alreadyActed')],
  ['after passing', (G) => (G.harvesting = true), worship('black'), blocked('passedAlready')],
  ['while a choice is asked', (G) => G.agenda.push({ step: 'takeGrove' }), building('F05'), blocked('choiceFirst')],
  ['in the turn of another', (G) => (G.seat = 1), building('F05'), blocked('notYourTurn')],
  ['when all is over', (G) => (G.over = true), building('F05'), blocked('gameOver')],
];

describe('Ventures', () => {
  it("the river, the cauldrons with an apprentice of the seat's, and both halves of the temple", () => {
    const G = seen((start) => {
      layField(start, 'F11', 5, 5);
      layField(start, 'F12', 6, 5);
      layField(start, 'F15', 7, 5);
      stand(start, 0, 'F11', 'E');
      stand(start, 0, 'F11', 'S', false);
      stand(start, 0, 'F12', 'S', false);
      stand(start, 0, 'start-green', 'S');
      stand(start, 1, 'F15', 'E');
      start.river[1] = null;
    });
    expect(ventures(G, 0)).to.deep.equal([
      ...(['F05', 'F07', 'F08'] as const).map(building),
      brewing('F11'),
      brewing('F12'),
      worship('black'),
      worship('yellow'),
    ]);
  });

  describe('Prospects', () => {
    for (const [what, change, venture, prospect] of PROSPECTS) {
      it(what, () => {
        expect(prospectOf(seen(change), 0, venture)).to.deep.equal(prospect);
      });
    }
  });

  describe('Actions', () => {
    const WAY = { worker: null, basic: null, crystals: 1, flipped: [], cards: [] };
    const WORK: Action = ['work', 'start-green', 'E'];
    const worker = { field: 'F07', spot: 'E' } as const;

    it('a build: the payment, then the move; the move alone in the exceptional case, the payment alone without a cell', () => {
      const way = { ...WAY, actions: [WORK] };
      const cell = { x: 2, y: 0 };
      expect(actionsFor(building('F08'), way, cell)).to.deep.equal([WORK, ['build', 'F08', 2, 0]]);
      expect(actionsFor(building('F08'), null, cell)).to.deep.equal([['build', 'F08', 2, 0]]);
      expect(actionsFor(building('F08'), way, null)).to.deep.equal([WORK]);
    });

    it('an activation names the worker and, where it is of choice, the resource', () => {
      expect(actionsFor(brewing('F07'), { ...WAY, actions: [WORK], worker, basic: 'leaf' }, null)).to.deep.equal([
        WORK,
        ['activateCauldron', 'F07', 'E', 'leaf'],
      ]);
      expect(actionsFor(brewing('F11'), { ...WAY, actions: [], worker }, null)).to.deep.equal([
        ['activateCauldron', 'F07', 'E'],
      ]);
      expect(actionsFor(worship('black'), { ...WAY, actions: [], worker }, null)).to.deep.equal([
        ['activateTemple', 'black', 'F07', 'E'],
      ]);
    });

    it('nothing is paid where nothing can be done', () => {
      const G = seen((start) => {
        start.resources.flower = 1;
        start.acted = true;
      });
      expect(waysFor(G, 0, building('F05'))).to.deep.equal([]);
    });
  });

  describe('In every position of whole games', () => {
    /** Does the actions on a copy; how many of them were legal. */
    function legalOf(G: G, actions: readonly Action[]): number {
      const copy = bot.clone(G);
      let done = 0;
      for (const action of actions) {
        if (refusal(copy, copy.seat, action)) break;
        play(copy, copy.seat, action);
        done++;
      }
      return done;
    }

    /** With what was said to be missing. */
    function helped(G: G, missing: Cost): G {
      const copy = bot.clone(G);
      for (const [item, n] of Object.entries(missing)) {
        if (item === 'crystals') playerAt(copy, G.seat).crystals += n;
        else copy.resources[(item === 'basic' ? 'leaf' : item) as Resource] += n;
      }
      return copy;
    }

    const met = { inHand: 0, inReach: 0, free: 0, short: 0, refused: 0 };

    function check(G: G, venture: Venture): void {
      const shown = view(G);
      const { possible, inHand, free, obstacle } = prospectOf(shown, G.seat, venture);
      const legal = legalMoves(G, G.seat).some((move) => isFor(venture, move));
      const ways = waysFor(shown, G.seat, venture);
      holdsTrue('what is in hand or free, and only that, is legal now', legal === (inHand || free));
      holdsTrue('there is a way to pay, or none is needed', ways.length > 0 === (possible && !free));
      const atOnce = ways.some(({ actions }) => actions.length === 0);
      holdsTrue('what is in hand needs no free action', atOnce === (inHand && !free));
      holdsTrue('there is an obstacle, or it is possible', (obstacle === null) === possible);
      if (possible) {
        met[free ? 'free' : inHand ? 'inHand' : 'inReach']++;
        const actions = actionsFor(venture, ways[0] ?? null, freeCells(G)[0] ?? null);
        holdsTrue('the move comes last', isFor(venture, actions.at(-1) ?? ['endTurn']));
        holdsTrue('all of it is legal', legalOf(G, actions) === actions.length);
      } else if (typeof obstacle === 'string') {
        met.refused++;
      } else if (obstacle) {
        met.short++;
        const { possible: now } = prospectOf(helped(G, obstacle.short), G.seat, venture);
        holdsTrue('with what was missing it would be possible', now);
      }
    }

    /** chai is slow at a hundred thousand comparisons: it is asked only to tell what is wrong. */
    const holdsTrue = (what: string, holdsIndeed: boolean) => holdsIndeed || expect.fail(what);

    it('what is possible has a way that can be carried out; what is not would have one with what is missing', () => {
      const games = [replayed('nowhere-to-stand'), ...randomGames().slice(0, 4)];
      for (const G of games.flat()) for (const venture of ventures(view(G), G.seat)) check(G, venture);
      expect(
        Object.values(met).every((n) => n > 0),
        JSON.stringify(met),
      ).to.equal(true);
    });
  });

  it('a whole payment is told in the order in which it is made', () => {
    const G = table();
    stand(G, 0, 'start-white', 'E');
    const [way] = waysFor(view(G), 0, building('F05'));
    doAll(G, ...actionsFor(building('F05'), way ?? null, { x: 2, y: 0 }));
    expect(G.tiles.at(-1)?.field).to.equal('F05');
  });
});
