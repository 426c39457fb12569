/** What we use of boardgame.io's router, with what our guards found out about a request. */
import type { Request } from '../guards/request.ts';

export type RouteContext = Request & { params: Record<string, string> };

type Add = (path: string, answer: (ctx: RouteContext) => Promise<void> | void) => unknown;

export type Routes = Record<'get' | 'post' | 'patch' | 'delete', Add>;
