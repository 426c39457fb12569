/** Every request has an id, a line in the log and a place in the metrics. */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { type Guard, isForPrograms, type Request } from './request.ts';

/** The pattern, not the path: whoever knows an unlisted match's address can watch it. */
const routeOf = (ctx: Request): string => {
  const { _matchedRoute: route } = ctx as Request & { _matchedRoute?: string | RegExp };
  if (route) return String(route);
  return isForPrograms(ctx.path) ? 'none' : 'site';
};

export const requests =
  (log: Log, metrics: Metrics): Guard =>
  async (ctx, next) => {
    const request = randomUUID();
    const begun = performance.now();
    ctx.set('X-Request-Id', request);
    ctx.res.once('close', () => {
      const { method, status } = ctx;
      const route = routeOf(ctx);
      const ms = performance.now() - begun;
      metrics.answered(method, route, status, ms);
      log[route === 'site' ? 'debug' : 'info']({ request, method, route, status, ms: Math.round(ms) }, 'answered');
    });
    await next();
  };
