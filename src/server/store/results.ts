/** How matches ended, and what that says of those who played them. */
import { type ExpressionBuilder, type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Outcome, Rating, Results, Standing } from './contract/results.ts';
import type { Database } from './database.ts';
import { readMatch, readPlace, writePlace } from './records.ts';
import type { Tables } from './schema.ts';
import { holdAccount } from './seats.ts';
import { soloResultsIn } from './solo-results.ts';

export const resultsIn = (database: Database): Results => ({
  ...counting(database),
  ...looking(database),
  ...meeting(database),
  ...soloResultsIn(database),
});

const counting = ({ reading, writing }: Database): Pick<Results, 'toCount' | 'count'> => ({
  async toCount(most) {
    const ended = await reading
      .selectFrom('matches')
      .select('id')
      // in the words of its index
      .where('status', '=', sql.lit('over'))
      .where('counted', '=', sql.lit(0))
      .orderBy('updated_at')
      .orderBy('id')
      .limit(most)
      .execute();
    return ended.map(({ id }) => id);
  },

  count: (matchId, outcomeOf) =>
    writing(async (db) => {
      await holdPlayers(db, matchId);
      const taken = await db
        .updateTable('matches')
        .set({ counted: 1 })
        .where('id', '=', matchId)
        .where('status', '=', 'over')
        .where('counted', '=', 0)
        .executeTakeFirst();
      const match = taken.numUpdatedRows === 0n ? null : await readMatch(db, matchId);
      if (!match) return 'not to count';
      const players = match.seats.flatMap(({ accountId }) => accountId ?? []);
      await write(db, outcomeOf(match, await ratingsOf(db, match.game, players)));
      return 'counted';
    }),
});

/** Accounts before the match, and always in the same order: whoever holds one waits only for those who wait for nobody. */
async function holdPlayers(db: Kysely<Tables>, matchId: string): Promise<void> {
  const seats = await db
    .selectFrom('seats')
    .select('account_id')
    .where('match_id', '=', matchId)
    .where('account_id', 'is not', null)
    .orderBy('account_id')
    .execute();
  for (const { account_id } of seats) await holdAccount(db, account_id ?? '');
}

async function ratingsOf(db: Kysely<Tables>, game: string, accounts: readonly string[]): Promise<Rating[]> {
  if (accounts.length === 0) return [];
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('account_id', 'in', [...accounts])
    .where('game', '=', game)
    .execute();
  return rows.map(ratingOf);
}

async function write(db: Kysely<Tables>, { standings: ended, ratings }: Outcome): Promise<void> {
  if (ended.length > 0) await db.insertInto('standings').values(ended.map(rowOf)).execute();
  for (const { accountId, game, ratedAt, rating, deviation, volatility, games } of ratings) {
    const changed = { rating, deviation, volatility, games, rated_at: ratedAt };
    await db
      .insertInto('ratings')
      .values({ account_id: accountId, game, ...changed })
      .onConflict((conflict) => conflict.columns(['account_id', 'game']).doUpdateSet(changed))
      .execute();
  }
}

const looking = ({
  reading,
}: Database): Pick<Results, 'ofMatch' | 'ratings' | 'tally' | 'course' | 'best' | 'recent'> => ({
  async ofMatch(matchId) {
    const rows = await standings(reading).where('match_id', '=', matchId).orderBy('seat').execute();
    return rows.map(standingOf);
  },

  async ratings(accountId) {
    const rows = await reading
      .selectFrom('ratings')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('game')
      .execute();
    return rows.map(ratingOf);
  },

  async tally(accountId) {
    const rows = await reading
      .selectFrom('standings')
      .select(({ fn }) => ['game', 'players', 'place', fn.countAll<number>().as('times')])
      .where('account_id', '=', accountId)
      .groupBy(['game', 'players', 'place'])
      .orderBy('game')
      .orderBy('players')
      .orderBy('place')
      .execute();
    return rows;
  },

  async course(accountId, game, most) {
    const rows = await reading
      .selectFrom('standings')
      .select(['rating_after', 'ended_at'])
      .where('account_id', '=', accountId)
      .where('game', '=', game)
      .where('rating_after', 'is not', null)
      .orderBy('ended_at', 'desc')
      .orderBy('match_id', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({ rating: row.rating_after ?? 0, at: row.ended_at })).toReversed();
  },

  async best(accountId, game, reader, most) {
    const rows = await standings(reading)
      .select((eb) => eb.case().when(mayKnow(reader)(eb)).then(1).else(0).end().as('is_shown'))
      .where('account_id', '=', accountId)
      .where('game', '=', game)
      .where('score', '>', 0)
      .orderBy('score', 'desc')
      .orderBy('ended_at')
      .orderBy('match_id')
      .limit(most)
      .execute();
    return rows.map((row) => ({ ...standingOf(row), isShown: row.is_shown === 1 }));
  },

  async recent(accountId, reader, { most, from }) {
    const place = from === undefined ? null : readPlace(from);
    if (place === 'unknown') return { standings: [], next: null };
    const rows = await standings(reading)
      .where('account_id', '=', accountId)
      .where(mayKnow(reader))
      .$if(place !== null, (rest) =>
        rest.where((eb) => eb(eb.refTuple('ended_at', 'match_id'), '<', eb.tuple(place?.at ?? 0, place?.id ?? ''))),
      )
      .orderBy('ended_at', 'desc')
      .orderBy('match_id', 'desc')
      .limit(most + 1)
      .execute();
    const found = rows.slice(0, most).map(standingOf);
    const last = found.at(-1);
    return { standings: found, next: rows.length > most && last ? writePlace(last.endedAt, last.matchId) : null };
  },
});

const meeting = ({ reading }: Database): Pick<Results, 'opponents'> => ({
  opponents: (accountId, reader, most) =>
    reading
      .selectFrom('standings')
      .innerJoin('standings as other', 'other.match_id', 'standings.match_id')
      .innerJoin('accounts', 'accounts.id', 'other.account_id')
      .where('standings.account_id', '=', accountId)
      .where('other.account_id', '<>', accountId)
      .where(mayKnow(reader))
      .groupBy(['accounts.id', 'accounts.name'])
      .select(({ fn }) => [
        'accounts.id as accountId',
        'accounts.name',
        fn.countAll<number>().as('games'),
        fn.max('standings.ended_at').as('lastPlayedAt'),
      ])
      .orderBy('lastPlayedAt', 'desc')
      .orderBy('accounts.id')
      .limit(most)
      .execute(),
});

const standings = (db: Kysely<Tables>) => db.selectFrom('standings').selectAll('standings');

/** Of a match that is not public, those who have a seat in it know. */
const mayKnow = (reader: string | null) => (eb: ExpressionBuilder<Tables, 'standings'>) =>
  eb.or([
    eb.exists(
      eb
        .selectFrom('matches')
        .select('matches.id')
        .whereRef('matches.id', '=', 'standings.match_id')
        .where('matches.visibility', '=', 'public'),
    ),
    eb.exists(
      eb
        .selectFrom('seats')
        .select('seats.seat')
        .whereRef('seats.match_id', '=', 'standings.match_id')
        .where('seats.account_id', '=', reader ?? ''),
    ),
  ]);

const standingOf = (row: Selectable<Tables['standings']>): Standing => ({
  matchId: row.match_id,
  seat: row.seat,
  accountId: row.account_id,
  game: row.game,
  players: row.players,
  score: row.score,
  place: row.place,
  level: row.level,
  rival: row.rival,
  ratingBefore: row.rating_before,
  ratingAfter: row.rating_after,
  endedAt: row.ended_at,
});

const rowOf = (standing: Standing): Insertable<Tables['standings']> => ({
  match_id: standing.matchId,
  seat: standing.seat,
  account_id: standing.accountId,
  game: standing.game,
  players: standing.players,
  score: standing.score,
  place: standing.place,
  level: standing.level,
  rival: standing.rival,
  rating_before: standing.ratingBefore,
  rating_after: standing.ratingAfter,
  ended_at: standing.endedAt,
});

const ratingOf = (row: Selectable<Tables['ratings']>): Rating => ({
  accountId: row.account_id,
  game: row.game,
  rating: row.rating,
  deviation: row.deviation,
  volatility: row.volatility,
  games: row.games,
  ratedAt: row.rated_at,
});
