/** Looking back at a match: where its steps are, what was seen at them, what is told of them, and all of it as a file. */
import type { LogEntry, State } from 'boardgame.io';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import { fileOf } from '../replay/file.ts';
import { type Lens, lensFor, logThrough, viewThrough } from '../replay/lens.ts';
import { stepsOf } from '../replay/steps.ts';
import type { Services } from '../services.ts';
import type { MatchRecord } from '../store/contract/match.ts';
import { engineOf, stateIdOf } from '../tables/engine.ts';
import { DamagedMatch } from '../tables/load.ts';
import type { Journal, Outline, StepChunk } from './answers.ts';
import { gameOf, queryOf, shownMatch } from './request.ts';
import type { RouteContext, Routes } from './routes.ts';

const MOST_STEPS = 50;
const STEPS = 20;

/** No match is as long. */
const NUMBER = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a number')
  .transform(Number);

const LENS = z
  .union(
    [z.enum(['all', 'spectator']), NUMBER.pipe(z.int().max(99))],
    'must be all, spectator or the number of a seat',
  )
  .optional();

const CHUNK = z.object({
  from: NUMBER,
  count: NUMBER.pipe(z.int().min(1).max(MOST_STEPS)).default(STEPS),
  as: LENS,
});
const JOURNAL = z.object({ as: LENS });

export function replayRoutes(router: Routes, services: Services): void {
  const { store } = services;

  router.get('/api/matches/:id/outline', async (ctx) => {
    const { id, stateId: last } = await matchToReplay(services, ctx);
    const marks = await store.matches.marks(id);
    ctx.body = {
      last,
      marks: marks.flatMap(({ stateId: step, mark }) => (step <= last ? [{ step, ...mark }] : [])),
    } satisfies Outline;
  });

  router.get('/api/matches/:id/steps', async (ctx) => {
    const { from, count, as } = queryOf(ctx, CHUNK);
    const match = await matchToReplay(services, ctx);
    const lens = lensOf(ctx, match, as);
    if (from > match.stateId) throw new Problem(404, 'noStep', 'The match has not come that far.');
    const last = Math.min(from + count - 1, match.stateId);
    const engine = engineOf(gameOf(match.game));
    const chunk = () => stepsOf(engine, store, match.id, { from, last }, lens);
    ctx.body = (await undamaged(services, match, chunk)) satisfies StepChunk;
  });

  router.get('/api/matches/:id/journal', async (ctx) => {
    const { as } = queryOf(ctx, JOURNAL);
    const match = await matchToReplay(services, ctx);
    const lens = lensOf(ctx, match, as);
    const opening = (await store.matches.initial(match.id)) as State;
    const log = (await store.matches.log(match.id)) as LogEntry[];
    ctx.body = {
      opening: viewThrough(lens, engineOf(gameOf(match.game)), opening),
      log: logThrough(
        lens,
        log.filter((entry) => stateIdOf(entry) < match.stateId),
      ),
    } satisfies Journal;
  });

  router.get('/api/matches/:id/file', async (ctx) => {
    const match = await matchToReplay(services, ctx);
    if (match.status !== 'over') {
      throw new Problem(409, 'notOver', 'The file of a match tells all that is hidden; it can be had after the end.');
    }
    ctx.body = await undamaged(services, match, () => fileOf(gameOf(match.game), store, match));
    ctx.attachment(`${match.game}.json`);
  });
}

async function matchToReplay(services: Services, ctx: RouteContext): Promise<MatchRecord> {
  services.limits.take('replaysOfAddress', ctx.state.address);
  return shownMatch(services, ctx);
}

const lensOf = ({ state }: RouteContext, match: MatchRecord, asked: Lens | undefined): Lens =>
  lensFor(match, state.account?.id ?? null, asked);

async function undamaged<T>({ log }: Services, { id }: MatchRecord, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DamagedMatch)) throw error;
    log.error({ err: error, match: id }, 'a match is damaged');
    throw new Problem(500, 'damaged', 'This match cannot be opened; the operator has been told.');
  }
}
