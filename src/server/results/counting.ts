/** Matches that are over are counted, each once, in the order of their end. */
import type { Chore } from '../chores.ts';
import type { Services } from '../services.ts';
import { outcomeOf } from './outcome.ts';

const OFTEN = 10_000;
/** Many are found only after an upgrade, and the server has other things to do. */
const AT_ONCE = 200;

export const counting = ({ store }: Pick<Services, 'store'>): Chore => ({
  name: 'count matches that are over',
  everyMs: OFTEN,
  async work() {
    for (const id of await store.results.toCount(AT_ONCE)) await store.results.count(id, outcomeOf);
  },
});
