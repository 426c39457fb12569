/** The worked examples: a position and what is done in it. Pictures and journal come from playing it. */
import type { Action } from '../../rules/actions.ts';
import { deal, unshuffled } from '../../rules/setup.ts';
import { type G, type Player, playerAt, type Seat } from '../../rules/state.ts';
import { MADDER, position, WOAD } from './position.ts';

/** The part of the garden that a picture shows, in cells, both ends included. */
export interface Frame {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

export interface Example {
  readonly before: G;
  readonly actions: readonly Action[];
  readonly frame: Frame;
}

export const OPENING_FRAME: Frame = { west: 0, north: -1, east: 1, south: 1 };

export const opening: G = position({});

export const EXAMPLE_IDS = ['place', 'build', 'cauldron', 'temple', 'pass', 'scrolls'] as const;
export type ExampleId = (typeof EXAMPLE_IDS)[number];

export const EXAMPLES: Readonly<Record<ExampleId, Example>> = {
  place: {
    before: opening,
    actions: [['place', 'start-green', 'S'], ['endTurn'], ['place', 'start-white', 'N']],
    frame: OPENING_FRAME,
  },

  build: {
    before: position({
      round: 2,
      tops: { fields: ['F05', 'F12', 'F19', 'F22'], bear: ['B7'] },
      built: [['F14', -1, 0]],
      taken: ['G01'],
      apprentices: [
        [MADDER, 'start-white', 'W', 'active'],
        [MADDER, 'start-green', 'S', 'active'],
        [MADDER, 'start-purple', 'N', 'active'],
        [WOAD, 'start-green', 'W', 'active'],
        [WOAD, 'start-white', 'N', 'active'],
        [WOAD, 'F14', 'E', 'active'],
      ],
      madder: { available: 2, crystals: 3 },
    }),
    actions: [
      ['work', 'start-white', 'W'],
      ['build', 'F05', -1, -1],
      ['takeCard', 'bear'],
    ],
    frame: { west: -1, north: -1, east: 1, south: 1 },
  },

  cauldron: {
    before: position({
      round: 3,
      built: [
        ['F17', 1, 2],
        ['F19', 2, 1],
      ],
      apprentices: [
        [MADDER, 'start-purple', 'E', 'active'],
        [MADDER, 'F17', 'N', 'inactive'],
        [MADDER, 'F17', 'W', 'inactive'],
        [MADDER, 'F19', 'S', 'active'],
        [WOAD, 'F19', 'N', 'active'],
      ],
      madder: { crystals: 2 },
    }),
    actions: [
      ['work', 'start-purple', 'E'],
      ['activateCauldron', 'F19', 'S'],
    ],
    frame: { west: 1, north: 1, east: 2, south: 2 },
  },

  temple: {
    before: position({
      round: 3,
      tops: { yellow: ['yellow-4'] },
      built: [['F06', 0, -2]],
      apprentices: [
        [MADDER, 'start-green', 'E', 'active'],
        [MADDER, 'F06', 'W', 'active'],
        [MADDER, 'start-orange', 'S', 'active'],
        [WOAD, 'start-orange', 'N', 'active'],
      ],
      madder: { crystals: 2 },
    }),
    actions: [
      ['work', 'start-green', 'E'],
      ['work', 'F06', 'W'],
      ['activateTemple', 'yellow', 'start-orange', 'S'],
      ['reactivate', 'start-green', 'E'],
    ],
    frame: { west: 0, north: -2, east: 1, south: 0 },
  },

  pass: {
    before: position({
      tops: { bear: ['B12'] },
      apprentices: [
        [MADDER, 'start-orange', 'S', 'active'],
        [MADDER, 'start-white', 'N', 'active'],
        [MADDER, 'start-green', 'S', 'inactive'],
        [WOAD, 'start-orange', 'W', 'active'],
        [WOAD, 'start-purple', 'W', 'active'],
        [WOAD, 'start-white', 'W', 'inactive'],
      ],
      madder: { available: 0, crystals: 3 },
    }),
    actions: [['pass'], ['harvest', 'G21'], ['harvest', 'G14'], ['endTurn']],
    frame: OPENING_FRAME,
  },

  scrolls: {
    before: position({
      round: 3,
      tops: { spellbooks: ['book-purple'] },
      built: [['F06', 1, 2]],
      apprentices: [
        [MADDER, 'start-white', 'E', 'inactive'],
        [MADDER, 'start-purple', 'S', 'active'],
        [WOAD, 'start-purple', 'N', 'active'],
      ],
      madder: { scrolls: 3 },
    }),
    actions: [
      ['place', 'F06', 'N'],
      ['inscribe', 'start-white', 'E', 'book-purple', 'upper'],
    ],
    frame: { west: 0, north: 1, east: 1, south: 2 },
  },
};

/** A corner from which the grove has been taken, with four tiles around it. */
export const gladeView: G = position({
  built: [
    ['F14', -1, 0],
    ['F05', -1, -1],
  ],
  taken: ['G01'],
});
export const GLADE_FRAME: Frame = { west: -1, north: -1, east: 1, south: 0 };

const FAITHFUL: readonly Pick<Player, 'salamander' | 'bear' | 'eagle'>[] = [
  { salamander: ['yellow-1', 'yellow-7'], bear: ['B10'], eagle: [] },
  { salamander: ['black-1', 'black-7'], bear: ['B5', 'B9'], eagle: [] },
  { salamander: ['black-4'], bear: ['B11'], eagle: ['E5'] },
];

/** Three players with their cards at the end of a game. */
export const believers: G = deal(unshuffled(FAITHFUL.length));
for (const [seat, cards] of FAITHFUL.entries()) Object.assign(playerAt(believers, seat), cards);

/** Scores on the track by seat, and the markers in the order in which they arrived. */
export const TRACK: { readonly scores: readonly number[]; readonly markers: readonly Seat[] } = {
  scores: [9, 9, 12],
  markers: [2, 0, 1],
};
