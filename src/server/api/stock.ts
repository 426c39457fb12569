/** Matches in boardgame.io's shapes. */
import type { LobbyAPI } from 'boardgame.io';
import type { MatchRecord, MatchStatus } from '../store/contract/match.ts';
import type { MatchFilter } from '../store/contract/matches.ts';
import type { Store } from '../store/store.ts';

/** More than anybody reads. */
const MOST = 100;

export function stockMatch(match: MatchRecord): LobbyAPI.Match {
  const { id, game, options, visibility, result, nextMatchId, createdAt, updatedAt } = match;
  return {
    gameName: game,
    unlisted: visibility === 'unlisted',
    players: match.seats.map(({ seat, name, data }) => ({
      id: seat,
      ...(name !== null && { name }),
      ...(data != null && { data }),
    })),
    createdAt,
    updatedAt,
    ...(Object.keys(options).length > 0 && { setupData: options }),
    ...(result && { gameover: result }),
    ...(nextMatchId !== null && { nextMatchID: nextMatchId }),
    matchID: id,
  };
}

interface Where {
  isGameover?: 'true' | 'false' | undefined;
  updatedBefore?: number | undefined;
  updatedAfter?: number | undefined;
}

/** The newest public ones; those that can be joined come before those that are being played. */
export async function matchesFor(
  { matches }: Store,
  game: string,
  { isGameover, updatedBefore, updatedAfter }: Where,
): Promise<MatchRecord[]> {
  const filter: MatchFilter = {
    game,
    ...(updatedBefore && { updatedBefore }),
    ...(updatedAfter && { updatedAfter }),
  };
  const statuses: MatchStatus[] = isGameover === 'true' ? ['over'] : ['open', 'running'];
  const found: MatchRecord[] = [];
  for (const status of statuses) {
    const most = MOST - found.length;
    if (most > 0) found.push(...(await matches.list({ ...filter, status }, { most })).matches);
  }
  return found;
}
