import { expect } from 'chai';
import { pointsByRound, type SharedFaith, tiesDecided } from '../../../../src/games/salamandra/advice/story.ts';
import {
  BEAR_IDS,
  type BeastCardId,
  MAJORITIES,
  type SalamanderId,
} from '../../../../src/games/salamandra/content/cards.ts';
import { logLines, type LogLine } from '../../../../src/games/salamandra/log.ts';
import { scoresOf, view } from '../../../../src/games/salamandra/rules/index.ts';
import { faithPoints } from '../../../../src/games/salamandra/rules/scoring.ts';
import { type G, playerAt } from '../../../../src/games/salamandra/rules/state.ts';
import { randomFrom } from '../../../../src/play/random.ts';
import { give, holds, table } from '../table.ts';
import { randomGames, replayed } from './positions.ts';

interface Told {
  log: LogLine[];
  /** By seat, as they were when each round was over, and at the end. */
  scores: number[][];
}

function tell(game: readonly G[]): Told {
  const scores = game.map(scoresOf);
  const ends = game.flatMap(({ events }, i) =>
    i > 0 && events.some(({ type }) => type === 'round' || type === 'end') ? [i - 1] : [],
  );
  const after = [...ends, game.length - 1];
  return {
    log: game.flatMap(({ events }) => logLines(events)),
    scores: scores[0]!.map((_, seat) => after.map((i) => scores[i]![seat]!)),
  };
}

describe('The story of a game', () => {
  describe('Points by round', () => {
    it('after each of the four rounds and after the final count, in whole games', () => {
      for (const { log, scores } of randomGames().map(tell)) {
        expect(scores[0]).to.have.length(5);
        expect(pointsByRound(log, scores.length)).to.deep.equal(scores);
      }
    });

    it('of the game with the three-way tie, as it was reckoned by hand', () => {
      const rounds = pointsByRound(tell(replayed('three-way-faith')).log, 3);
      expect(rounds.map((points) => points.slice(-2))).to.deep.equal([
        [66, 117],
        [72, 113],
        [59, 97],
      ]);
    });

    it('of a game that goes on: the rounds that are over', () => {
      const { log, scores } = tell(replayed('first-evening'));
      const third = log.findIndex((line) => line.key === 'round' && line.tokens.round.n === 3);
      const players = scores.length;
      expect(pointsByRound(log.slice(0, third + 3), players)).to.deep.equal(scores.map((row) => row.slice(0, 2)));
      expect(pointsByRound([], players)).to.deep.equal(scores.map(() => []));
    });
  });

  describe('Ties', () => {
    const BEARS: Record<number, BeastCardId[]> = {
      1: ['B1', 'B2', 'B3'],
      2: ['B5', 'B6'],
      3: ['B9', 'B10', 'B11', 'B12'],
    };

    /** The end of a game with these symbols of Bear faith; the scores are all different. */
    function ended(...symbols: number[]): G {
      const G = table(symbols.length);
      const left = structuredClone(BEARS);
      for (const [seat, n] of symbols.entries()) {
        if (n > 0) holds(G, seat, left[n]!.shift()!);
        give(G, seat, { score: 50 + seat });
      }
      G.over = true;
      return view(G);
    }

    const FAITH: readonly [symbols: number[], story: Omit<SharedFaith, 'kind'> | null][] = [
      [[3, 2, 1], null],
      [[3, 0], null],
      [[0, 0], null],
      [[2, 2, 1], { place: 'first', seats: [0, 1], faith: 2, prize: 12, share: 6, leftOut: [2] }],
      [[1, 3, 3, 1], { place: 'first', seats: [1, 2], faith: 3, prize: 12, share: 6, leftOut: [0, 3] }],
      [[3, 3, 3, 3], { place: 'first', seats: [0, 1, 2, 3], faith: 3, prize: 12, share: 3, leftOut: [] }],
      [[2, 2, 0], { place: 'first', seats: [0, 1], faith: 2, prize: 12, share: 6, leftOut: [] }],
      [[1, 3, 1], { place: 'second', seats: [0, 2], faith: 1, prize: 4, share: 2, leftOut: [] }],
      [[1, 3, 1, 1], { place: 'second', seats: [0, 2, 3], faith: 1, prize: 4, share: 1, leftOut: [] }],
    ];
    for (const [symbols, story] of FAITH) {
      it(`Bear ${symbols.join(':')}: ${story ? `${story.place}, ${story.share} each` : 'no tie'}`, () => {
        expect(tiesDecided(ended(...symbols))).to.deep.equal(story ? [{ kind: 'faithBear', ...story }] : []);
      });
    }

    it('a shared victory', () => {
      const G = ended(0, 0, 0);
      for (const seat of [0, 2]) give(G, seat, { score: 60 });
      expect(tiesDecided(G)).to.deep.equal([{ kind: 'victory', seats: [0, 2], points: 60 }]);
    });

    it('nothing is decided before the end', () => {
      const G = ended(2, 2);
      G.over = false;
      expect(tiesDecided(G)).to.deep.equal([]);
    });

    it('of the Salamander and the Eagle, rounded down', () => {
      const G = table(3);
      const cards: SalamanderId[][] = [['black-1', 'yellow-1', 'black-7'], ['yellow-7'], ['black-4', 'black-2']];
      for (const [seat, salamander] of cards.entries()) Object.assign(playerAt(G, seat), { salamander, score: seat });
      holds(G, 0, 'E1', 'E2');
      holds(G, 1, 'E5');
      G.over = true;
      expect(tiesDecided(G)).to.deep.equal([
        { kind: 'faithSalamander', place: 'second', seats: [1, 2], faith: 3, prize: 6, share: 3, leftOut: [] },
        { kind: 'faithEagle', place: 'first', seats: [0, 1], faith: 2, prize: 9, share: 4, leftOut: [] },
      ]);
    });

    it('of the game with the three-way tie', () => {
      const end = view(replayed('three-way-faith').at(-1) as G);
      expect(tiesDecided(end)).to.deep.equal([
        { kind: 'faithSalamander', place: 'second', seats: [1, 2], faith: 1, prize: 6, share: 3, leftOut: [] },
        { kind: 'faithBear', place: 'first', seats: [0, 1, 2], faith: 3, prize: 12, share: 4, leftOut: [] },
        { kind: 'faithEagle', place: 'first', seats: [0, 2], faith: 2, prize: 9, share: 4, leftOut: [1] },
      ]);
    });

    it('explain what every deal of cards brings', () => {
      const random = randomFrom('ties');
      for (let deal = 0; deal < 300; deal++) {
        const G = table(2 + (deal % 3));
        for (const card of BEAR_IDS) if (random() < 0.4) holds(G, Math.floor(random() * G.players.length), card);
        G.over = true;
        const [first, second] = MAJORITIES.bear;
        const points = faithPoints(G, 'bear');
        const story = tiesDecided(G).find((tie): tie is SharedFaith => tie.kind === 'faithBear');
        const alone = points.filter((_, seat) => !story?.seats.includes(seat) && points[seat]);
        if (!story) expect([first, second].slice(0, alone.length)).to.have.members(alone);
        else {
          expect(alone).to.deep.equal(story.place === 'first' ? [] : [first]);
          for (const seat of story.seats) expect(points[seat]).to.equal(story.share);
          for (const seat of story.leftOut) expect(points[seat]).to.equal(0);
        }
      }
    });
  });
});
