/** Sitting down and getting up. Each first takes hold of the match, so that of many who come at once each finds what the one before left. */
import type { Kysely } from 'kysely';
import type { MatchRecord, NewHolder, SeatRecord } from './contract/match.ts';
import type { Matches } from './contract/matches.ts';
import type { Database } from './database.ts';
import { readMatch, SEATS } from './records.ts';
import { beginMatch, stopClocks } from './turns.ts';
import { NOBODY, type Tables, toText } from './schema.ts';

type Seats = Pick<Matches, 'takeSeat' | 'leaveSeat' | 'clearEmpty' | 'updateSeat'>;

export const seatsIn = ({ reading, writing }: Database): Seats => ({
  takeSeat: (id, seat, holder, at) =>
    writing(async (db) => {
      if (holder.accountId !== null) await holdAccount(db, holder.accountId);
      const match = await holdMatch(db, id);
      if (!match) return 'noMatch';
      const wanted = choose(match, seat, holder);
      if (typeof wanted === 'string') return wanted;
      if (wanted.name === null) await sitDown(db, match, wanted.seat, holder, at);
      return { seat: wanted.seat, match: (await readMatch(db, id)) ?? match };
    }),

  leaveSeat: (id, seat, at) =>
    writing(async (db) => {
      const match = await holdMatch(db, id);
      const left = match?.seats.find((one) => one.seat === seat);
      if (!match || !left || isFree(left)) return match;
      await leave(db, match, [seat], at);
      return readMatch(db, id);
    }),

  async clearEmpty(createdBefore) {
    const old = await reading
      .selectFrom('matches')
      .select('id')
      // both, in the words of an index
      .where('visibility', 'in', ['public', 'unlisted'])
      .where('status', '=', 'open')
      .where('created_at', '<', createdBefore)
      .where('seats_free', '=', SEATS)
      .execute();
    const cleared: MatchRecord[] = [];
    for (const { id } of old) {
      const empty = await writing((db) => removeIfEmpty(db, id));
      if (empty) cleared.push(empty);
    }
    return cleared;
  },

  updateSeat: (id, seat, { name, data }) =>
    writing(async (db) => {
      const match = await holdMatch(db, id);
      const taken = match?.seats.find((one) => one.seat === seat && !isFree(one));
      if (!taken || (name === undefined && data === undefined)) return;
      await db
        .updateTable('seats')
        .set({ ...(name === undefined ? {} : { name }), ...(data === undefined ? {} : { data: toText(data) }) })
        .where('match_id', '=', id)
        .where('seat', '=', seat)
        .execute();
    }),
});

/** Nobody else changes the match, or the account, until the transaction ends. Accounts come before matches, so that no two wait for each other. */
export async function holdMatch(db: Kysely<Tables>, id: string): Promise<MatchRecord | null> {
  await db
    .updateTable('matches')
    .set((eb) => ({ seats_free: eb.ref('seats_free') }))
    .where('id', '=', id)
    .execute();
  return readMatch(db, id);
}

export const holdAccount = (db: Kysely<Tables>, id: string) =>
  db
    .updateTable('accounts')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

const isFree = ({ name }: SeatRecord): boolean => name === null;

/** The seat that the account has, or the free one to be taken. */
function choose(
  { seats }: MatchRecord,
  wanted: number | null,
  { accountId }: NewHolder,
): SeatRecord | 'noSeat' | 'taken' | 'full' {
  const own = accountId === null ? undefined : seats.find((seat) => seat.accountId === accountId);
  if (own) return own;
  if (wanted === null) return seats.find(isFree) ?? 'full';
  const named = seats.find(({ seat }) => seat === wanted);
  if (!named) return 'noSeat';
  return isFree(named) ? named : 'taken';
}

async function sitDown(
  db: Kysely<Tables>,
  match: MatchRecord,
  seat: number,
  { accountId, name, colour, credentialsHash, data, bot }: NewHolder,
  at: number,
): Promise<void> {
  await db
    .updateTable('seats')
    .set({
      account_id: accountId,
      name,
      colour,
      credentials_hash: credentialsHash,
      data: toText(data),
      player: bot ? 'bot' : 'person',
      bot: bot ?? null,
    })
    .where('match_id', '=', match.id)
    .where('seat', '=', seat)
    .execute();
  const free = match.seats.filter(isFree).length - 1;
  await db
    .updateTable('matches')
    .set({
      seats_free: free,
      updated_at: at,
      ...(free === 0 ? { status: 'running' } : {}),
      ...(bot ? { rated: 0 } : {}),
    })
    .where('id', '=', match.id)
    .execute();
  if (free === 0) await beginMatch(db, (await readMatch(db, match.id)) ?? match, seat, at);
  // whoever has come needs no invitation any more
  if (accountId !== null) {
    await db.deleteFrom('invitations').where('match_id', '=', match.id).where('to_id', '=', accountId).execute();
  }
}

/** Gets up from seats of a match that is held; what is over stays as it is. */
export async function leave(
  db: Kysely<Tables>,
  match: MatchRecord,
  seats: readonly number[],
  at: number,
): Promise<void> {
  if (match.status === 'open') await getUp(db, match, seats, at);
  if (match.status === 'running') await handToBots(db, match, seats, at);
}

/** Frees seats of a match that waits for its start; without a person left it is gone. */
async function getUp(db: Kysely<Tables>, match: MatchRecord, seats: readonly number[], at: number): Promise<void> {
  for (const seat of seats) {
    await db.updateTable('seats').set(NOBODY).where('match_id', '=', match.id).where('seat', '=', seat).execute();
  }
  const taken = match.seats.filter((one) => !isFree(one) && !seats.includes(one.seat));
  if (taken.some(({ player }) => player === 'person')) {
    const free = match.seats.length - taken.length;
    await db.updateTable('matches').set({ seats_free: free, updated_at: at }).where('id', '=', match.id).execute();
    return;
  }
  await remove(db, match.id);
}

/** Also as somebody's rematch. */
export async function remove(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('matches').where('id', '=', id).execute();
  await db.updateTable('matches').set({ next_id: null }).where('next_id', '=', id).execute();
}

/** Somebody may just be sitting down: that is waited for. */
async function removeIfEmpty(db: Kysely<Tables>, id: string): Promise<MatchRecord | null> {
  const match = await holdMatch(db, id);
  if (match?.status !== 'open' || !match.seats.every(isFree)) return null;
  await remove(db, id);
  return match;
}

/** The seat stays the person's, for the record of who played, but gives no right to play any more. */
async function handToBots(
  db: Kysely<Tables>,
  match: MatchRecord,
  seats: readonly number[],
  at: number,
): Promise<void> {
  for (const seat of seats) {
    await db
      .updateTable('seats')
      .set({ player: 'bot', credentials_hash: null })
      .where('match_id', '=', match.id)
      .where('seat', '=', seat)
      .execute();
  }
  await stopClocks(db, match.id, seats);
  const goesOn = match.seats.some(({ seat, player }) => player === 'person' && !seats.includes(seat));
  await db
    .updateTable('matches')
    .set({ updated_at: at, ...(goesOn ? {} : { status: 'over', to_act: '[]' }) })
    .where('id', '=', match.id)
    .execute();
}
