import { expect } from 'chai';
import { BEARS, EAGLES, SALAMANDERS } from '../../../../src/games/salamandra/content/cards.ts';
import { FIELDS, RIVER_FIELD_IDS, START_FIELD_IDS } from '../../../../src/games/salamandra/content/fields.ts';
import { GROVES } from '../../../../src/games/salamandra/content/groves.ts';
import { SPELLBOOK_IDS } from '../../../../src/games/salamandra/content/spellbooks.ts';
import { arrange, deal } from '../../../../src/games/salamandra/rules/setup.ts';
import { randomFrom } from '../../../../src/play/random.ts';
import { table } from '../table.ts';

describe('Components', () => {
  it('4 start fields and 20 others, 30 groves, 12 + 12 + 16 cards, 10 spellbooks', () => {
    expect([START_FIELD_IDS, RIVER_FIELD_IDS, SPELLBOOK_IDS].map((ids) => ids.length)).to.deep.equal([4, 20, 10]);
    const counts = [GROVES, BEARS, EAGLES, SALAMANDERS].map((cards) => Object.keys(cards).length);
    expect(counts).to.deep.equal([30, 12, 12, 16]);
  });

  it('13 billhooks and 11 cauldrons; 7 fields of every colour, where two-coloured ones count for both', () => {
    const fields = Object.values(FIELDS);
    expect(fields.filter(({ kind }) => kind === 'billhook')).to.have.length(13);
    const colours = fields.flatMap((field): readonly string[] => field.colours);
    const number = (colour: string) => colours.filter((each) => each === colour).length;
    expect(['orange', 'green', 'white', 'purple'].map(number)).to.deep.equal([7, 7, 7, 7]);
  });

  it('groves carry 56 crystal marks', () => {
    // by the list: 4×2 + 4×3 + 4×1, 2+1+3, 3+2+1, 3+3, 4×2, 6×1
    expect(Object.values(GROVES).flatMap(({ marks }) => marks)).to.have.length(8 + 12 + 4 + 6 + 6 + 6 + 8 + 6);
  });

  it('24 symbols of Bear and 24 of Eagle faith, 15 in the black temple and 16 in the yellow one', () => {
    const faith = (cards: Record<string, { faith: number }>) =>
      Object.values(cards).reduce((sum, card) => sum + card.faith, 0);
    expect([BEARS, EAGLES, SALAMANDERS].map(faith)).to.deep.equal([24, 24, 15 + 16]);
  });
});

describe('Setup', () => {
  it('start fields around the temple, the 8 opening groves at their corners', () => {
    const G = table();
    expect(G.tiles.map(({ x, y }) => [x, y])).to.deep.equal([
      [0, -1],
      [1, -1],
      [0, 1],
      [1, 1],
    ]);
    expect(G.groves.map(({ x, y }) => [x, y])).to.deep.equal([
      [0.5, -1.5],
      [-0.5, -0.5],
      [0.5, -0.5],
      [1.5, -0.5],
      [-0.5, 0.5],
      [0.5, 0.5],
      [1.5, 0.5],
      [0.5, 1.5],
    ]);
  });

  it('4 fields in the river, 16 in the pile, 22 groves in the pile', () => {
    const G = table();
    expect([G.river.length, G.piles.fields.length, G.piles.groves.length]).to.deep.equal([4, 16, 22]);
  });

  for (const players of [2, 3, 4]) {
    it(`${players} players: ${players + 1} spellbooks; everyone with the Druid's day side up, 3 apprentices, 2 crystals`, () => {
      const G = table(players);
      expect(G.books).to.have.length(players + 1);
      expect(G.players).to.have.length(players);
      for (const player of G.players) {
        expect(player).to.include({ druid: 'day', score: 0, scrolls: 0, available: 3, crystals: 2, passed: false });
      }
    });
  }

  it('shuffles every pile, and the same seed shuffles the same', () => {
    const one = arrange(4, randomFrom('midsummer'));
    expect(arrange(4, randomFrom('midsummer'))).to.deep.equal(one);
    const other = arrange(4, randomFrom('midwinter'));
    for (const pile of ['start', 'fields', 'groves', 'bear', 'eagle', 'black', 'yellow', 'spellbooks'] as const) {
      expect(other[pile], pile).to.not.deep.equal(one[pile]);
      expect(other[pile], pile).to.have.members(one[pile]);
    }
  });

  it('every order of the markers is as likely as another', () => {
    const random = randomFrom('markers');
    const seen = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const key = arrange(3, random).markers.join();
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).to.equal(6);
    // 1000 each: five standard deviations are 144
    for (const [order, n] of seen) expect(n, order).to.be.within(856, 1144);
  });

  it('dealing leaves the arrangement as it is', () => {
    const arrangement = arrange(3, randomFrom('x'));
    const before = JSON.stringify(arrangement);
    deal(arrangement);
    expect(JSON.stringify(arrangement)).to.equal(before);
  });
});
