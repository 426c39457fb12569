/** Whether a seat whose player does not come any more is to be handed to a bot. */
import type { Votes } from './contract/clocks.ts';
import type { Database } from './database.ts';
import { readMatch } from './records.ts';
import { holdMatch } from './seats.ts';

export const votesIn = ({ writing }: Database): Votes => ({
  vote: (matchId, seat, bySeat, isFor) =>
    writing(async (db) => {
      const match = await holdMatch(db, matchId);
      if (match?.seats.find((one) => one.seat === seat)?.votes == null) return null;
      if (isFor) {
        await db
          .insertInto('votes')
          .values({ match_id: matchId, seat, by_seat: bySeat })
          .onConflict((conflict) => conflict.columns(['match_id', 'seat', 'by_seat']).doNothing())
          .execute();
      } else {
        await db
          .deleteFrom('votes')
          .where('match_id', '=', matchId)
          .where('seat', '=', seat)
          .where('by_seat', '=', bySeat)
          .execute();
      }
      return readMatch(db, matchId);
    }),
});
