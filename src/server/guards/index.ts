/** What a request passes before anybody answers it, in order. */
import { accountOf } from '../accounts/session.ts';
import { household, realAddress } from '../addresses.ts';
import type { Metrics } from '../metrics.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import { body } from './body.ts';
import { compression } from './compression.ts';
import { headers } from './headers.ts';
import { origin } from './origin.ts';
import { problems } from './problems.ts';
import { type Guard, isForPrograms } from './request.ts';
import { requests } from './requests.ts';

export function addGuards(
  app: { use(guard: Guard): unknown },
  { store, limits, log, now, publicUrl }: Services,
  metrics: Metrics,
  { production, trustedProxies }: Settings,
): void {
  app.use(requests(log, metrics));
  app.use(headers({ publicUrl, production }));
  app.use(problems(log));
  app.use(compression());
  const checkOrigin = origin(publicUrl);
  const readBody = body();
  app.use(async (ctx, next) => {
    if (!isForPrograms(ctx.path)) return next();
    ctx.set('Cache-Control', 'no-store');
    ctx.state.address = household(realAddress(ctx.req, trustedProxies));
    limits.take('requestsOfAddress', ctx.state.address);
    await checkOrigin(ctx, async () => {
      ctx.state.account = await accountOf(store, ctx.headers.cookie, now);
      if (ctx.state.account) limits.take('requestsOfAccount', ctx.state.account.id);
      await readBody(ctx, next);
    });
  });
}
