/** Who somebody is to the others: what they have played, how it ended, and with whom. */
import { z } from 'zod';
import { Problem } from '../problem.ts';
import { afterRest } from '../results/rating.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/contract/accounts.ts';
import type { Rating, SoloRecord, Standing, Tally } from '../store/contract/results.ts';
import type { GameRecord, Profile, ResultList, ResultLine, SoloLine } from './answers.ts';
import { FROM, queryOf } from './request.ts';
import type { RouteContext, Routes } from './routes.ts';

const PAGE = 20;
const MOST_OPPONENTS = 12;
const MOST_BEST = 3;
const LONGEST_COURSE = 60;
/** A rating that may be further off than this says nothing yet. */
const SURE = 110;

const PAGED = z.object({ from: FROM.optional() });
const ACCOUNT_ID = z.uuid();

export function peopleRoutes(router: Routes, services: Services): void {
  const { store } = services;

  router.get('/api/people/:id', async (ctx) => {
    const account = await personOf(services, ctx);
    const reader = ctx.state.account?.id ?? null;
    const [games, opponents, results] = await Promise.all([
      recordsOf(services, account, reader),
      store.results.opponents(account.id, reader, MOST_OPPONENTS),
      resultsOf(services, account, reader),
    ]);
    ctx.body = {
      id: account.id,
      name: account.name,
      since: account.createdAt,
      isMe: account.id === reader,
      games,
      opponents,
      ...results,
    } satisfies Profile;
  });

  router.get('/api/people/:id/results', async (ctx) => {
    const { from } = queryOf(ctx, PAGED);
    const account = await personOf(services, ctx);
    ctx.body = await resultsOf(services, account, ctx.state.account?.id ?? null, from);
  });
}

async function personOf({ store }: Services, ctx: RouteContext): Promise<Account> {
  const id = ACCOUNT_ID.safeParse(ctx.params['id']);
  const account = id.success ? await store.accounts.get(id.data) : null;
  if (!account) throw new Problem(404, 'noPerson', 'There is nobody of this kind here, or not any more.');
  return account;
}

async function recordsOf(services: Services, { id }: Account, reader: string | null): Promise<GameRecord[]> {
  const { results } = services.store;
  const [tally, ratings, solo] = await Promise.all([results.tally(id), results.ratings(id), results.solo(id)]);
  const games = [...new Set(tally.map(({ game }) => game))];
  return Promise.all(
    games.map(async (game) => {
      const own = tally.filter((one) => one.game === game);
      const rating = ratings.find((one) => one.game === game);
      const best = await results.best(id, game, reader, MOST_BEST);
      return {
        game,
        matches: timesIn(own),
        wins: timesIn(own.filter(({ place }) => place === 1)),
        places: own.map(({ players, place, times }) => ({ players, place, times })),
        rating: rating ? ratingNow(rating, services.now()) : null,
        course: rating ? await results.course(id, game, LONGEST_COURSE) : [],
        best: best.map(({ score, players, endedAt, matchId, isShown }) => ({
          score: score ?? 0,
          players,
          at: endedAt,
          match: isShown ? matchId : null,
        })),
        solo: solo.filter((one) => one.game === game).map((one) => soloLine(one, id === reader)),
      };
    }),
  );
}

/** Nobody else may know which matches were played alone. */
export const soloLine = ({ level, played, won, best }: SoloRecord, isOwn: boolean): SoloLine => ({
  level,
  played,
  won,
  best: best && {
    isWon: best.isWon,
    score: best.score,
    rival: best.rival,
    at: best.endedAt,
    match: isOwn ? best.matchId : null,
  },
});

const timesIn = (tally: readonly Tally[]): number => tally.reduce((sum, { times }) => sum + times, 0);

function ratingNow(rating: Rating, now: number): NonNullable<GameRecord['rating']> {
  const { deviation } = afterRest(rating, now - rating.ratedAt);
  return {
    rating: Math.round(rating.rating),
    deviation: Math.round(deviation),
    matches: rating.games,
    isNew: deviation >= SURE,
  };
}

async function resultsOf(
  { store }: Services,
  { id }: Account,
  reader: string | null,
  from?: string,
): Promise<ResultList> {
  const page = await store.results.recent(id, reader, { most: PAGE, ...(from && { from }) });
  const results = await Promise.all(
    page.standings.map(async (standing): Promise<ResultLine> => {
      const match = await store.matches.get(standing.matchId);
      const others = match?.seats.filter(({ seat }) => seat !== standing.seat) ?? [];
      return {
        match: standing.matchId,
        game: standing.game,
        players: standing.players,
        place: standing.place,
        score: standing.score,
        change: changeIn(standing),
        at: standing.endedAt,
        others: others.map(({ seat, name, accountId, bot }) => ({ seat, name: name ?? '', account: accountId, bot })),
      };
    }),
  );
  return { results, next: page.next };
}

/** As the rounded ratings show it. */
const changeIn = ({ ratingBefore, ratingAfter }: Standing): number | null =>
  ratingBefore === null || ratingAfter === null ? null : Math.round(ratingAfter) - Math.round(ratingBefore);
