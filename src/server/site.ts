/** The built site as files, and its one page for every address that a person may open. */
import type { Middleware } from 'koa';
import serve from 'koa-static';

/** Addresses that belong to boardgame.io. */
const NOT_PAGES = /^\/(games|socket\.io)(\/|$)/;

const FOR_GOOD = 'public, max-age=31536000, immutable';

export function site(dir: string, production: boolean): Middleware {
  const files = serve(dir, {
    setHeaders(res, path) {
      // the builder puts a hash of the content into every name but that of the page itself
      const cached = production && !path.endsWith('.html');
      res.setHeader('Cache-Control', cached ? FOR_GOOD : 'no-cache');
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
