/** Matches as the tables hold them, read as the contract speaks of them. */
import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { MatchRecord, SeatRecord } from './contract/match.ts';
import type { MatchPage } from './contract/matches.ts';
import { fromText, type MatchRow, type SeatRow, type Tables } from './schema.ts';

/** After so many turns that a player has missed in a row, the others may vote. */
export const MISSED_TURNS = 3;

export type MatchQuery = SelectQueryBuilder<Tables, 'matches', MatchRow>;

/** What a list is ordered by, newest first; the id decides between equals. */
type Order = 'created_at' | 'updated_at';

export const matchesOf = (db: Kysely<Tables>): MatchQuery => db.selectFrom('matches').selectAll('matches');

/** How many seats a match has, free or not. */
export const SEATS = sql<number>`(select count(*) from seats where match_id = matches.id)`;

export async function readMatch(db: Kysely<Tables>, id: string): Promise<MatchRecord | null> {
  const [match] = await readMatches(db, matchesOf(db).where('id', '=', id), 'created_at');
  return match ?? null;
}

/** Each match with its seats in one query, so that both are of the same moment. */
export async function readMatches(db: Kysely<Tables>, query: MatchQuery, order: Order): Promise<MatchRecord[]> {
  const rows = await db
    .selectFrom(query.as('page'))
    .innerJoin('seats', 'seats.match_id', 'page.id')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('vacations')
        .select(({ fn }) => fn.max('until_at').as('until'))
        .whereRef('vacations.account_id', '=', 'seats.account_id')
        .as('away_until'),
    )
    .orderBy(`page.${order}`, 'desc')
    .orderBy('page.id', 'desc')
    .orderBy('seats.seat')
    .execute();
  const votes = await readVotes(db, rows.filter(isMissing));
  const matches = new Map<string, { row: MatchRow; seats: SeatRecord[] }>();
  for (const row of rows) {
    const seat = seatOf(row, isMissing(row) ? votes : null);
    const match = matches.get(row.id);
    if (match) match.seats.push(seat);
    else matches.set(row.id, { row, seats: [seat] });
  }
  return [...matches.values()].map(({ row, seats }) => matchOf(row, seats));
}

const isMissing = ({ player, missed, status }: SeatRow & MatchRow): boolean =>
  status === 'running' && player === 'person' && missed >= MISSED_TURNS;

type Vote = Selectable<Tables['votes']>;

/** Few matches have any, so they are asked for only where there may be some. */
const readVotes = async (db: Kysely<Tables>, missing: readonly SeatRow[]): Promise<readonly Vote[]> =>
  missing.length === 0
    ? []
    : db
        .selectFrom('votes')
        .selectAll()
        .where(
          'match_id',
          'in',
          missing.map(({ match_id }) => match_id),
        )
        .orderBy('by_seat')
        .execute();

export async function readPage(
  db: Kysely<Tables>,
  query: MatchQuery,
  order: Order,
  { most, from }: { readonly most: number; readonly from?: string },
): Promise<MatchPage> {
  const place = from === undefined ? null : readPlace(from);
  // a place that is not one of ours has nothing after it: beginning again would send a client round for ever
  if (place === 'unknown') return { matches: [], next: null };
  const found = await readMatches(
    db,
    query
      .$if(place !== null, (rest) =>
        rest.where((eb) => eb(eb.refTuple(order, 'id'), '<', eb.tuple(place?.at ?? 0, place?.id ?? ''))),
      )
      .orderBy(order, 'desc')
      .orderBy('id', 'desc')
      .limit(most + 1),
    order,
  );
  const matches = found.slice(0, most);
  const last = matches.at(-1);
  const at = order === 'created_at' ? last?.createdAt : last?.updatedAt;
  return { matches, next: found.length > most && last ? writePlace(at ?? 0, last.id) : null };
}

/** Where a list goes on, as text. */
export const writePlace = (at: number, id: string): string => Buffer.from(`${at} ${id}`).toString('base64url');

/** Where a list goes on: behind the row of this time and id. */
export function readPlace(text: string): { at: number; id: string } | 'unknown' {
  const [, at, id] = /^(\d{1,15}) (.+)$/s.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return at === undefined || id === undefined ? 'unknown' : { at: Number(at), id };
}

const matchOf = (row: MatchRow, seats: readonly SeatRecord[]): MatchRecord => ({
  id: row.id,
  game: row.game,
  options: fromText(row.options) as MatchRecord['options'],
  visibility: row.visibility,
  pace: row.pace,
  turnMs: row.turn_ms,
  isRated: row.rated === 1,
  hostId: row.host_id,
  status: row.status,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  stateId: row.state_id,
  toAct: fromText(row.to_act) as number[],
  result: fromText(row.result) as MatchRecord['result'],
  nextMatchId: row.next_id,
  day: row.day,
  seats,
});

const seatOf = (row: SeatRow & { away_until: number | null }, votes: readonly Vote[] | null): SeatRecord => ({
  seat: row.seat,
  accountId: row.account_id,
  name: row.name,
  colour: row.colour,
  credentialsHash: row.credentials_hash,
  data: fromText(row.data),
  player: row.player,
  bot: row.bot,
  dueAt: row.due_at,
  missed: row.missed,
  standIn: row.stand_in === 1,
  awayUntil: row.away_until,
  votes:
    votes &&
    votes
      .filter(({ match_id, seat }) => match_id === row.match_id && seat === row.seat)
      .map(({ by_seat }) => by_seat),
});
