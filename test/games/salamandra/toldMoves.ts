/** Moves as the events that they brought about, what the log tells of them, and how it reads in English. */
import type { GameEvent } from '../../../src/games/salamandra/rules/state.ts';

const WOAD = { kind: 'player', seat: 1 } as const;
const PLACE = { seat: 1, field: 'F06', spot: 'E' } as const;
const AT = { player: WOAD, field: { kind: 'field', id: 'F06' }, spot: { kind: 'spot', spot: 'E' } };
const FIELD = { player: WOAD, field: { kind: 'field', id: 'F06' }, cell: { kind: 'cell', x: 2, y: -1 } };
const LEAF = { kind: 'resource', resource: 'leaf', n: 1 };
const G05 = { kind: 'grove', id: 'G05' };

const cost = (paid: object) => ({ kind: 'cost', cost: paid });
const line = (key: string, tokens: object, ...gains: object[]) => ({ key, tokens, gains });

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
      line(
        'place',
        AT,
        { kind: 'points', n: 2, source: 'bear' },
        { kind: 'points', n: 2, source: 'bonus' },
        { kind: 'scrolls', n: 1 },
        { kind: 'crystals', n: 2 },
      ),
    ],
    [
      'Woad places an apprentice on F06 (green billhook), east: 2 points (Bear card), 2 points (bonus spot), 1 scroll, 2 crystals',
    ],
  ],
  [
    'settle',
    [{ type: 'settle', ...PLACE }],
    [line('settle', AT)],
    ['Woad places an apprentice on the new field F06 (green billhook), east'],
  ],
  [
    'work that takes something',
    [
      { type: 'work', ...PLACE },
      { type: 'resource', seat: 1, resource: 'greenPotion' },
    ],
    [line('workFor', { ...AT, cost: cost({ leaf: 1 }) }, { kind: 'resource', resource: 'greenPotion', n: 1 })],
    ['Woad works F06 (green billhook), east, for 1 leaf: 1 green potion'],
  ],
  [
    'work that takes nothing',
    [
      { type: 'work', ...PLACE, field: 'start-green' },
      { type: 'resource', seat: 1, resource: 'leaf' },
    ],
    [line('work', { ...AT, field: { kind: 'field', id: 'start-green' } }, LEAF)],
    ['Woad works Start (green billhook), east: 1 leaf'],
  ],
  [
    'flip',
    [
      { type: 'flip', ...PLACE },
      { type: 'crystals', seat: 1, n: 1 },
    ],
    [line('flip', AT, { kind: 'crystals', n: 1 })],
    ['Woad flips the apprentice on F06 (green billhook), east: 1 crystal'],
  ],
  [
    'reactivate',
    [{ type: 'reactivate', ...PLACE }],
    [line('reactivate', AT)],
    ['Woad reactivates the apprentice on F06 (green billhook), east'],
  ],
  [
    'cauldron',
    [
      { type: 'cauldron', ...PLACE, field: 'F08', basic: null },
      { type: 'points', seat: 1, n: 9, source: 'cauldron' },
    ],
    [
      line(
        'cauldron',
        { ...AT, field: { kind: 'field', id: 'F08' }, cost: cost({ greenPotion: 1 }) },
        { kind: 'points', n: 9, source: 'cauldron' },
      ),
    ],
    ['Woad activates F08 (green cauldron), east, for 1 green potion: 9 points (cauldron)'],
  ],
  [
    'a cauldron that takes any basic resource',
    [{ type: 'cauldron', ...PLACE, field: 'F07', basic: 'fruit' }],
    [line('cauldron', { ...AT, field: { kind: 'field', id: 'F07' }, cost: cost({ fruit: 1 }) })],
    ['Woad activates F07 (green cauldron), east, for 1 fruit'],
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
      line(
        'temple',
        { ...AT, half: { kind: 'half', half: 'yellow' }, cost: cost({ greenPotion: 1, crystals: 2 }) },
        { kind: 'card', id: 'yellow-2' },
        { kind: 'card', id: 'B3' },
        { kind: 'points', n: 4, source: 'temple' },
      ),
      line('newCard', { card: { kind: 'card', id: 'B4' } }),
      line('newCard', { card: { kind: 'card', id: 'yellow-1' } }),
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
      { type: 'grow', grove: 'G05', x: 1.5, y: -0.5 },
      { type: 'grow', grove: 'G13', x: 1.5, y: -1.5 },
      { type: 'turnUp', pile: 'fields', id: 'F24' },
    ],
    [
      line(
        'build',
        { ...FIELD, cost: cost({ crystals: 2, fruit: 1 }) },
        { kind: 'crystals', n: 1 },
        { kind: 'scrolls', n: 1 },
      ),
      line('newGroves', {
        groves: {
          kind: 'groves',
          groves: [
            { grove: 'G05', x: 1.5, y: -0.5 },
            { grove: 'G13', x: 1.5, y: -1.5 },
          ],
        },
      }),
      line('newField', { field: { kind: 'field', id: 'F24' } }),
    ],
    [
      'Woad builds F06 (green billhook) at (2, −1) for 2 crystals and 1 fruit: 1 crystal, 1 scroll',
      'New in the garden: grove G05 (1 scroll and 2 points) at (1½, −½) and grove G13 (the top Bear card) at (1½, −1½)',
      'New in the river: F24 (orange and white cauldron)',
    ],
  ],
  [
    'the exceptional case',
    [{ type: 'build', seat: 1, field: 'F06', x: 2, y: -1, free: true }],
    [line('buildFree', FIELD)],
    ['Woad can do nothing else and lays F06 (green billhook) at (2, −1) without cost'],
  ],
  [
    'convert by the exchange',
    [{ type: 'convert', seat: 1, by: 'exchange', resource: 'leaf' }],
    [line('convert', { player: WOAD, cost: cost({ crystals: 4 }), resource: LEAF })],
    ['Woad converts 4 crystals into 1 leaf'],
  ],
  [
    'convert by a card',
    [{ type: 'convert', seat: 1, by: 'E9', resource: 'leaf' }],
    [
      line('convertByCard', {
        player: WOAD,
        cost: cost({ crystals: 3 }),
        resource: LEAF,
        card: { kind: 'card', id: 'E9' },
      }),
    ],
    ['Woad converts 3 crystals into 1 leaf with Eagle card E9'],
  ],
  [
    'a card taken after building',
    [
      { type: 'takeBeastCard', seat: 1, beast: 'eagle', card: 'E9' },
      { type: 'points', seat: 1, n: 2, source: 'eagle' },
    ],
    [line('takeCard', { player: WOAD, card: { kind: 'card', id: 'E9' } }, { kind: 'points', n: 2, source: 'eagle' })],
    ['Woad takes Eagle card E9: 2 points (Eagle card)'],
  ],
  [
    'inscribe',
    [{ type: 'inscribe', ...PLACE, book: 'book-white', level: 'upper' }],
    [
      line('inscribe', {
        ...AT,
        spellbook: { kind: 'spellbook', id: 'book-white', level: 'upper' },
        scrolls: { kind: 'scrolls', n: 4 },
      }),
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
    [line('pass', { player: WOAD }, { kind: 'crystals', n: 4 })],
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
      line(
        'harvest',
        { player: WOAD, grove: G05, cost: cost({ crystals: 3 }) },
        { kind: 'scrolls', n: 1 },
        { kind: 'points', n: 2, source: 'grove' },
        { kind: 'points', n: 4, source: 'groveRow' },
      ),
    ],
    [
      'Woad harvests grove G05 (1 scroll and 2 points) for 3 crystals: 1 scroll, 2 points (grove), 4 points (grove row)',
    ],
  ],
  [
    'a grove taken for nothing',
    [{ type: 'takeGrove', seat: 1, grove: 'G05' }],
    [line('takeGrove', { player: WOAD, grove: G05 })],
    ['Woad takes grove G05 (1 scroll and 2 points)'],
  ],
  [
    'a new round',
    [{ type: 'round', round: 2, first: 1 }],
    [
      line('round', {
        round: { kind: 'number', n: 2 },
        light: { kind: 'light', light: 'night' },
        first: WOAD,
        apprentices: { kind: 'apprentices', n: 2 },
        crystals: { kind: 'crystals', n: 2 },
      }),
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
      line(
        'count',
        { player: { kind: 'player', seat: 0 } },
        { kind: 'points', n: 20, source: 'spellbooks' },
        { kind: 'points', n: 8, source: 'faithBear' },
      ),
      line('count', { player: WOAD }, { kind: 'points', n: 12, source: 'faithSalamander' }),
      line('win', { player: { kind: 'player', seat: 0 } }),
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
    [line('sharedWin', { players: { kind: 'players', seats: [0, 2] } })],
    ['Madder and Weld share the victory'],
  ],
  [
    'a round alone, with all that Rudolph does in it',
    [
      { type: 'round', round: 2, first: 0, alone: true },
      { type: 'labour', seat: 1 },
      { type: 'points', seat: 1, n: 7, source: 'labour' },
      { type: 'placement', seat: 1, half: 'black', direction: 'NE', field: null },
      { type: 'shuffle', seat: 1 },
      { type: 'placement', seat: 1, half: 'yellow', direction: 'S', field: 'F06' },
      { type: 'place', ...PLACE },
      { type: 'scrolls', seat: 1, n: 1 },
      { type: 'inscribe', ...PLACE, book: 'book-flat', level: 'upper', scrolls: 3 },
      { type: 'points', seat: 1, n: 6, source: 'spellbooks' },
      { type: 'placeNobody', seat: 1 },
    ],
    [
      line('roundAlone', {
        round: { kind: 'number', n: 2 },
        light: { kind: 'light', light: 'night' },
        first: { kind: 'player', seat: 0 },
        apprentices: { kind: 'apprentices', n: 2 },
        crystals: { kind: 'crystals', n: 2 },
      }),
      line('labour', { player: WOAD }, { kind: 'points', n: 7, source: 'labour' }),
      line('placementNowhere', {
        player: WOAD,
        half: { kind: 'half', half: 'black' },
        direction: { kind: 'direction', direction: 'NE' },
      }),
      line('shuffle', { player: WOAD }),
      line('placement', {
        player: WOAD,
        half: { kind: 'half', half: 'yellow' },
        direction: { kind: 'direction', direction: 'S' },
        field: { kind: 'field', id: 'F06' },
      }),
      line('place', AT, { kind: 'scrolls', n: 1 }),
      line(
        'inscribe',
        {
          ...AT,
          spellbook: { kind: 'spellbook', id: 'book-flat', level: 'upper' },
          scrolls: { kind: 'scrolls', n: 3 },
        },
        { kind: 'points', n: 6, source: 'spellbooks' },
      ),
      line('placeNobody', { player: WOAD }),
    ],
    [
      'Round 2, night: Madder gets 2 apprentices and 2 crystals',
      'Woad labours: 7 points (labour)',
      'Woad turns up an arrow from the black half of the temple to the north-east: no spot is free on its line',
      'Woad’s placement cards are shuffled',
      'Woad turns up an arrow from the yellow half of the temple to the south: it leads to F06 (green billhook)',
      'Woad places an apprentice on F06 (green billhook), east: 1 scroll',
      'Woad gives 3 scrolls and moves the apprentice from F06 (green billhook), east, into the spellbook “The great book”, upper spot: 6 points (spellbooks)',
      'No arrow leads to a free spot: Woad places nobody',
    ],
  ],
  [
    'the end of a round alone, which is lost',
    [
      { type: 'gather', seat: 1, grove: 'G05', x: 1, y: 1 },
      { type: 'points', seat: 1, n: 1, source: 'grove' },
      { type: 'caughtUp', seat: 1, round: 3 },
      { type: 'end', winners: [1] },
    ],
    [
      line('takeGrove', { player: WOAD, grove: G05 }, { kind: 'points', n: 1, source: 'grove' }),
      line('caughtUp', { player: WOAD, round: { kind: 'number', n: 3 } }),
      line('win', { player: WOAD }),
    ],
    [
      'Woad takes grove G05 (1 scroll and 2 points): 1 point (grove)',
      'Woad has caught up at the end of round 3',
      'Woad wins the game',
    ],
  ],
  [
    'recycling',
    [
      { type: 'recycle', seat: 1, id: 'F06' },
      { type: 'turnUp', pile: 'fields', id: 'F07' },
      { type: 'recycle', seat: 1, id: 'B3' },
    ],
    [
      line('recycleField', { player: WOAD, field: { kind: 'field', id: 'F06' } }),
      line('newField', { field: { kind: 'field', id: 'F07' } }),
      line('recycleCard', { player: WOAD, card: { kind: 'card', id: 'B3' } }),
    ],
    [
      'Woad puts F06 (green billhook) under its pile',
      'New in the river: F07 (green cauldron)',
      'Woad puts Bear card B3 under its pile',
    ],
  ],
];
