/** Matches: made, found, played on, and linked to their rematch. */
import type { State } from 'boardgame.io';
import type { MatchRecord } from './contract/match.ts';
import type { Matches } from './contract/matches.ts';
import type { Mark } from './contract/steps.ts';
import { dailiesIn } from './dailies.ts';
import { type Database } from './database.ts';
import { followingIn } from './following.ts';
import { invitationsIn } from './invitations.ts';
import { holdMatch, seatsIn } from './seats.ts';
import { matchesOf, readMatch, readPage } from './records.ts';
import { fromText, NOBODY, toText } from './schema.ts';
import { LAST, stepsOf } from './steps.ts';
import { stopClocks, tellOfEnd } from './turns.ts';
import { waitingIn } from './waiting.ts';

export const matchesIn = (database: Database): Matches => ({
  ...making(database),
  ...playing(database),
  ...lookingBack(database),
  ...followingIn(database),
  ...seatsIn(database),
  ...invitationsIn(database),
  ...dailiesIn(database),
  ...waitingIn(database),
});

const making = ({
  reading,
  writing,
}: Database): Pick<Matches, 'create' | 'get' | 'list' | 'ofAccount' | 'setNext'> => ({
  create: ({
    id,
    game,
    players,
    options,
    visibility,
    pace,
    turnMs,
    isRated,
    hostId,
    createdAt,
    initial,
    toAct,
    day,
  }) =>
    writing(async (db) => {
      const { _stateID: stateId } = initial;
      await db
        .insertInto('matches')
        .values({
          id,
          game,
          options: JSON.stringify(options),
          visibility,
          pace,
          turn_ms: turnMs,
          rated: Number(isRated),
          host_id: hostId,
          status: 'open',
          seats_free: players,
          created_at: createdAt,
          updated_at: createdAt,
          state_id: stateId,
          to_act: JSON.stringify(toAct),
          result: null,
          next_id: null,
          day: day ?? null,
        })
        .execute();
      const seats = Array.from({ length: players }, (_, seat) => ({ ...NOBODY, match_id: id, seat }));
      await db.insertInto('seats').values(seats).execute();
      await db
        .insertInto('checkpoints')
        .values({ match_id: id, state_id: stateId, state: JSON.stringify(initial) })
        .execute();
    }),

  get: (id) => readMatch(reading, id),

  list({ game, status, pace, seatsFree, updatedBefore, updatedAfter }, page) {
    let query = matchesOf(reading).where('visibility', '=', 'public');
    if (game !== undefined) query = query.where('game', '=', game);
    if (status !== undefined) query = query.where('status', '=', status);
    if (pace !== undefined) query = query.where('pace', '=', pace);
    if (seatsFree !== undefined) query = query.where('seats_free', '>=', seatsFree);
    if (updatedBefore !== undefined) query = query.where('updated_at', '<', updatedBefore);
    if (updatedAfter !== undefined) query = query.where('updated_at', '>', updatedAfter);
    return readPage(reading, query, 'created_at', page);
  },

  ofAccount(accountId, { status, ...page }) {
    const own = reading
      .selectFrom('seats')
      .select('match_id as id')
      .where('account_id', '=', accountId)
      .union(reading.selectFrom('matches').select('id').where('host_id', '=', accountId));
    const found = matchesOf(reading).where('id', 'in', own);
    return readPage(reading, status ? found.where('status', '=', status) : found, 'updated_at', page);
  },

  setNext: (id, nextId) =>
    writing(async (db) => {
      const match = await holdMatch(db, id);
      if (!match) throw new Error('There is no such match.');
      if (match.nextMatchId !== null) return match.nextMatchId;
      await db.updateTable('matches').set({ next_id: nextId }).where('id', '=', id).execute();
      return nextId;
    }),
});

const playing = ({ writing, append }: Database): Pick<Matches, 'append' | 'resign'> => ({
  async append(id, { after, stateId, step, checkpoint, toAct, isNewTurn, mark, result, at }) {
    const written = await append({
      matchId: id,
      after,
      stateId,
      action: JSON.stringify(step.action),
      log: JSON.stringify(step.log),
      checkpoint: toText(checkpoint),
      toAct: JSON.stringify(toAct),
      result: toText(result),
      mark: JSON.stringify(mark),
      newTurn: isNewTurn ? toAct : null,
      seat: mark.seat,
      at,
    });
    return written ? 'written' : 'behind';
  },

  resign: (id, result, at) =>
    writing(async (db) => {
      const ended = await db
        .updateTable('matches')
        .set({ status: 'over', result: JSON.stringify(result), to_act: '[]', updated_at: at })
        .where('id', '=', id)
        .where('status', '=', 'running')
        .executeTakeFirst();
      if (ended.numUpdatedRows === 0n) return null;
      await stopClocks(db, id);
      const match = (await readMatch(db, id)) as MatchRecord;
      await tellOfEnd(db, match, result.resigned ?? null, at);
      return match;
    }),
});

const lookingBack = ({ reading }: Database): Pick<Matches, 'saved' | 'marks' | 'log' | 'initial'> => ({
  async saved(id, at = LAST, last = at) {
    const checkpoint = await reading
      .selectFrom('checkpoints')
      .select(['state_id', 'state'])
      .where('match_id', '=', id)
      .where('state_id', '<=', Math.min(at, LAST))
      .orderBy('state_id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!checkpoint) return null;
    return {
      stateId: checkpoint.state_id,
      state: fromText(checkpoint.state) as State,
      steps: await stepsOf(reading, id, checkpoint.state_id, last),
    };
  },

  async marks(id) {
    const rows = await reading
      .selectFrom('steps')
      .select(['state_id', 'mark'])
      .where('match_id', '=', id)
      .where('mark', 'is not', null)
      .orderBy('state_id')
      .execute();
    return rows.map((row) => ({ stateId: row.state_id, mark: fromText(row.mark) as Mark }));
  },

  async log(id) {
    const rows = await reading
      .selectFrom('steps')
      .select('log')
      .where('match_id', '=', id)
      .orderBy('state_id')
      .execute();
    return rows.flatMap(({ log }) => fromText(log) as unknown[]);
  },

  async initial(id) {
    const first = await reading
      .selectFrom('checkpoints')
      .select('state')
      .where('match_id', '=', id)
      .orderBy('state_id')
      .limit(1)
      .executeTakeFirst();
    return first ? (fromText(first.state) as State) : null;
  },
});
