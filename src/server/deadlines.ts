/** Turns that have a time: a reminder when little of it is left, and a bot when it has run out. */
import type { Chore } from './chores.ts';
import type { Services } from './services.ts';

const EVERY_MS = 5000;

export const deadlines = ({ store, tables, now }: Pick<Services, 'store' | 'tables' | 'now'>): Chore => ({
  name: 'watch the clocks of the players',
  everyMs: EVERY_MS,
  async work() {
    // first: of a turn that is lost already nobody is reminded
    for (const id of await store.clocks.runOut(now())) {
      const match = await store.matches.get(id);
      if (match) tables.matchChanged(match, 'seats');
    }
    await store.clocks.remind(now());
  },
});
