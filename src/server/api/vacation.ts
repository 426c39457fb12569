/** Vacation: one's clocks stand still. */
import { z } from 'zod';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { VACATION_MS } from '../store/vacations.ts';
import type { Vacation } from './answers.ts';
import { bodyOf, signedIn } from './request.ts';
import type { Routes } from './routes.ts';
import { changedFor } from './seating.ts';

const DAY = 86_400_000;
const BEGUN = z.object({
  days: z
    .int()
    .min(1)
    .max(VACATION_MS / DAY),
});

const REFUSED = {
  away: () => new Problem(409, 'onVacation', 'You are on vacation already.'),
  tooLong: () => new Problem(409, 'vacationTooLong', 'So many days are not left this year.'),
} as const;

export function vacationRoutes(router: Routes, services: Services): void {
  const { store, now } = services;
  const vacationOf = (accountId: string): Promise<Vacation> => store.vacations.of(accountId, now());

  router.get('/api/me/vacation', async (ctx) => {
    ctx.body = await vacationOf(signedIn(ctx).id);
  });

  router.post('/api/me/vacation', async (ctx) => {
    const { id } = signedIn(ctx);
    const { days } = bodyOf(ctx, BEGUN);
    const answer = await store.vacations.start(id, days * DAY, now());
    if (answer !== 'started') throw REFUSED[answer]();
    await changedFor(services, id);
    ctx.body = await vacationOf(id);
  });

  router.delete('/api/me/vacation', async (ctx) => {
    const { id } = signedIn(ctx);
    if (await store.vacations.end(id, now())) await changedFor(services, id);
    ctx.body = await vacationOf(id);
  });
}
