/** What the beginning of a turn and the end of a match bring with them, in the same transaction: clocks, and who is to be told. */
import { type Kysely, sql } from 'kysely';
import type { MatchRecord } from './contract/match.ts';
import type { NoticeKind } from './contract/messages.ts';
import type { Tables } from './schema.ts';

/** A reminder goes out when so much of the time is left. */
export const REMINDER_PART = 4;

/** Nobody's time runs while they are on vacation: a turn that begins then begins when they are back. */
const backFromVacation = sql<number>`(select max(until_at) from vacations where account_id = seats.account_id)`;

/** The match has just begun. The last one to sit down knows. */
export async function beginMatch(db: Kysely<Tables>, match: MatchRecord, last: number, at: number): Promise<void> {
  const others = match.seats.map(({ seat }) => seat).filter((seat) => seat !== last);
  await notice(db, match, 'started', others, at);
  await notice(db, match, 'turn', match.toAct, at);
  if (match.turnMs !== null) await startClocks(db, match.id, match.turnMs, match.toAct, at);
}

async function startClocks(
  db: Kysely<Tables>,
  matchId: string,
  turnMs: number,
  seats: readonly number[],
  at: number,
): Promise<void> {
  const due = sql<number>`case when ${backFromVacation} > ${sql.lit(at)} then ${backFromVacation} else ${sql.lit(at)} end + ${sql.lit(turnMs)}`;
  await db
    .updateTable('seats')
    .set({ due_at: due, remind_at: sql<number>`${due} - ${sql.lit(Math.floor(turnMs / REMINDER_PART))}` })
    .where('match_id', '=', matchId)
    .where('seat', 'in', [...seats])
    .where('player', '=', 'person')
    .execute();
}

export async function stopClocks(db: Kysely<Tables>, matchId: string, seats?: readonly number[]): Promise<void> {
  await db
    .updateTable('seats')
    .set({ due_at: null, remind_at: null, stand_in: 0 })
    .where('match_id', '=', matchId)
    .$if(seats !== undefined, (some) => some.where('seat', 'in', [...(seats ?? [])]))
    .execute();
}

/** Everybody but the one who brought it about. */
export const tellOfEnd = (db: Kysely<Tables>, match: MatchRecord, by: number | null, at: number): Promise<void> =>
  notice(
    db,
    match,
    'ended',
    match.seats.map(({ seat }) => seat).filter((seat) => seat !== by),
    at,
  );

async function notice(
  db: Kysely<Tables>,
  { id, stateId, seats }: MatchRecord,
  kind: NoticeKind,
  told: readonly number[],
  at: number,
): Promise<void> {
  for (const { seat, accountId, player } of seats) {
    if (accountId === null || player === 'bot' || !told.includes(seat)) continue;
    await noticeOne(db, accountId, id, kind, stateId, at);
  }
}

/** What is newer takes the place of what was to be told before. */
export async function noticeOne(
  db: Kysely<Tables>,
  accountId: string,
  matchId: string,
  kind: NoticeKind,
  stateId: number,
  at: number,
): Promise<void> {
  await db
    .insertInto('notices')
    .values({ account_id: accountId, match_id: matchId, kind, state_id: stateId, noticed_at: at })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'match_id', 'kind']).doUpdateSet({ state_id: stateId, noticed_at: at }),
    )
    .execute();
}
