import { expect } from 'chai';
import type { BeastCardId, SalamanderId } from '../../../../src/games/salamandra/content/cards.ts';
import { type SpellbookId, SPELLBOOKS } from '../../../../src/games/salamandra/content/spellbooks.ts';
import { resultOf } from '../../../../src/games/salamandra/rules/index.ts';
import { faithPoints, finalScoring, spellbookPoints } from '../../../../src/games/salamandra/rules/scoring.ts';
import { type G, playerAt } from '../../../../src/games/salamandra/rules/state.ts';
import { give, holds, layField, pointsOf, stand, table } from '../table.ts';

/** Cards with these symbols of Bear faith for the players in turn. */
function bears(...symbols: number[]): G {
  const cards: Record<number, BeastCardId[]> = {
    1: ['B1', 'B2', 'B3', 'B4'],
    2: ['B5', 'B6', 'B7', 'B8'],
    3: ['B9', 'B10', 'B11'],
  };
  const G = table(symbols.length);
  for (const [seat, n] of symbols.entries()) if (n > 0) holds(G, seat, cards[n]!.shift()!);
  return G;
}

describe('Final scoring', () => {
  it("the French rulebook's example: Gray's 20 for spellbooks, 14 for faith, 2 for scrolls", () => {
    const G = table(4);
    // on the upper spot of the purple spellbook, and on 4 purple tiles
    G.books[0] = { book: 'book-purple', upper: 0, lower: null };
    layField(G, 'F17', 5, 5);
    layField(G, 'F18', 6, 5);
    layField(G, 'F23', 7, 5);
    for (const field of ['start-purple', 'F17', 'F18', 'F23'] as const) stand(G, 0, field, 'E', false);
    // the most faith in Bear and Eagle, none in the Salamander
    holds(G, 0, 'B9', 'B5', 'E9');
    holds(G, 1, 'B10', 'E1');
    playerAt(G, 2).salamander = ['black-1'];
    give(G, 0, { scrolls: 2 });
    finalScoring(G);
    expect(pointsOf(G, 0)).to.deep.equal({ spellbooks: 20, faithBear: 8, faithEagle: 6, scrolls: 2 });
    expect(playerAt(G, 0).score).to.equal(20 + 14 + 2);
  });

  describe('Spellbooks', () => {
    /** Madder on green (start-green, F21), orange (F21), white and purple (F22: a cauldron), with cards and groves. */
    function scholar(book: SpellbookId, level: 'upper' | 'lower'): G {
      const G = table();
      layField(G, 'F21', 5, 5);
      layField(G, 'F22', 6, 6);
      for (const field of ['start-green', 'F21', 'F22'] as const) stand(G, 0, field, 'E');
      stand(G, 1, 'start-orange', 'E');
      holds(G, 0, 'B1', 'B2', 'E1');
      playerAt(G, 0).salamander = ['black-1', 'yellow-1'];
      playerAt(G, 0).groves = ['G30', 'G29', 'G28', 'G27'];
      G.books = [
        { book, upper: null, lower: null, [level]: 0 },
        { book: 'book-flat', upper: 1, lower: book === 'book-flat' ? null : 0 },
      ].slice(0, book === 'book-spellbooks' ? 2 : 1) as G['books'];
      return G;
    }
    const COUNTS: Record<SpellbookId, number> = {
      'book-white': 1,
      'book-orange': 1,
      'book-green': 2,
      'book-purple': 1,
      'book-salamanders': 2,
      'book-beasts': 3,
      'book-groves': 4,
      'book-cauldrons': 1,
      'book-spellbooks': 2,
      'book-flat': 1,
    };
    for (const [book, n] of Object.entries(COUNTS) as [SpellbookId, number][]) {
      const { upper, lower } = SPELLBOOKS[book];
      it(`${book}: ${upper} or ${lower} for each`, () => {
        const extra = book === 'book-spellbooks' ? 10 : 0; // the lower spot of the flat one
        expect(spellbookPoints(scholar(book, 'upper'), 0)).to.equal(upper * n + extra);
        expect(spellbookPoints(scholar(book, 'lower'), 0)).to.equal(lower * n + extra);
        expect(spellbookPoints(scholar(book, 'upper'), 1)).to.equal(book === 'book-spellbooks' ? 17 : 0);
      });
    }
  });

  describe('Faith', () => {
    const TABLE: [symbols: number[], points: number[]][] = [
      [
        [2, 1],
        [8, 4],
      ],
      [
        [3, 2, 1],
        [8, 4, 0],
      ],
      [
        [1, 1],
        [6, 6],
      ], // a tie for first shares first and second
      [
        [2, 2, 1],
        [6, 6, 0],
      ], // and nobody takes second
      [
        [1, 1, 1],
        [4, 4, 4],
      ],
      [
        [1, 1, 1, 1],
        [3, 3, 3, 3],
      ],
      [
        [3, 1, 1],
        [8, 2, 2],
      ], // a tie for second shares second
      [
        [3, 1, 1, 1],
        [8, 1, 1, 1],
      ], // rounded down
      [
        [2, 0],
        [8, 0],
      ], // no symbol, no points
      [
        [0, 0],
        [0, 0],
      ],
      [
        [2, 2, 0, 0],
        [6, 6, 0, 0],
      ],
    ];
    for (const [symbols, points] of TABLE) {
      it(`Bear ${symbols.join(':')} brings ${points.join(', ')}`, () => {
        expect(faithPoints(bears(...symbols), 'bear')).to.deep.equal(points);
      });
    }

    it('Salamander 12/6 and Eagle 6/3, symbols added up over all cards; shares are rounded down', () => {
      const G = table(3);
      const cards: SalamanderId[][] = [['black-1', 'yellow-1', 'black-7'], ['yellow-7'], ['black-4', 'black-2']];
      for (const [seat, salamander] of cards.entries()) playerAt(G, seat).salamander = salamander; // 5, 3, 3
      expect(faithPoints(G, 'salamander')).to.deep.equal([12, 3, 3]);
      holds(G, 0, 'E1', 'E2');
      holds(G, 1, 'E5');
      expect(faithPoints(G, 'eagle')).to.deep.equal([4, 4, 0]); // 9 / 2
    });
  });

  it('1 point per scroll, also where four could not be inscribed', () => {
    const G = table();
    give(G, 1, { scrolls: 5 });
    finalScoring(G);
    expect(pointsOf(G, 1)).to.deep.equal({ scrolls: 5 });
  });

  it('the most points win, ties share the victory', () => {
    const G = table(3);
    G.over = true;
    for (const [seat, score] of [40, 51, 51].entries()) give(G, seat, { score });
    expect(resultOf(G)).to.deep.equal({ scores: [40, 51, 51], winners: [1, 2] });
  });

  it('there is no result before the end', () => {
    expect(resultOf(table())).to.equal(null);
  });
});
