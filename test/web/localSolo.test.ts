import { expect } from 'chai';
import { unnamed } from '../../src/games/seats.ts';
import { meta } from '../../src/games/salamandra/meta.ts';
import type { MatchFile } from '../../src/play/match-file.ts';
import { countSolo, readKept } from '../../src/web/solo/localSolo.ts';
import { recall } from '../../src/web/storage.ts';
import { FakeStorage } from './storage.ts';
import { dealMatch } from './salamandra.ts';

const KEY = 'litha.solo';

const ended = (seed: string | null, rudolph: number, own: number, rival: number, isWon = own > rival): MatchFile => ({
  ...dealMatch(unnamed(meta, 1), 'solo', { rudolph }).file,
  seed,
  result: { scores: [own, rival], winners: [isWon ? 0 : 1] },
});

const kept = () => readKept(recall(KEY)).records;

describe('What was done alone in this browser', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  beforeEach(() => {
    Object.defineProperty(globalThis, 'localStorage', { value: new FakeStorage(), configurable: true });
  });
  after(() => {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it('is kept by level: the victory with the greatest lead, or else the closest defeat', () => {
    countSolo(ended('a', 1, 20, 30));
    countSolo(ended('b', 1, 30, 31));
    expect(kept()).to.deep.equal({ 1: { played: 2, won: 0, best: { isWon: false, score: 30, rival: 31 } } });
    countSolo(ended('c', 1, 50, 40));
    countSolo(ended('d', 1, 70, 69));
    countSolo(ended('e', 1, 90, 90, false));
    countSolo(ended('f', 3, 9, 8));
    expect(kept()).to.deep.equal({
      1: { played: 5, won: 2, best: { isWon: true, score: 50, rival: 40 } },
      3: { played: 1, won: 1, best: { isWon: true, score: 9, rival: 8 } },
    });
  });

  it('counts a game once, however often it ends: played on from a file, or without a seed', () => {
    countSolo(ended('a', 2, 20, 10));
    countSolo(ended('a', 2, 90, 10));
    for (let times = 0; times < 2; times++) countSolo(ended(null, 2, 30, 25));
    expect(kept()).to.deep.equal({ 2: { played: 2, won: 1 + 1, best: { isWon: true, score: 20, rival: 10 } } });
  });

  it('knows nothing of games with others, nor of one that goes on', () => {
    countSolo({ ...dealMatch(unnamed(meta, 2)).file, result: { scores: [2, 1], winners: [0] } });
    countSolo(dealMatch(unnamed(meta, 1), 'going on', { rudolph: 1 }).file);
    expect(recall(KEY)).to.equal(null);
  });

  it('is begun anew where it is broken, and what is sound of it stays', () => {
    const sound = { played: 1, won: 0, best: { isWon: false, score: 1, rival: 2 } };
    for (const [broken, records] of [
      ['{"records":', {}],
      ['null', {}],
      ['[1]', {}],
      ['{"records":{"1":{"played":"many"}},"games":[1,{}]}', {}],
      [
        JSON.stringify({ records: { 1: sound, 2: { ...sound, best: { score: -1 } }, 9: sound }, games: 7 }),
        { 1: sound },
      ],
    ] as const) {
      localStorage.setItem(KEY, broken);
      expect(kept()).to.deep.equal(records);
      countSolo(ended('a', 3, 20, 10));
      expect(kept()).to.deep.equal({
        ...records,
        3: { played: 1, won: 1, best: { isWon: true, score: 20, rival: 10 } },
      });
    }
  });
});
