import { expect } from 'chai';
import { type LogLine, logLines } from '../../../src/games/feuersalamander/log.ts';
import { playable } from '../../../src/games/feuersalamander/playable.ts';
import type { Claim, GameEvent } from '../../../src/games/feuersalamander/rules/state.ts';
import { start } from '../../../src/play/driver.ts';
import { randomFrom } from '../../../src/play/random.ts';
import { choose } from './players.ts';

const CLAIM: Claim = [
  { card: 'fire', holder: 0 },
  { card: 'row-5', holder: 1 },
  { card: 'stone-2', holder: 1 },
];
const player = { kind: 'player', seat: 0 } as const;
const queen = { kind: 'player', seat: 1 } as const;
const card = { kind: 'card', id: 'fire' } as const;
const players = { kind: 'players', seats: [0] } as const;

const TOLD: [GameEvent, LogLine][] = [
  [
    { type: 'start', throws: [[3, 1]], first: 0 },
    { key: 'start', tokens: { player, start: { kind: 'start', throws: [[3, 1]] } } },
  ],
  [
    { type: 'throw', seat: 0, sticks: [3, 1], symbol: 'token' },
    { key: 'throw', tokens: { player, sticks: { kind: 'sticks', sticks: [3, 1], symbol: 'token' } } },
  ],
  [
    { type: 'keyThrow', seat: 0, keys: [['first'], []] },
    { key: 'keyThrow', tokens: { player, keys: { kind: 'keys', keys: [['first'], []] } } },
  ],
  ...(['freed', 'draw', 'noCard', 'keep', 'noToken', 'tokenBack', 'offerEnd', 'takeBack'] as const).map(
    (type): [GameEvent, LogLine] => [
      { type, seat: 0 },
      { key: type, tokens: { player } },
    ],
  ),
  ...(['discard', 'swap', 'keepShown'] as const).map((type): [GameEvent, LogLine] => [
    { type, seat: 0, card: 'fire' },
    { key: type, tokens: { player, card } },
  ]),
  [{ type: 'reshuffle' }, { key: 'reshuffle', tokens: {} }],
  [
    { type: 'token', seat: 0, chamber: ['fire', 'row-5', 'stone-2'] },
    { key: 'token', tokens: { player, chamber: { kind: 'chamber', chamber: ['fire', 'row-5', 'stone-2'] } } },
  ],
  [
    { type: 'move', seat: 0, steps: 0, to: 7 },
    { key: 'stay', tokens: { player } },
  ],
  [
    { type: 'move', seat: 0, steps: 3, to: 'start' },
    { key: 'goHome', tokens: { player, steps: { kind: 'steps', n: 3 } } },
  ],
  [
    { type: 'move', seat: 0, steps: 3, to: 7 },
    { key: 'move', tokens: { player, steps: { kind: 'steps', n: 3 }, place: { kind: 'place', place: 7 } } },
  ],
  [
    { type: 'caught', seat: 0, by: 1 },
    { key: 'caught', tokens: { player, by: queen } },
  ],
  [
    { type: 'ask', seat: 0, asked: 1, card: 'fire' },
    { key: 'ask', tokens: { player, asked: queen, card } },
  ],
  [
    { type: 'ask', seat: 0, asked: 1, card: 'fire', answer: false },
    { key: 'askOpenly', tokens: { player, asked: queen, card, answer: { kind: 'answer', yes: false } } },
  ],
  [
    { type: 'lay', seat: 0, claim: CLAIM, points: 40 },
    { key: 'lay', tokens: { player, claim: { kind: 'claim', claim: CLAIM }, points: { kind: 'points', n: 40 } } },
  ],
  [
    { type: 'fail', seat: 0, claim: CLAIM, right: [true, true, false], hand: ['fire'] },
    {
      key: 'fail',
      tokens: {
        player,
        claim: { kind: 'claim', claim: CLAIM, right: [true, true, false] },
        hand: { kind: 'hand', cards: ['fire'] },
      },
    },
  ],
  [
    { type: 'gameOver', why: 'target', points: [84, 0], winners: [0] },
    { key: 'overByTarget', tokens: { players } },
  ],
  [
    { type: 'gameOver', why: 'cards', points: [84, 0], winners: [0] },
    { key: 'overByCards', tokens: { players } },
  ],
  [
    { type: 'gameOver', why: 'agreement', points: [84, 0], winners: [0] },
    { key: 'overByAgreement', tokens: { players } },
  ],
  [
    { type: 'game', game: 2 },
    { key: 'game', tokens: { game: { kind: 'number', n: 2 } } },
  ],
  [
    { type: 'end', scores: [84, 0], winners: [0] },
    { key: 'win', tokens: { player } },
  ],
  [
    { type: 'end', scores: [9, 9], winners: [0, 1] },
    { key: 'sharedWin', tokens: { players: { kind: 'players', seats: [0, 1] } } },
  ],
];

describe('The log', () => {
  for (const [event, line] of TOLD) {
    it(`tells of ${line.key}`, () => {
      expect(logLines([event])).to.deep.equal([line]);
    });
  }

  it('tells of all that happens in whole games, with keys that this test knows', () => {
    const known = new Set(TOLD.map(([, { key }]) => key));
    const told = new Set<string>();
    const random = randomFrom('log');
    for (let game = 0; game < 12; game++) {
      const G = start(playable.rules, 2 + (game % 3), `log/${game}`, { target: 30, series: 2 });
      while (!G.over) {
        playable.rules.play(G, G.actor, choose(G, G.actor, random));
        for (const { key } of logLines(G.events)) told.add(key);
      }
    }
    expect([...known]).to.include.members([...told]);
    expect(told.size).to.be.above(20);
  });
});
