/** What a message says about how to have no more of its kind: no session is needed, for its link says who. */
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Off } from '../notify/off.ts';
import type { TurnedOff } from './answers.ts';
import type { RouteContext, Routes } from './routes.ts';

export function offRoutes(router: Routes, services: Services): void {
  const turn = (isOn: boolean) => async (ctx: RouteContext) => {
    const off = services.notifier.off.read(ctx.params.token ?? '');
    if (!off) throw new Problem(404, 'noSuchLink', 'This link is not whole; copy all of it from the message.');
    ctx.body = await apply(services, off, isOn);
  };
  // twice is the same as once, for mail programs try again
  router.post('/api/off/:token', turn(false));
  router.delete('/api/off/:token', turn(true));
}

async function apply({ store }: Services, off: Off, isOn: boolean): Promise<TurnedOff> {
  if ('channel' in off) {
    await store.channels.turn(off.accountId, off.channel, isOn);
    return { isOn, channel: off.channel };
  }
  await store.channels.mute(off.accountId, off.matchId, !isOn);
  return { isOn, match: off.matchId };
}
