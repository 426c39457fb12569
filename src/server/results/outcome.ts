/** What a match that is over means for those who played it. */
import { gameCalled } from '../../games/index.ts';
import { soloLevel } from '../../games/options.ts';
import type { MatchRecord } from '../store/contract/match.ts';
import type { Outcome, Rating, Standing } from '../store/contract/results.ts';
import { hasResult, placesOf } from './places.ts';
import { afterMatch, afterRest, type Encounter, NEWCOMER, type Skill } from './rating.ts';

type Player = Standing & { readonly accountId: string };

/** Nobody is judged by a match without a result, and only by a rated one are those who met in it compared. */
export function outcomeOf(match: MatchRecord, ratings: readonly Rating[]): Outcome {
  const standings = standingsOf(match);
  const players = standings.filter((one): one is Player => one.accountId !== null);
  if (!match.isRated || players.length < 2) return { standings, ratings: [] };
  const rated = rate(match, players, ratings);
  return {
    standings: standings.map((standing) => {
      const changed = rated.find(({ after }) => after.accountId === standing.accountId);
      return changed ? { ...standing, ratingBefore: changed.before, ratingAfter: changed.after.rating } : standing;
    }),
    ratings: rated.map(({ after }) => after),
  };
}

function standingsOf(match: MatchRecord): Standing[] {
  if (!hasResult(match)) return [];
  const places = placesOf(match);
  return match.seats.flatMap(({ seat, accountId, player }) =>
    accountId === null
      ? []
      : {
          matchId: match.id,
          seat,
          accountId,
          game: match.game,
          players: match.seats.length,
          // who has left to a bot has not made its points
          score: player === 'bot' ? null : (match.result.scores[seat] ?? null),
          place: places[seat] ?? match.seats.length,
          ...againstTheGame(match),
          ratingBefore: null,
          ratingAfter: null,
          endedAt: match.updatedAt,
        },
  );
}

/** Where one plays alone, the game comes after the last seat. */
function againstTheGame({ game, options, seats, result }: MatchRecord): Pick<Standing, 'level' | 'rival'> {
  if (seats.length > 1 || result === null) return { level: null, rival: null };
  const rival = result.resigned === undefined ? (result.scores[seats.length] ?? null) : null;
  return { level: soloLevel(gameCalled(game).meta, options), rival };
}

function rate(match: MatchRecord, players: readonly Player[], ratings: readonly Rating[]) {
  const known = new Map(ratings.map((rating) => [rating.accountId, rating]));
  const skills = players.map(({ accountId }): Skill => {
    const rating = known.get(accountId);
    return rating ? afterRest(rating, match.updatedAt - rating.ratedAt) : NEWCOMER;
  });
  return players.map((player, index) => {
    const before = skills[index] ?? NEWCOMER;
    const encounters = players.flatMap((other, at): Encounter[] =>
      at === index ? [] : [{ against: skills[at] ?? NEWCOMER, score: scoreOf(player.place, other.place) }],
    );
    const { accountId } = player;
    const after: Rating = {
      ...afterMatch(before, encounters),
      accountId,
      game: match.game,
      games: (known.get(accountId)?.games ?? 0) + 1,
      ratedAt: match.updatedAt,
    };
    return { before: before.rating, after };
  });
}

const scoreOf = (own: number, other: number): Encounter['score'] => (own === other ? 0.5 : own < other ? 1 : 0);
