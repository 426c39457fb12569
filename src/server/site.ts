/** The built site as files, and its one page for every address that a person may open. */
import type { Middleware } from 'koa';
import serve from 'koa-static';

/** Addresses that belong to programs. */
const NOT_PAGES = /^\/(games|socket\.io|api|healthz|metrics)(\/|$)/;

/** The builder puts a hash of the content into every name but those that must stay: page, manifest, service worker. */
const HASHED = /\.[0-9a-f]{8}\.\w+$/;

const FOR_GOOD = 'public, max-age=31536000, immutable';

export function site(dir: string, production: boolean): Middleware {
  const files = serve(dir, {
    setHeaders(res, path) {
      res.setHeader('Cache-Control', production && HASHED.test(path) ? FOR_GOOD : 'no-cache');
    },
  });
  return async (ctx, next) => {
    if (NOT_PAGES.test(ctx.path)) return next();
    await files(ctx, async () => {
      const isPage = ctx.method === 'GET' && ctx.accepts('html');
      if (!isPage) return next();
      ctx.path = '/';
      await files(ctx, next);
    });
  };
}
