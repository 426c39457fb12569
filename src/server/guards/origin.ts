/** Nobody else's page changes anything here in the name of who looks at it. */
import { Problem } from '../problem.ts';
import type { Guard } from './request.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers say where a request comes from; a program that says nothing has no stranger's cookies either. */
export const origin =
  (publicUrl: () => string): Guard =>
  async (ctx, next) => {
    if (!SAFE.has(ctx.method)) {
      const site = ctx.get('Sec-Fetch-Site');
      const isOwn = isOwnOrigin(ctx.headers.origin, publicUrl()) && (site === '' || site === 'same-origin');
      if (!isOwn) throw new Problem(403, 'foreignOrigin', `This works only from ${publicUrl()}.`);
    }
    await next();
  };

export const isOwnOrigin = (from: string | undefined, publicUrl: string): boolean =>
  from === undefined || from === publicUrl;
