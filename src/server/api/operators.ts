/** For those who run the server: is it well, and how much does it do? */
import { isLocal } from '../addresses.ts';
import { hashOf, isSame } from '../accounts/secrets.ts';
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Routes } from './routes.ts';

/** A database that takes longer is as good as away. */
const PATIENCE_MS = 2000;

export function operatorRoutes(
  router: Routes,
  { store, log }: Pick<Services, 'store' | 'log'>,
  metrics: Metrics,
  metricsToken: string | null,
): void {
  router.get('/healthz', async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    try {
      await inTime(store.ping());
      ctx.body = { ok: true };
    } catch (error) {
      log.error({ err: error }, 'the store does not answer');
      ctx.status = 503;
      ctx.body = { ok: false };
    }
  });

  const tokenHash = metricsToken === null ? null : hashOf(metricsToken);
  router.get('/metrics', async (ctx) => {
    const shown = /^Bearer (\S+)$/i.exec(ctx.get('Authorization'))?.[1] ?? '';
    const mayRead = tokenHash === null ? isLocal(ctx.req) : isSame(shown, tokenHash);
    if (!mayRead) throw new Problem(403, 'forbidden', 'Metrics are for the operator of this server.');
    ctx.body = await metrics.text();
    ctx.type = metrics.contentType;
  });
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
