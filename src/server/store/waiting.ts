import type { ExpressionBuilder } from 'kysely';
import type { Matches } from './contract/matches.ts';
import type { Database } from './database.ts';
import { matchesOf, readMatches, SEATS } from './records.ts';
import type { Tables } from './schema.ts';

/** More than one, for somebody else may be faster. */
const MOST = 10;

export const waitingIn = ({ reading }: Database): Pick<Matches, 'waiting'> => ({
  async waiting({ game, players, pace }, accountId) {
    const query = matchesOf(reading)
      .where('visibility', '=', 'public')
      .where('game', '=', game)
      .where('status', '=', 'open')
      .where('pace', '=', pace)
      .where('seats_free', '<', players)
      .where(SEATS, '=', players)
      .where((eb) => eb.not(eb.exists(ownSeatIn(eb, accountId))))
      .orderBy('created_at')
      .orderBy('id')
      .limit(MOST);
    return (await readMatches(reading, query, 'created_at')).toReversed();
  },
});

const ownSeatIn = (eb: ExpressionBuilder<Tables, 'matches'>, accountId: string) =>
  eb.selectFrom('seats').select('seat').whereRef('match_id', '=', 'matches.id').where('account_id', '=', accountId);
