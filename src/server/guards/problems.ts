/** Whatever goes wrong is answered in one shape, and nothing of the inside is told. */
import type { Log } from '../log.ts';
import { Problem } from '../problem.ts';
import { isOrphan } from '../store/database.ts';
import { type Guard, isForPrograms, isStock, type Request } from './request.ts';

const INTERNAL = new Problem(500, 'internal', 'Something went wrong on our side; please try again.');

/** Of two requests of one person, the other has deleted the account, or the match. */
const GONE = new Problem(409, 'gone', 'What this belongs to has just been deleted.');

/** What the libraries throw or answer by themselves. */
const KNOWN: Readonly<Record<number, Problem>> = {
  400: new Problem(400, 'badRequest', 'The server does not understand this request.'),
  403: new Problem(403, 'forbidden', 'This is not allowed.'),
  404: new Problem(404, 'notFound', 'There is nothing here.'),
  405: new Problem(405, 'badMethod', 'This cannot be done here.'),
  501: new Problem(501, 'badMethod', 'This cannot be done here.'),
};

export const problems =
  (log: Log): Guard =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const problem = problemOf(error);
      if (problem === INTERNAL)
        log.error({ err: error, request: ctx.response.get('X-Request-Id') }, 'a request failed');
      answer(ctx, problem);
      return;
    }
    if (ctx.status >= 400 && ctx.body == null) answer(ctx, KNOWN[ctx.status] ?? INTERNAL);
  };

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isOrphan(error)) return GONE;
  const { status, expose } = error as { status?: number; expose?: boolean };
  return (expose === true && status !== undefined && KNOWN[status]) || INTERNAL;
}

function answer(ctx: Request, { status, key, message, retryAfter }: Problem): void {
  ctx.status = status;
  if (retryAfter !== undefined) ctx.set('Retry-After', String(retryAfter));
  ctx.set('Cache-Control', 'no-store');
  if (isForPrograms(ctx.path) && !isStock(ctx.path)) ctx.body = { error: key, message };
  else ctx.body = message;
}
