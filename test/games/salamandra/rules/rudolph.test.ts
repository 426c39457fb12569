import { expect } from 'chai';
import {
  type Direction,
  LABOUR,
  PLACEMENT_IDS,
  type PlacementId,
  RUDOLPH_LEVELS,
  type RudolphLevel,
} from '../../../../src/games/salamandra/content/rudolph.ts';
import { LABOUR_POINTS } from '../../../../src/games/salamandra/content/labour.ts';
import { type Half, SPOTS } from '../../../../src/games/salamandra/content/terms.ts';
import { legalMoves, resultOf, stageOf, view } from '../../../../src/games/salamandra/rules/index.ts';
import { furthest, RUDOLPH } from '../../../../src/games/salamandra/rules/rudolph.ts';
import { arrange, deal, unshuffled } from '../../../../src/games/salamandra/rules/setup.ts';
import { faithPoints, spellbookPoints, symbols } from '../../../../src/games/salamandra/rules/scoring.ts';
import { type G, type GameEvent, playerAt, type Rudolph } from '../../../../src/games/salamandra/rules/state.ts';
import { randomFrom } from '../../../../src/play/random.ts';
import { alone, doAll, endTurn, give, layField, layGrove, placing, pointsOf, stand } from '../table.ts';

const rudolphOf = (G: G): Rudolph => G.rudolph as Rudolph;
const typesOf = (G: G): GameEvent['type'][] => G.events.map(({ type }) => type);

/** Seat 0 has nothing left but to pass, and so many points. */
function aboutToPass(G: G, score: number): G {
  give(G, 0, { available: 0, score });
  return G;
}

const passOut = (G: G): void => doAll(G, ['pass'], ['endTurn']);

/** Passes, and recycles nothing. */
function nextRound(G: G): void {
  passOut(G);
  if (stageOf(G) === 'recycle') endTurn(G);
}

describe('Solo: setup', () => {
  it('as for two, with 3 spellbooks; Rudolph sits at seat 1 with a scroll and is never to act', () => {
    const G = deal(unshuffled(1, { rudolph: 2 }));
    expect(G.books).to.have.length(3);
    expect(G.players).to.have.length(2);
    expect(G.seat).to.equal(0);
    expect(playerAt(G, 0)).to.include({ score: 0, scrolls: 0, available: 3, crystals: 2, passed: false });
    expect(playerAt(G, RUDOLPH)).to.include({ scrolls: 1, available: 0, crystals: 0, passed: true });
    expect(legalMoves(G, RUDOLPH)).to.deep.equal([]);
  });

  it('Rudolph plays against one player, and only one', () => {
    expect(() => unshuffled(1)).to.throw('only one');
    expect(() => unshuffled(2, { rudolph: 1 })).to.throw('only one');
  });

  it('16 placement cards, one for each half of the temple and each of the 8 directions', () => {
    expect(new Set(PLACEMENT_IDS).size).to.equal(16);
    expect(PLACEMENT_IDS).to.include.members(['black-N', 'yellow-NW', 'black-SE', 'yellow-S']);
  });

  it('the three Labour cards: points by round, points per spellbook, symbols of faith, recycling', () => {
    expect(RUDOLPH_LEVELS.map((level) => LABOUR[level].faith)).to.deep.equal([3, 4, 5]);
    expect(RUDOLPH_LEVELS.map((level) => LABOUR[level].recycling)).to.deep.equal([1, 2, 3]);
    for (const level of RUDOLPH_LEVELS) expect(LABOUR[level].rounds).to.have.length(4);
  });

  it('the seed shuffles his cards, and settles all later shuffles', () => {
    const one = arrange(1, randomFrom('a'), { rudolph: 1 });
    expect(arrange(1, randomFrom('a'), { rudolph: 1 })).to.deep.equal(one);
    const other = arrange(1, randomFrom('b'), { rudolph: 1 });
    expect(other.rudolph?.placement).to.have.members(one.rudolph?.placement ?? []);
    expect(other.rudolph?.placement).to.not.deep.equal(one.rudolph?.placement);
    expect(other.rudolph?.reshuffle).to.not.equal(one.rudolph?.reshuffle);
  });

  it('the shuffle of all other piles is that of a game for two', () => {
    const { rudolph: _cards, ...piles } = arrange(1, randomFrom('a'), { rudolph: 3 });
    expect(piles).to.deep.equal(arrange(2, randomFrom('a')));
  });
});

describe('Solo: a round begins', () => {
  for (const level of RUDOLPH_LEVELS) {
    it(`level ${level}: he scores his Labour card's points for each round`, () => {
      const G = alone(level);
      for (const [i, points] of LABOUR[level].rounds.entries()) {
        expect(G.round).to.equal(i + 1);
        expect(G.events).to.deep.include({ type: 'points', seat: RUDOLPH, n: points, source: 'labour' });
        aboutToPass(G, 500);
        if (i < 3) nextRound(G);
      }
      expect(pointsOf(G, RUDOLPH).labour).to.equal(LABOUR[level].rounds.reduce((sum: number, n) => sum + n, 0));
    });
  }

  it('with the Labour card that the match began with, whatever the content says by now', () => {
    const { rudolph, ...rest } = unshuffled(1, { rudolph: 1 });
    const G = deal({ ...rest, rudolph: { ...rudolph!, labour: { rounds: [5, 20, 30, 40], spellbook: 9 } } });
    expect(pointsOf(G, RUDOLPH)).to.deep.equal({ labour: 5 });
  });

  it('then he places as many apprentices as the round has for a number', () => {
    const G = alone();
    for (const round of [1, 2, 3, 4]) {
      expect(typesOf(G).filter((type) => type === 'place')).to.have.length(round);
      aboutToPass(G, 500);
      if (round < 4) nextRound(G);
    }
  });

  it('the events tell it step by step, in the dealt position too', () => {
    expect(alone(1, placing(1, 'yellow-N')).events).to.deep.equal([
      { type: 'round', round: 1, first: 0, alone: true },
      { type: 'labour', seat: 1 },
      { type: 'points', seat: 1, n: LABOUR[1].rounds[0], source: 'labour' },
      { type: 'placement', seat: 1, half: 'yellow', direction: 'N', field: 'start-orange' },
      { type: 'place', seat: 1, field: 'start-orange', spot: 'N' },
    ]);
  });

  it('the player has the first turn, also with more points than he', () => {
    const G = aboutToPass(alone(), 500);
    nextRound(G);
    expect(G.seat).to.equal(0);
    expect(playerAt(G, 0)).to.include({ available: 2, passed: false });
    expect(playerAt(G, RUDOLPH)).to.include({ crystals: 0, available: 0, passed: true });
  });
});

describe('Solo: where he places', () => {
  const ARROWS: [Half, Direction, string | undefined][] = [
    ['yellow', 'N', 'start-orange'],
    ['black', 'N', 'start-green'],
    ['yellow', 'S', 'start-white'],
    ['black', 'S', 'start-purple'],
    ['yellow', 'NE', 'start-green'],
    ['yellow', 'SE', 'start-purple'],
    ['black', 'NW', 'start-orange'],
    ['black', 'SW', 'start-white'],
    ['yellow', 'E', undefined],
    ['black', 'W', undefined],
    ['yellow', 'W', undefined],
    ['black', 'NE', undefined],
    ['yellow', 'SW', undefined],
  ];
  for (const [half, direction, field] of ARROWS) {
    it(`from the ${half} half to the ${direction}: ${field ?? 'nobody'} at the start`, () => {
      expect(furthest(alone(), { half, direction })?.field).to.equal(field);
    });
  }

  it('the furthest tile on the line, over gaps and over the other half', () => {
    const G = alone();
    layField(G, 'F05', 2, 0);
    layField(G, 'F06', 4, 0);
    expect(furthest(G, { half: 'yellow', direction: 'E' })?.field).to.equal('F06');
    layField(G, 'F07', -3, 3);
    expect(furthest(G, { half: 'yellow', direction: 'SW' })?.field).to.equal('F07');
    // (-3, 3) is not on the diagonal from the black half
    expect(furthest(G, { half: 'black', direction: 'SW' })?.field).to.equal('start-white');
  });

  it('a tile without a free spot is passed over for the next nearer', () => {
    const G = alone();
    layField(G, 'F05', 0, -2);
    for (const spot of SPOTS) stand(G, 0, 'F05', spot);
    expect(furthest(G, { half: 'yellow', direction: 'N' })?.field).to.equal('start-orange');
  });

  it('the bonus spot if it is free, without its gain', () => {
    const G = alone(1, placing(1, 'black-N'));
    expect(G.tiles.find(({ field }) => field === 'start-green')?.spots.N).to.include({ seat: RUDOLPH });
    expect(pointsOf(G, RUDOLPH)).to.deep.equal({ labour: LABOUR[1].rounds[0] });
    expect(playerAt(G, RUDOLPH)).to.include({ scrolls: 1, crystals: 0 });
  });

  it('else the next free spot clockwise, and he takes a scroll', () => {
    const G = aboutToPass(alone(1, placing(1, 'black-N')), 500);
    stand(G, 0, 'start-green', 'E');
    rudolphOf(G).placement = ['black-N', 'yellow-S'];
    nextRound(G);
    expect(G.events).to.deep.include({ type: 'place', seat: 1, field: 'start-green', spot: 'S' });
    expect(G.events).to.deep.include({ type: 'place', seat: 1, field: 'start-white', spot: 'N' });
    expect(playerAt(G, RUDOLPH).scrolls).to.equal(2);
  });

  it('a card that leads nowhere is told, and the next one is turned up', () => {
    const G = alone(1, placing(1, 'black-E', 'yellow-W', 'black-S'));
    expect(G.events.filter(({ type }) => type === 'placement')).to.deep.equal([
      { type: 'placement', seat: 1, half: 'black', direction: 'E', field: null },
      { type: 'placement', seat: 1, half: 'yellow', direction: 'W', field: null },
      { type: 'placement', seat: 1, half: 'black', direction: 'S', field: 'start-purple' },
    ]);
    expect(rudolphOf(G).turnedUp).to.deep.equal(['black-E', 'yellow-W', 'black-S']);
    expect(rudolphOf(G).placement).to.have.length(13);
  });

  it('when the pile is empty all 16 are shuffled, and the same number gives the same order', () => {
    const begin = (reshuffle: number): G => {
      const G = aboutToPass(alone(), 500);
      Object.assign(rudolphOf(G), { placement: ['yellow-S'], reshuffle });
      nextRound(G);
      return G;
    };
    const G = begin(1);
    expect(typesOf(G).filter((type) => type === 'shuffle')).to.have.length(1);
    const { placement, turnedUp } = rudolphOf(G);
    expect([...turnedUp, ...placement]).to.have.members(PLACEMENT_IDS as PlacementId[]);
    expect(rudolphOf(begin(1))).to.deep.equal(rudolphOf(G));
    expect(rudolphOf(begin(2)).placement).to.not.deep.equal(placement);
    expect(rudolphOf(G).reshuffle, 'the shuffle after this one is another').to.not.equal(1);
  });

  it('if no card of a whole pile finds a spot he places nobody', () => {
    const G = aboutToPass(alone(), 500);
    for (const { field } of G.tiles) for (const spot of SPOTS) stand(G, 0, field, spot);
    const before = rudolphOf(G).placement.length;
    nextRound(G);
    expect(G.events).to.deep.include({ type: 'placeNobody', seat: 1 });
    expect(typesOf(G)).to.not.include('place');
    expect(rudolphOf(G).placement).to.have.length(before);
  });
});

describe('Solo: his scrolls and spellbooks', () => {
  /** Round 2 with so many scrolls: both of his apprentices find the bonus spot taken. */
  function crowded(level: RudolphLevel, scrolls: number, prepare: (G: G) => void = () => {}): G {
    const G = aboutToPass(alone(level), 500);
    for (const { field } of G.tiles) stand(G, 0, field, 'N');
    give(G, RUDOLPH, { scrolls });
    rudolphOf(G).placement = ['yellow-S', 'black-S'];
    prepare(G);
    nextRound(G);
    return G;
  }

  it('at 3 he discards them, and the apprentice he placed last goes into the first spellbook from the left', () => {
    const G = crowded(2, 1);
    expect(playerAt(G, RUDOLPH).scrolls).to.equal(0);
    expect(G.books[0]).to.include({ upper: RUDOLPH, lower: null });
    const inscribed = {
      seat: 1,
      field: 'start-purple',
      spot: 'E',
      book: G.books[0]?.book,
      level: 'upper',
      scrolls: 3,
    };
    expect(G.events).to.deep.include({ type: 'inscribe', ...inscribed });
    expect(G.tiles.find(({ field }) => field === 'start-purple')?.spots.E).to.equal(null);
    expect(G.tiles.find(({ field }) => field === 'start-white')?.spots.E).to.include({ seat: RUDOLPH });
  });

  it("he scores the Labour card's points for a spellbook at once", () => {
    for (const level of RUDOLPH_LEVELS) {
      expect(pointsOf(crowded(level, 1), RUDOLPH).spellbooks).to.equal(LABOUR[level].spellbook);
    }
  });

  it('upper spots first, from the left, then lower ones; he may hold both of a spellbook', () => {
    const occupy = (...taken: [number, 'upper' | 'lower', number][]) =>
      crowded(1, 1, (G) => {
        for (const [i, level, seat] of taken) G.books[i]![level] = seat;
      }).books.map(({ upper, lower }) => [upper, lower]);
    expect(occupy([0, 'upper', 0])).to.deep.equal([
      [0, null],
      [1, null],
      [null, null],
    ]);
    expect(occupy([0, 'upper', 0], [1, 'upper', 0], [2, 'upper', 1])).to.deep.equal([
      [0, 1],
      [0, null],
      [1, null],
    ]);
    expect(occupy([0, 'upper', 1], [1, 'upper', 0], [2, 'upper', 0])).to.deep.equal([
      [1, 1],
      [0, null],
      [0, null],
    ]);
  });

  it('without a free spot his scrolls stay with him', () => {
    const G = crowded(1, 1, ({ books }) => {
      for (const book of books) Object.assign(book, { upper: 0, lower: 0 });
    });
    expect(playerAt(G, RUDOLPH).scrolls).to.equal(3);
    expect(typesOf(G)).to.not.include('inscribe');
    expect(G.tiles.find(({ field }) => field === 'start-purple')?.spots.E).to.include({ seat: RUDOLPH });
  });
});

describe('Solo: a round ends', () => {
  it('he takes every grove that one of his apprentices has a path to: 1 point each, no gain', () => {
    // start-green N has paths to the corners at (½, -1½) and, without a grove yet, (1½, -1½)
    const G = aboutToPass(alone(1, placing(1, 'black-N')), 500);
    layGrove(G, 'G20', 1.5, -1.5);
    const first = G.groves.find(({ x, y }) => x === 0.5 && y === -1.5)?.grove;
    doAll(G, ['pass'], ['endTurn']);
    expect(playerAt(G, RUDOLPH).groves).to.have.members([first, 'G20']);
    expect(pointsOf(G, RUDOLPH)).to.deep.equal({ labour: LABOUR[1].rounds[0], grove: 2 });
    expect(playerAt(G, RUDOLPH).scrolls).to.equal(1);
    expect(G.groves.some(({ grove }) => grove === 'G20' || grove === first)).to.equal(false);
    expect(typesOf(G).filter((type) => type === 'gather')).to.have.length(2);
  });

  it('only after the player has harvested', () => {
    const G = aboutToPass(alone(1, placing(1, 'black-N')), 500);
    const grove = G.groves.find(({ x, y }) => x === 0.5 && y === -1.5)!.grove;
    stand(G, 0, 'start-orange', 'N', false);
    give(G, 0, { crystals: 3 });
    doAll(G, ['pass'], ['harvest', grove], ['endTurn']);
    expect(playerAt(G, 0).groves).to.deep.equal([grove]);
    expect(playerAt(G, RUDOLPH).groves).to.deep.equal([]);
  });

  it('he does so in every round, but a turn that ends without passing is none of his business', () => {
    const G = alone(1, placing(1, 'black-N'));
    doAll(G, ['place', 'start-white', 'S'], ['endTurn']);
    expect(G.seat).to.equal(0);
    expect(playerAt(G, RUDOLPH).groves).to.deep.equal([]);
  });

  for (const round of [1, 2, 3, 4]) {
    it(`round ${round}: who has no more points than he loses at once`, () => {
      const ends = (ahead: number): G => {
        const G = alone(1);
        for (let i = 1; i < round; i++) {
          aboutToPass(G, 500);
          nextRound(G);
        }
        G.groves = [];
        G.books.forEach((book) => Object.assign(book, { upper: null, lower: null }));
        aboutToPass(G, playerAt(G, RUDOLPH).score + ahead);
        doAll(G, ['pass'], ['endTurn']);
        return G;
      };
      for (const behind of [-3, 0]) {
        const G = ends(behind);
        expect(G.over).to.equal(true);
        expect(rudolphOf(G).caughtUp).to.equal(true);
        expect(G.events.slice(-2)).to.deep.equal([
          { type: 'caughtUp', seat: RUDOLPH, round },
          { type: 'end', winners: [RUDOLPH] },
        ]);
        expect(resultOf(G)?.winners).to.deep.equal([RUDOLPH]);
        expect(typesOf(G), 'without a final count').to.not.include('points');
      }
      expect(rudolphOf(ends(1)).caughtUp).to.equal(false);
      expect(ends(1).over).to.equal(round === 4);
    });
  }

  it('his groves are counted before the points are compared', () => {
    const G = alone(1, placing(1, 'black-N'));
    aboutToPass(G, playerAt(G, RUDOLPH).score + 1);
    passOut(G);
    expect(G.over).to.equal(true);
    expect(pointsOf(G, RUDOLPH).grove).to.equal(1);
  });

  it('then every corner with at least 2 tiles around it and no grove gets one, north to south, west to east', () => {
    const G = aboutToPass(alone(1, placing(1, 'black-N')), 500);
    G.groves = [];
    const supply = [...G.piles.groves];
    nextRound(G);
    // the temple between its four fields: 2 tiles at the outer corners of each row, 4 in the middle
    const corners = [
      [0.5, -1.5],
      [-0.5, -0.5],
      [0.5, -0.5],
      [1.5, -0.5],
      [-0.5, 0.5],
      [0.5, 0.5],
      [1.5, 0.5],
      [0.5, 1.5],
    ];
    expect(G.groves).to.deep.equal(corners.map(([x, y], i) => ({ grove: supply[i], x, y })));
  });

  it('two tiles across a corner are enough, one is not', () => {
    const G = aboutToPass(alone(1, placing(1, 'black-N')), 500);
    layField(G, 'F05', 2, 0);
    layField(G, 'F06', 3, 1);
    nextRound(G);
    expect(G.groves.some(({ x, y }) => x === 2.5 && y === 0.5)).to.equal(true);
    expect(G.groves.some(({ x, y }) => x === 3.5 && y === 1.5)).to.equal(false);
  });
});

describe('Solo: the end', () => {
  /** Round 4 is about to end, with so many points for the player and a garden in which nothing more happens. */
  function lastPass(level: RudolphLevel, score: number): G {
    const G = alone(level);
    for (let i = 1; i < 4; i++) {
      aboutToPass(G, 500);
      nextRound(G);
    }
    G.groves = [];
    G.books.forEach((book) => Object.assign(book, { upper: null, lower: null }));
    Object.assign(playerAt(G, RUDOLPH), { score: 50, scrolls: 0 });
    return aboutToPass(G, score);
  }

  it('nothing is recycled after round 4', () => {
    const G = lastPass(3, 100);
    passOut(G);
    expect(G.over).to.equal(true);
    expect(rudolphOf(G).caughtUp).to.equal(false);
  });

  it("he scores the Labour card's spellbook points again for each apprentice in a spellbook", () => {
    const G = lastPass(2, 100);
    Object.assign(G.books[0]!, { upper: RUDOLPH, lower: RUDOLPH });
    Object.assign(G.books[2]!, { lower: RUDOLPH });
    expect(spellbookPoints(G, RUDOLPH)).to.equal(3 * LABOUR[2].spellbook);
    passOut(G);
    expect(G.events).to.deep.include({ type: 'points', seat: 1, n: 3 * LABOUR[2].spellbook, source: 'spellbooks' });
  });

  it('faith as with two players: he has 3, 4, 5 symbols of each by level', () => {
    for (const level of RUDOLPH_LEVELS) {
      const G = lastPass(level, 100);
      expect(symbols(G, RUDOLPH, 'bear')).to.equal(2 + level);
      playerAt(G, 0).bear = ['B9', 'B1'];
      playerAt(G, 0).eagle = ['E1'];
      expect(faithPoints(G, 'salamander')).to.deep.equal([0, 12]);
      expect(faithPoints(G, 'eagle')).to.deep.equal([3, 6]);
      // 4 symbols of the Bear against 3, 4, 5
      expect(faithPoints(G, 'bear')).to.deep.equal(
        [
          [8, 4],
          [6, 6],
          [4, 8],
        ][level - 1],
      );
    }
  });

  it('scrolls 1 point each for both', () => {
    const G = lastPass(1, 100);
    give(G, 0, { scrolls: 3 });
    give(G, RUDOLPH, { scrolls: 2 });
    passOut(G);
    expect(pointsOf(G, 0).scrolls).to.equal(3);
    expect(pointsOf(G, RUDOLPH).scrolls).to.equal(2);
  });

  it('more points than he: you win; as many: you lose', () => {
    // faith brings him 12 + 8 + 6, and nothing else is counted: he ends with 76
    for (const [score, winner] of [
      [77, 0],
      [76, RUDOLPH],
      [75, RUDOLPH],
    ] as const) {
      const G = lastPass(1, score);
      passOut(G);
      expect(resultOf(G)).to.deep.equal({ scores: [score, 76], winners: [winner] });
      expect(rudolphOf(G).caughtUp).to.equal(false);
    }
  });
});

describe('Solo: secrets', () => {
  it('a view tells neither the order of his cards nor what will shuffle them, but those that were turned up', () => {
    const G = alone(2, placing(2, 'black-S', 'yellow-N'));
    expect(view(G).rudolph).to.deep.equal({
      level: 2,
      labour: LABOUR_POINTS[2],
      placement: Array<null>(15).fill(null),
      turnedUp: ['black-S'],
      reshuffle: null,
      caughtUp: false,
    });
  });

  it('games for more know nothing of him', () => {
    expect(Object.hasOwn(deal(unshuffled(2)), 'rudolph')).to.equal(false);
    expect(Object.hasOwn(view(deal(unshuffled(2))), 'rudolph')).to.equal(false);
    expect(Object.hasOwn(playerAt(deal(unshuffled(2)), 0).points, 'labour')).to.equal(false);
  });
});
