/** Moves as the events that they brought about, what the log tells of them, and how it reads in English. */
import type { GameEvent } from '../../../src/games/salamandra/rules/state.ts';

const WOAD = { kind: 'player', seat: 1 } as const;
const PLACE = { seat: 1, field: 'F06', spot: 'E' } as const;
const AT = { player: WOAD, field: { kind: 'field', id: 'F06' }, spot: { kind: 'spot', spot: 'E' } };
const FIELD = { player: WOAD, field: { kind: 'field', id: 'F06' }, cell: { kind: 'cell', x: 2, y: -1 } };
const LEAF = { kind: 'resource', resource: 'leaf', n: 1 };
const G05 = { kind: 'grove', id: 'G05' };

const cost = (paid: object) => ({ kind: 'cost', cost: paid });

export const TOLD_MOVES: readonly [what: string, events: GameEvent[], lines: object[], english: string[]][] = [
  [
    'place, with what the spot brings',
    [
      { type: 'place', ...PLACE },
      { type: 'points', seat: 1, n: 1, source: 'bear' },
      { type: 'points', seat: 1, n: 2, source: 'bonus' },
      { type: 'scrolls', seat: 1, n: 1 },
      { type: 'points', seat: 1, n: 1, source: 'bear' },
      { type: 'crystals', seat: 1, n: 2 },
    ],
    [
      {
        key: 'place',
        tokens: AT,
        gains: [
          { kind: 'points', n: 2, source: 'bear' },
          { kind: 'points', n: 2, source: 'bonus' },
          { kind: 'scrolls', n: 1 },
          { kind: 'crystals', n: 2 },
        ],
      },
    ],
    [
      'Woad places an apprentice on F06 (green billhook), east: 2 points (Bear card), 2 points (bonus spot), 1 scroll, 2 crystals',
    ],
  ],
  [
    'settle',
    [{ type: 'settle', ...PLACE }],
    [{ key: 'settle', tokens: AT, gains: [] }],
    ['Woad places an apprentice on the new field F06 (green billhook), east'],
  ],
  [
    'work that takes something',
    [
      { type: 'work', ...PLACE },
      { type: 'resource', seat: 1, resource: 'greenPotion' },
    ],
    [
      {
        key: 'workFor',
        tokens: { ...AT, cost: cost({ leaf: 1 }) },
        gains: [{ kind: 'resource', resource: 'greenPotion', n: 1 }],
      },
    ],
    ['Woad works F06 (green billhook), east, for 1 leaf: 1 green potion'],
  ],
  [
    'work that takes nothing',
    [
      { type: 'work', ...PLACE, field: 'start-green' },
      { type: 'resource', seat: 1, resource: 'leaf' },
    ],
    [{ key: 'work', tokens: { ...AT, field: { kind: 'field', id: 'start-green' } }, gains: [LEAF] }],
    ['Woad works Start (green billhook), east: 1 leaf'],
  ],
  [
    'flip',
    [
      { type: 'flip', ...PLACE },
      { type: 'crystals', seat: 1, n: 1 },
    ],
    [{ key: 'flip', tokens: AT, gains: [{ kind: 'crystals', n: 1 }] }],
    ['Woad flips the apprentice on F06 (green billhook), east: 1 crystal'],
  ],
  [
    'reactivate',
    [{ type: 'reactivate', ...PLACE }],
    [{ key: 'reactivate', tokens: AT, gains: [] }],
    ['Woad reactivates the apprentice on F06 (green billhook), east'],
  ],
  [
    'cauldron',
    [
      { type: 'cauldron', ...PLACE, field: 'F08' },
      { type: 'points', seat: 1, n: 9, source: 'cauldron' },
    ],
    [
      {
        key: 'cauldron',
        tokens: { ...AT, field: { kind: 'field', id: 'F08' }, cost: cost({ greenPotion: 1 }) },
        gains: [{ kind: 'points', n: 9, source: 'cauldron' }],
      },
    ],
    ['Woad activates F08 (green cauldron), east, for 1 green potion: 9 points (cauldron)'],
  ],
  [
    'temple, with the card and what it gives',
    [
      { type: 'temple', half: 'yellow', ...PLACE },
      { type: 'takeSalamanderCard', seat: 1, card: 'yellow-2' },
      { type: 'takeBeastCard', seat: 1, beast: 'bear', card: 'B3' },
      { type: 'turnUp', pile: 'bear', id: 'B4' },
      { type: 'points', seat: 1, n: 4, source: 'temple' },
      { type: 'turnUp', pile: 'yellow', id: 'yellow-1' },
    ],
    [
      {
        key: 'temple',
        tokens: { ...AT, half: { kind: 'half', half: 'yellow' }, cost: cost({ greenPotion: 1, crystals: 2 }) },
        gains: [
          { kind: 'card', id: 'yellow-2' },
          { kind: 'card', id: 'B3' },
          { kind: 'points', n: 4, source: 'temple' },
        ],
      },
      { key: 'newCard', tokens: { card: { kind: 'card', id: 'B4' } }, gains: [] },
      { key: 'newCard', tokens: { card: { kind: 'card', id: 'yellow-1' } }, gains: [] },
    ],
    [
      'Woad activates the temple (yellow half) for 1 green potion and 2 crystals, by the apprentice on F06 (green billhook), east: Salamander card yellow 2, Bear card B3, 4 points (temple)',
      'Now on top: Bear card B4',
      'Now on top: Salamander card yellow 1',
    ],
  ],
  [
    'build',
    [
      { type: 'build', seat: 1, field: 'F06', x: 2, y: -1, free: false },
      { type: 'crystals', seat: 1, n: 1 },
      { type: 'scrolls', seat: 1, n: 1 },
      { type: 'turnUp', pile: 'groves', id: 'G05' },
      { type: 'turnUp', pile: 'groves', id: 'G13' },
      { type: 'turnUp', pile: 'fields', id: 'F24' },
    ],
    [
      {
        key: 'build',
        tokens: { ...FIELD, cost: cost({ crystals: 2, fruit: 1 }) },
        gains: [
          { kind: 'crystals', n: 1 },
          { kind: 'scrolls', n: 1 },
        ],
      },
      { key: 'newGroves', tokens: { groves: { kind: 'groves', ids: ['G05', 'G13'] } }, gains: [] },
      { key: 'newField', tokens: { field: { kind: 'field', id: 'F24' } }, gains: [] },
    ],
    [
      'Woad builds F06 (green billhook) at (2, −1) for 2 crystals and 1 fruit: 1 crystal, 1 scroll',
      'New in the garden: grove G05 (1 scroll and 2 points) and grove G13 (the top Bear card)',
      'New in the river: F24 (orange and white cauldron)',
    ],
  ],
  [
    'the exceptional case',
    [{ type: 'build', seat: 1, field: 'F06', x: 2, y: -1, free: true }],
    [{ key: 'buildFree', tokens: FIELD, gains: [] }],
    ['Woad can do nothing else and lays F06 (green billhook) at (2, −1) without cost'],
  ],
  [
    'convert by the exchange',
    [{ type: 'convert', seat: 1, by: 'exchange', resource: 'leaf' }],
    [{ key: 'convert', tokens: { player: WOAD, cost: cost({ crystals: 4 }), resource: LEAF }, gains: [] }],
    ['Woad converts 4 crystals into 1 leaf'],
  ],
  [
    'convert by a card',
    [{ type: 'convert', seat: 1, by: 'E9', resource: 'leaf' }],
    [
      {
        key: 'convertByCard',
        tokens: { player: WOAD, cost: cost({ crystals: 3 }), resource: LEAF, card: { kind: 'card', id: 'E9' } },
        gains: [],
      },
    ],
    ['Woad converts 3 crystals into 1 leaf with Eagle card E9'],
  ],
  [
    'a card taken after building',
    [
      { type: 'takeBeastCard', seat: 1, beast: 'eagle', card: 'E9' },
      { type: 'points', seat: 1, n: 2, source: 'eagle' },
    ],
    [
      {
        key: 'takeCard',
        tokens: { player: WOAD, card: { kind: 'card', id: 'E9' } },
        gains: [{ kind: 'points', n: 2, source: 'eagle' }],
      },
    ],
    ['Woad takes Eagle card E9: 2 points (Eagle card)'],
  ],
  [
    'inscribe',
    [{ type: 'inscribe', ...PLACE, book: 'book-white', level: 'upper' }],
    [
      {
        key: 'inscribe',
        tokens: {
          ...AT,
          spellbook: { kind: 'spellbook', id: 'book-white', level: 'upper' },
          scrolls: { kind: 'scrolls', n: 4 },
        },
        gains: [],
      },
    ],
    [
      'Woad gives 4 scrolls and moves the apprentice from F06 (green billhook), east, into the spellbook “White fields”, upper spot',
    ],
  ],
  [
    'pass, with all flips in one',
    [
      { type: 'pass', seat: 1 },
      { type: 'crystals', seat: 1, n: 1 },
      { type: 'crystals', seat: 1, n: 3 },
    ],
    [{ key: 'pass', tokens: { player: WOAD }, gains: [{ kind: 'crystals', n: 4 }] }],
    ['Woad passes: 4 crystals'],
  ],
  [
    'harvest',
    [
      { type: 'harvest', seat: 1, grove: 'G05' },
      { type: 'scrolls', seat: 1, n: 1 },
      { type: 'points', seat: 1, n: 2, source: 'grove' },
      { type: 'points', seat: 1, n: 4, source: 'groveRow' },
    ],
    [
      {
        key: 'harvest',
        tokens: { player: WOAD, grove: G05, cost: cost({ crystals: 3 }) },
        gains: [
          { kind: 'scrolls', n: 1 },
          { kind: 'points', n: 2, source: 'grove' },
          { kind: 'points', n: 4, source: 'groveRow' },
        ],
      },
    ],
    [
      'Woad harvests grove G05 (1 scroll and 2 points) for 3 crystals: 1 scroll, 2 points (grove), 4 points (grove row)',
    ],
  ],
  [
    'a grove taken for nothing',
    [{ type: 'takeGrove', seat: 1, grove: 'G05' }],
    [{ key: 'takeGrove', tokens: { player: WOAD, grove: G05 }, gains: [] }],
    ['Woad takes grove G05 (1 scroll and 2 points)'],
  ],
  [
    'a new round',
    [{ type: 'round', round: 2, first: 1 }],
    [
      {
        key: 'round',
        tokens: {
          round: { kind: 'number', n: 2 },
          light: { kind: 'light', light: 'night' },
          first: WOAD,
          apprentices: { kind: 'apprentices', n: 2 },
          crystals: { kind: 'crystals', n: 2 },
        },
        gains: [],
      },
    ],
    ['Round 2, night: everyone gets 2 apprentices and 2 crystals; Woad begins'],
  ],
  [
    'the final count, a line for each player',
    [
      { type: 'points', seat: 0, n: 20, source: 'spellbooks' },
      { type: 'points', seat: 1, n: 12, source: 'faithSalamander' },
      { type: 'points', seat: 0, n: 8, source: 'faithBear' },
      { type: 'end', winners: [0] },
    ],
    [
      {
        key: 'count',
        tokens: { player: { kind: 'player', seat: 0 } },
        gains: [
          { kind: 'points', n: 20, source: 'spellbooks' },
          { kind: 'points', n: 8, source: 'faithBear' },
        ],
      },
      { key: 'count', tokens: { player: WOAD }, gains: [{ kind: 'points', n: 12, source: 'faithSalamander' }] },
      { key: 'win', tokens: { player: { kind: 'player', seat: 0 } }, gains: [] },
    ],
    [
      'Final count for Madder: 20 points (spellbooks), 8 points (faith in the Bear)',
      'Final count for Woad: 12 points (faith in the Salamander)',
      'Madder wins the game',
    ],
  ],
  [
    'a shared victory',
    [{ type: 'end', winners: [0, 2] }],
    [{ key: 'sharedWin', tokens: { players: { kind: 'players', seats: [0, 2] } }, gains: [] }],
    ['Madder and Weld share the victory'],
  ],
];
