/** The worked examples: a position and what is done in it. Pictures and journal come from playing it. */
import type { Chamber } from '../../content/cards.ts';
import type { Action } from '../../rules/actions.ts';
import type { G, Throw } from '../../rules/state.ts';
import { before, beforeThrow, KING, MONK, position, QUEEN, ROBBER } from './position.ts';

export interface Example {
  readonly setting: G;
  readonly actions: readonly Action[];
  /** So many of them come before the first picture. */
  readonly prelude: number;
}

export const EXAMPLE_IDS = ['keys', 'salamander', 'token', 'move', 'home', 'ask', 'lay', 'fail', 'freed'] as const;
export type ExampleId = (typeof EXAMPLE_IDS)[number];

const keysIn = (G: G): string =>
  G.events.flatMap((event) => (event.type === 'keyThrow' ? event.keys.map((keys) => keys.join(' ')) : [])).join();

export const EXAMPLES: Readonly<Record<ExampleId, Example>> = {
  keys: {
    setting: before(
      position({ seat: ROBBER, stage: 'dungeon', places: { robber: 'dungeon' } }),
      ['keyThrow'],
      (after) => keysIn(after) === 'symbol,,first,second',
    ),
    actions: [['keyThrow']],
    prelude: 0,
  },

  salamander: {
    setting: beforeThrow(
      position({
        seat: KING,
        stage: 'begin',
        hands: { king: ['fire', 'row-5'], queen: ['water'], monk: ['stone-3'], robber: ['earth'] },
        top: 'row-2',
      }),
      { sticks: [3, 1], symbol: 'salamander' },
    ),
    actions: [['throwSticks'], ['discard', 'row-2']],
    prelude: 1,
  },

  token: {
    setting: beforeThrow(
      position({
        seat: QUEEN,
        stage: 'begin',
        hands: { queen: ['water', 'stone-3'] },
        places: { queen: 13 },
      }),
      { sticks: [2, 1], symbol: 'token' },
    ),
    actions: [['throwSticks'], ['placeToken', 'water', 'row-5', 'stone-3']],
    prelude: 1,
  },

  move: {
    setting: position({
      seat: KING,
      stage: 'move',
      hands: { king: ['fire'], queen: ['row-5'] },
      places: { king: 4, monk: 6, robber: 12 },
      tokens: { king: ['fire', 'row-4', 'stone-2'] },
      thrown: { sticks: [3, 1], symbol: 'token' },
    }),
    actions: [['move', 'difference']],
    prelude: 0,
  },

  home: {
    setting: position({
      seat: MONK,
      stage: 'move',
      hands: { monk: ['fire', 'stone-3'], queen: ['row-5'] },
      places: { king: 17, monk: 9, queen: 2 },
      tokens: { monk: ['fire', 'row-1', 'stone-3'] },
      thrown: { sticks: [4, 2], symbol: 'token' },
    }),
    actions: [['goHome', 'sum']],
    prelude: 0,
  },

  ask: {
    setting: position({
      seat: MONK,
      stage: 'moved',
      hands: { king: ['row-4', 'air'], queen: ['row-5', 'water'], monk: ['fire', 'stone-3'], robber: ['earth'] },
      places: { monk: 8, robber: 1 },
      thrown: { sticks: [3, 2], symbol: 'token' },
    }),
    actions: [['ask', 'row-5']],
    prelude: 0,
  },

  lay: {
    setting: position({
      seat: MONK,
      stage: 'begin',
      hands: { queen: ['row-5', 'water'], monk: ['fire', 'stone-3'] },
      tokens: { monk: ['fire', 'row-1', 'stone-3'] },
    }),
    actions: [['lay', 'fire', MONK, 'row-5', QUEEN, 'stone-3', MONK]],
    prelude: 0,
  },

  fail: {
    setting: position({
      seat: ROBBER,
      stage: 'begin',
      hands: { king: ['row-4', 'air'], queen: ['row-5', 'water'], robber: ['earth', 'row-2'] },
      places: { king: 11, queen: 19 },
      top: 'stone-1',
    }),
    actions: [['lay', 'earth', ROBBER, 'row-4', KING, 'stone-2', QUEEN], ['swap'], ['keep']],
    prelude: 0,
  },

  freed: {
    setting: position({
      seat: KING,
      stage: 'moved',
      hands: { robber: ['earth', 'row-2'] },
      places: { king: 16, robber: 'dungeon' },
      thrown: { sticks: [4, 3], symbol: 'salamander' },
    }),
    actions: [['ask', 'earth']],
    prelude: 0,
  },
};

/** A throw, to be added up and to be taken from each other. */
export const THROW: Throw = { sticks: [4, 2], symbol: 'salamander' };

/** Three combinations: a middling one, the least and the most. */
export const COMBINATIONS: readonly Readonly<Chamber>[] = [
  ['water', 'row-4', 'stone-3'],
  ['air', 'row-1', 'stone-1'],
  ['fire', 'row-7', 'stone-3'],
];

/** Somebody is about to reach the target of 84. */
export const lastTurn: Example = {
  setting: position({
    seat: MONK,
    stage: 'begin',
    hands: { queen: ['row-4', 'water'], monk: ['earth', 'stone-2'] },
    laid: {
      king: [['fire', 'row-6', 'stone-3']],
      queen: [
        ['water', 'row-3', 'stone-1'],
        ['air', 'row-4', 'stone-2'],
      ],
      monk: [['fire', 'row-5', 'stone-3']],
    },
  }),
  actions: [['lay', 'earth', MONK, 'row-4', QUEEN, 'stone-2', MONK]],
  prelude: 0,
};
