/** The same again: whoever asks first opens the table and invites the others, whoever comes later sits down there. */
import { gameCalled } from '../../games/index.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/contract/accounts.ts';
import type { MatchRecord, SeatRecord } from '../store/contract/match.ts';
import { limitOpening, openMatch } from './opening.ts';
import { matchOf, noMatch } from './request.ts';
import { aBot, sitDown, type Wish } from './seating.ts';

export async function rematch(
  services: Services,
  id: string,
  account: Account,
  address: string,
): Promise<MatchRecord> {
  const { before, nextId, isNew } = await next(services, id, account, address);
  const own = before.seats.find(({ accountId }) => accountId === account.id);
  const person = { accountId: account.id, name: account.name, credentialsHash: null };
  const match = await sitAsBefore(services, nextId, person, own);
  if (!isNew) return match;
  await inviteOthers(services, before, nextId, account);
  return seatBots(services, before, match);
}

const next = (services: Services, id: string, account: Account, address: string) =>
  services.store.locked(id, async () => {
    const before = await services.store.matches.get(id);
    if (!before) throw noMatch();
    if (before.status !== 'over') throw new Problem(409, 'notOver', 'This match is still being played.');
    if (!before.seats.some(({ accountId }) => accountId === account.id)) {
      throw new Problem(403, 'notSeated', 'You had no seat in this match.');
    }
    if (before.nextMatchId !== null) return { before, nextId: before.nextMatchId, isNew: false };
    limitOpening(services, address, account.id);
    const { options, pace, turnMs, isRated, seats } = before;
    const plan = {
      options,
      pace,
      turnMs,
      isRated,
      players: seats.length,
      module: gameCalled(before.game),
      hostId: account.id,
    };
    // its seats are promised to those who are invited, so strangers do not see it
    const opened = await openMatch(services, { ...plan, visibility: 'unlisted' });
    return { before, nextId: await services.store.matches.setNext(id, opened), isNew: true };
  });

/** On the seat that one had, if it is still free. */
async function sitAsBefore(
  services: Services,
  id: string,
  player: Omit<Wish, 'seat' | 'colour'>,
  before: SeatRecord | undefined,
): Promise<MatchRecord> {
  const holder = { ...player, colour: before?.colour ?? undefined };
  try {
    return (await sitDown(services, id, { ...holder, seat: before?.seat ?? null })).match;
  } catch (error) {
    if (!(error instanceof Problem) || error.key !== 'taken') throw error;
    return (await sitDown(services, id, { ...holder, seat: null })).match;
  }
}

async function seatBots(services: Services, before: MatchRecord, opened: MatchRecord): Promise<MatchRecord> {
  let match = opened;
  for (const seat of before.seats) if (seat.bot) match = await sitAsBefore(services, match.id, aBot(seat.bot), seat);
  return match;
}

async function inviteOthers(
  services: Services,
  before: MatchRecord,
  nextId: string,
  account: Account,
): Promise<void> {
  const { store, tables, now } = services;
  for (const { accountId } of before.seats) {
    if (accountId === null || accountId === account.id) continue;
    await store.matches.invite(nextId, account.id, accountId, now());
    tables.invited(accountId, nextId);
  }
  // those who still look at the old table see the way to the new one
  tables.matchChanged(await matchOf(services, before.id), 'over');
}
