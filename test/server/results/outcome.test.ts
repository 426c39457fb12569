import { expect } from 'chai';
import { outcomeOf } from '../../../src/server/results/outcome.ts';
import type { MatchRecord, SeatRecord } from '../../../src/server/store/contract/match.ts';
import type { Rating } from '../../../src/server/store/contract/results.ts';
import { freeSeat } from '../store/fixtures.ts';

type End = NonNullable<MatchRecord['result']>;

const seat = (index: number, more: Partial<SeatRecord> = {}): SeatRecord => ({
  ...freeSeat(index),
  accountId: 'abcdef'[index] ?? null,
  name: 'abcdef'[index] ?? null,
  ...more,
});

const ended = (result: End | null, seats: readonly SeatRecord[], isRated = true): MatchRecord => ({
  id: 'm',
  game: 'salamandra',
  options: {},
  visibility: 'public',
  pace: 'live',
  turnMs: null,
  isRated,
  hostId: null,
  status: 'over',
  createdAt: 1,
  updatedAt: 5000,
  stateId: 9,
  toAct: [],
  result,
  nextMatchId: null,
  day: null,
  seats,
});

const places = (match: MatchRecord) => outcomeOf(match, []).standings.map(({ place }) => place);
const ratings = (match: MatchRecord, before: readonly Rating[] = []) =>
  outcomeOf(match, before).ratings.map(({ rating }) => Math.round(rating));

describe('What a match that is over means', () => {
  it('winners come first, then points decide, and equals share a place', () => {
    const seats = [0, 1, 2, 3].map((index) => seat(index));
    expect(places(ended({ scores: [20, 31, 20, 31], winners: [1] }, seats))).to.deep.equal([3, 1, 3, 2]);
    expect(places(ended({ scores: [9, 9, 5, 1], winners: [0, 1] }, seats))).to.deep.equal([1, 1, 3, 4]);
  });

  it('alone one wins, or comes second to the game; it is never rated', () => {
    const won = ended({ scores: [40, 30], winners: [0] }, [seat(0)]);
    const lost = ended({ scores: [40, 41], winners: [1] }, [seat(0)]);
    const resigned = ended({ scores: [40, 3], winners: [1], resigned: 0 }, [seat(0)]);
    expect([won, lost, resigned].map(places)).to.deep.equal([[1], [2], [2]]);
    expect(ratings(won)).to.deep.equal([]);
    expect(outcomeOf(won, []).standings[0]).to.include({ players: 1, score: 40, place: 1 });
  });

  it('who gives up loses, whatever the points say', () => {
    const match = ended({ scores: [40, 3], winners: [1], resigned: 0 }, [seat(0), seat(1)]);
    expect(places(match)).to.deep.equal([2, 1]);
    expect(ratings(match)).to.deep.equal([1338, 1662]);
  });

  it('a bot that was seated comes where its points bring it', () => {
    const seats = [seat(0), seat(1, { accountId: null, player: 'bot', bot: 'hard' }), seat(2)];
    const { standings } = outcomeOf(ended({ scores: [90, 120, 100], winners: [1] }, seats, false), []);
    expect(standings.map(({ accountId, place }) => [accountId, place])).to.deep.equal([
      ['a', 3],
      ['c', 2],
    ]);
  });

  it('who left to a bot is last and has no points, even if the bot wins', () => {
    const seats = [seat(0, { player: 'bot' }), seat(1), seat(2)];
    const { standings } = outcomeOf(ended({ scores: [50, 20, 10], winners: [0] }, seats), []);
    expect(standings.map(({ place, score }) => [place, score])).to.deep.equal([
      [3, null],
      [1, 20],
      [2, 10],
    ]);
  });

  it('bots, former players and people without an account have no result, and nobody is rated against them', () => {
    const seats = [seat(0), seat(1, { accountId: null }), seat(2, { accountId: null, player: 'bot', name: '' })];
    const { standings, ratings: rated } = outcomeOf(ended({ scores: [1, 2, 3], winners: [1] }, seats), []);
    expect(standings.map(({ seat: at, place }) => [at, place])).to.deep.equal([[0, 2]]);
    expect(rated).to.deep.equal([]);
  });

  it('a match without a result means nothing', () => {
    expect(outcomeOf(ended(null, [seat(0), seat(1)]), [])).to.deep.equal({ standings: [], ratings: [] });
  });

  it('a match that is not rated changes no rating', () => {
    const { standings, ratings: rated } = outcomeOf(
      ended({ scores: [1, 2], winners: [1] }, [seat(0), seat(1)], false),
      [],
    );
    expect(rated).to.deep.equal([]);
    expect(standings.map(({ ratingAfter }) => ratingAfter)).to.deep.equal([null, null]);
  });

  it('everybody is compared with everybody else: of three newcomers the middle one stays where they are', () => {
    const match = ended({ scores: [1, 2, 3], winners: [2] }, [seat(0), seat(1), seat(2)]);
    const [last = 0, middle, first = 0] = ratings(match);
    expect(middle).to.equal(1500);
    expect(first - 1500)
      .to.equal(1500 - last)
      .and.to.be.greaterThan(100);
  });

  it('ratings go on from where they were, with what they were before in the result', () => {
    const known: Rating = {
      accountId: 'a',
      game: 'salamandra',
      rating: 1900,
      deviation: 60,
      volatility: 0.06,
      games: 30,
      ratedAt: 4000,
    };
    const outcome = outcomeOf(ended({ scores: [1, 2], winners: [1] }, [seat(0), seat(1)]), [known]);
    expect(outcome.standings.map(({ ratingBefore }) => ratingBefore)).to.deep.equal([1900, 1500]);
    expect(outcome.ratings[0]).to.include({ games: 31, ratedAt: 5000 });
    expect(outcome.ratings[0]?.rating).to.be.within(1880, 1899);
    expect(outcome.ratings[1]?.rating).to.be.greaterThan(1600);
  });
});
