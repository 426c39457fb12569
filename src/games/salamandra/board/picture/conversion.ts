import { BEAST_CARDS, EXCHANGE } from '../../content/cards.ts';
import type { Action, ActionOf } from '../../rules/actions.ts';
import type { ConverterId } from '../../rules/state.ts';

/** What a conversion takes. */
export function crystalsFor(by: ConverterId): number {
  if (by === 'exchange') return EXCHANGE.crystals;
  const { effect } = BEAST_CARDS[by];
  return 'crystals' in effect ? effect.crystals : 0;
}

export const isConversion = (action: Action): action is ActionOf<'convert'> => action[0] === 'convert';

interface Repeated {
  readonly action: ActionOf<'convert'>;
  readonly times: number;
}

/** Each kind of conversion once, by its own words. */
export function conversionsIn(actions: readonly Action[]): ReadonlyMap<string, Repeated> {
  const found = new Map<string, Repeated>();
  for (const action of actions.filter(isConversion)) {
    const key = action.join(' ');
    found.set(key, { action, times: (found.get(key)?.times ?? 0) + 1 });
  }
  return found;
}
