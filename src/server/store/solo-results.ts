/** Results of those who play alone: their own best, and everybody's on one day. */
import { sql } from 'kysely';
import type { Results } from './contract/results.ts';
import type { Database } from './database.ts';

/** The better result first; who gave up has none to compare. */
const BETTER = sql`standings.place,
  case when standings.rival is null then 1 else 0 end,
  standings.score - standings.rival desc, standings.score desc, standings.ended_at, standings.match_id`;

export const soloResultsIn = ({ reading }: Database): Pick<Results, 'solo' | 'ofDay'> => ({
  async solo(accountId) {
    const rows = await reading
      .selectFrom((eb) =>
        eb
          .selectFrom('standings')
          .select(['game', 'level', 'place', 'score', 'rival', 'match_id', 'ended_at'])
          .select([
            sql<number>`count(*) over (partition by game, level)`.as('played'),
            sql<number>`sum(case when place = 1 then 1 else 0 end) over (partition by game, level)`.as('won'),
            sql<number>`row_number() over (partition by game, level order by ${BETTER})`.as('rank'),
          ])
          .where('account_id', '=', accountId)
          .where('level', 'is not', null)
          .as('page'),
      )
      .selectAll()
      .where('rank', '=', 1)
      .orderBy('game')
      .orderBy('level')
      .execute();
    return rows.map(({ game, level, played, won, place, score, rival, match_id, ended_at }) => ({
      game,
      level: level ?? 0,
      played,
      won,
      best:
        rival === null
          ? null
          : { matchId: match_id, isWon: place === 1, score: score ?? 0, rival, endedAt: ended_at },
    }));
  },

  async ofDay(day, endedBefore, reader, most) {
    const rows = await reading
      .selectFrom((eb) =>
        eb
          .selectFrom('matches')
          .innerJoin('standings', 'standings.match_id', 'matches.id')
          .innerJoin('seats', 'seats.match_id', 'matches.id')
          .select(['matches.id', 'standings.account_id', 'seats.name', 'standings.place'])
          .select(['standings.score', 'standings.rival', 'standings.ended_at'])
          .select([
            sql<number>`count(*) over ()`.as('played'),
            sql<number>`row_number() over (order by ${BETTER})`.as('rank'),
          ])
          .where('matches.day', '=', day)
          .where('standings.ended_at', '<', endedBefore)
          .as('page'),
      )
      .selectAll()
      .where((eb) => eb.or([eb('rank', '<=', most), eb('account_id', '=', reader ?? '')]))
      .orderBy('rank')
      .execute();
    const standings = rows.map(({ rank, id, account_id, name, place, score, rival, ended_at }) => ({
      rank,
      matchId: id,
      accountId: account_id,
      name: name ?? '',
      isWon: place === 1,
      score: score ?? 0,
      rival,
      endedAt: ended_at,
    }));
    return { played: rows[0]?.played ?? 0, standings };
  },
});
