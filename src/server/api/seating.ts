/** Sitting down and getting up; the tables are told. */
import { gameCalled } from '../../games/index.ts';
import type { GameMeta } from '../../games/module.ts';
import { coloursFor } from '../../games/seats.ts';
import type { BotLevel } from '../../play/levels.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { MatchRecord, NewHolder } from '../store/contract/match.ts';
import { noMatch } from './request.ts';

export interface Wish extends Omit<NewHolder, 'colour'> {
  /** Any free one if it is null. */
  readonly seat: number | null;
  readonly colour?: string | undefined;
}

/** As clients see it that know no bots. */
const BOT_NAME = 'Bot';

export const aBot = (bot: BotLevel) => ({ accountId: null, name: BOT_NAME, credentialsHash: null, bot }) as const;

export function refuseUnlessPlayed({ name, bots }: GameMeta, levels: readonly BotLevel[]): void {
  if (levels.every((level) => bots.includes(level))) return;
  throw new Problem(400, 'badBots', `Bots play ${name} at these levels: ${bots.join(', ')}.`);
}

export interface Taken {
  readonly seat: number;
  readonly match: MatchRecord;
}

const REFUSED = {
  noMatch,
  noSeat: () => new Problem(404, 'noSeat', 'There is no such seat.'),
  taken: () => new Problem(409, 'taken', 'This seat is taken.'),
  full: () => new Problem(409, 'full', 'All seats are taken.'),
} as const;

export async function sitDown(
  { store, tables, now }: Services,
  id: string,
  { seat, colour, ...holder }: Wish,
): Promise<Taken> {
  const taken = await store.locked(id, async () => {
    const match = await store.matches.get(id);
    if (!match) return 'noMatch';
    const own = match.seats.find(({ accountId }) => accountId !== null && accountId === holder.accountId);
    if (own?.player === 'bot') throw new Problem(409, 'youLeft', 'You have left this match; a bot plays on for you.');
    if (own) return { seat: own.seat, match };
    const wish = seatFor(match, seat, colour);
    return store.matches.takeSeat(id, wish.seat, { ...holder, colour: wish.colour }, now());
  });
  if (typeof taken === 'string') throw REFUSED[taken]();
  tables.matchChanged(taken.match, taken.match.status === 'open' ? 'seats' : 'started');
  return taken;
}

/**
 * In the colour that was asked for if it is free, else in the first that is. Where colours belong to the seats, the one
 * decides the other.
 */
function seatFor({ game, seats, options }: MatchRecord, seat: number | null, wanted: string | undefined) {
  const { meta } = gameCalled(game);
  const colours = coloursFor(meta, seats.length, options);
  const free = colours.filter((colour) => !seats.some((taken) => taken.colour === colour));
  const colour = free.find((one) => one === wanted) ?? free[0] ?? null;
  if (!meta.coloursOf) return { seat, colour };
  if (seat !== null) return { seat, colour: colours[seat] ?? null };
  return { seat: colour === null ? null : colours.indexOf(colour), colour };
}

/** Which seat is left is decided while nobody else changes the match. Answers null if nobody is left and it is gone. */
export async function getUp(
  { store, tables, now }: Services,
  id: string,
  seatIn: (match: MatchRecord) => number,
): Promise<MatchRecord | null> {
  const { seat, before, after } = await store.locked(id, async () => {
    const match = await store.matches.get(id);
    if (!match) throw noMatch();
    const left = seatIn(match);
    return { seat: left, before: match, after: await store.matches.leaveSeat(id, left, now()) };
  });
  if (before.status !== 'over') tables.dropSeat(id, seat);
  if (after) tables.matchChanged(after, after.status === 'over' ? 'over' : 'seats');
  else tables.matchChanged(before, 'gone');
  return after;
}

const PAGE = 100;

async function eachMatchOf(
  { store }: Services,
  accountId: string,
  visit: (match: MatchRecord) => Promise<void> | void,
): Promise<void> {
  const found: MatchRecord[] = [];
  let from: string | undefined;
  do {
    const page = await store.matches.ofAccount(accountId, { most: PAGE, ...(from === undefined ? {} : { from }) });
    found.push(...page.matches.filter(({ status }) => status !== 'over'));
    from = page.next ?? undefined;
  } while (from !== undefined);
  for (const match of found) await visit(match);
}

/** Whoever looks at one of the person's matches sees the new name. */
export const changedFor = (services: Services, accountId: string): Promise<void> =>
  eachMatchOf(services, accountId, (match) => services.tables.matchChanged(match, 'seats'));

/** Open matches lose the player; running ones go on with a bot, or are over if nobody else is left. */
export const getUpEverywhere = (services: Services, accountId: string): Promise<void> =>
  eachMatchOf(services, accountId, async ({ id }) => {
    await getUp(services, id, (match) => ownSeat(match, accountId)).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
    });
  });

/** The seat that the account plays. */
export function ownSeat(match: MatchRecord, accountId: string): number {
  const own = match.seats.find((seat) => seat.accountId === accountId && seat.player === 'person');
  if (!own) throw new Problem(403, 'notSeated', 'You have no seat in this match.');
  return own.seat;
}
