/** What is kept about a person: all of it to take along, and all of it to be forgotten. */
import type { Kysely } from 'kysely';
import { fromText, type Tables } from './schema.ts';
import { holdAccount, holdMatch, leave } from './seats.ts';

/** Without hashes of tokens and credentials: they say nothing about the person. */
export async function exportAccount(db: Kysely<Tables>, id: string): Promise<Record<string, unknown> | null> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'language', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!account) return null;
  return {
    account,
    sessions: await db
      .selectFrom('sessions')
      .select(['opened_at as openedAt', 'used_at as usedAt'])
      .where('account_id', '=', id)
      .orderBy('opened_at')
      .execute(),
    links: await db
      .selectFrom('links')
      .select(['purpose', 'email', 'expires_at as expiresAt'])
      .where('account_id', '=', id)
      .orderBy('expires_at')
      .execute(),
    seats: await seatsOf(db, id),
    hosted: await db
      .selectFrom('matches')
      .select(['id as match', 'game', 'status', 'day', 'created_at as createdAt'])
      .where('host_id', '=', id)
      .orderBy('created_at')
      .execute(),
    invitations: await db
      .selectFrom('invitations')
      .select(['match_id as match', 'from_id as from', 'to_id as to', 'invited_at as at'])
      .where((eb) => eb.or([eb('from_id', '=', id), eb('to_id', '=', id)]))
      .orderBy('invited_at')
      .execute(),
    vacations: await db
      .selectFrom('vacations')
      .select(['from_at as from', 'until_at as until'])
      .where('account_id', '=', id)
      .orderBy('from_at')
      .execute(),
    chats: await db
      .selectFrom('chats')
      .select(['match_id as match', 'channel', 'seat', 'name', 'text', 'said_at as at'])
      .where('account_id', '=', id)
      .orderBy('number')
      .execute(),
    notifications: await notificationsOf(db, id),
    standings: await db
      .selectFrom('standings')
      .select(['match_id as match', 'seat', 'game', 'players', 'score', 'place', 'level', 'rival'])
      .select(['rating_before as ratingBefore', 'rating_after as ratingAfter', 'ended_at as endedAt'])
      .where('account_id', '=', id)
      .orderBy('ended_at')
      .execute(),
    ratings: await db
      .selectFrom('ratings')
      .select(['game', 'rating', 'deviation', 'volatility', 'games', 'rated_at as ratedAt'])
      .where('account_id', '=', id)
      .orderBy('game')
      .execute(),
  };
}

/** Without the keys of browsers, which say nothing about the person either. */
async function notificationsOf(db: Kysely<Tables>, id: string) {
  const off = await db.selectFrom('channels_off').select('channel').where('account_id', '=', id).execute();
  const mutes = await db.selectFrom('mutes').select('match_id as match').where('account_id', '=', id).execute();
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['channel', 'notices', 'status', 'attempts', 'created_at as createdAt'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();
  return {
    off: off.map(({ channel }) => channel),
    mutes: mutes.map(({ match }) => match),
    browsers: await db
      .selectFrom('pushes')
      .select(['endpoint', 'created_at as createdAt'])
      .where('account_id', '=', id)
      .orderBy('created_at')
      .execute(),
    webhooks: await db
      .selectFrom('webhooks')
      .select(['url', 'shape', 'created_at as createdAt'])
      .where('account_id', '=', id)
      .execute(),
    waiting: await db
      .selectFrom('notices')
      .select(['match_id as match', 'kind', 'noticed_at as at'])
      .where('account_id', '=', id)
      .orderBy('noticed_at')
      .execute(),
    messages: deliveries.map((message) => ({ ...message, notices: fromText(message.notices) })),
  };
}

async function seatsOf(db: Kysely<Tables>, id: string) {
  const seats = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .select(['match_id as match', 'game', 'status', 'created_at as createdAt', 'updated_at as updatedAt', 'result'])
    .select(['seat', 'name', 'colour', 'data', 'player'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();
  return seats.map((seat) => ({ ...seat, result: fromText(seat.result), data: fromText(seat.data) }));
}

export async function forgetAccount(db: Kysely<Tables>, id: string): Promise<void> {
  const account = await holdAccount(db, id);
  if (!account) return;
  await leaveMatches(db, id);
  await db
    .updateTable('seats')
    .set({ account_id: null, name: '', credentials_hash: null, data: null })
    .where('account_id', '=', id)
    .execute();
  // sessions, links, invitations, chats, messages and ratings go with it; results stay, without saying whose they are
  await db.deleteFrom('accounts').where('id', '=', id).execute();
}

async function leaveMatches(db: Kysely<Tables>, id: string): Promise<void> {
  const held = await db
    .selectFrom('matches')
    .select(['id', 'updated_at'])
    .where('status', '<>', 'over')
    .where('id', 'in', (own) =>
      own
        .selectFrom('seats')
        .select('match_id as id')
        .where('account_id', '=', id)
        .union(own.selectFrom('matches as hosted').select('hosted.id').where('host_id', '=', id)),
    )
    .orderBy('id')
    .execute();
  for (const { id: matchId, updated_at } of held) {
    const match = await holdMatch(db, matchId);
    const seats = match?.seats.filter(({ accountId }) => accountId === id).map(({ seat }) => seat) ?? [];
    if (match) await leave(db, match, seats, updated_at);
  }
}
