/** The moves in words. */
import { type Entry, entry, groupsOf, type MoveGroup } from '../../../shared/text/moveGroups.ts';
import { kindOf } from '../../content/cards.ts';
import type { Reckoning } from '../../content/terms.ts';
import type { Action, ActionOf, MoveName } from '../../rules/actions.ts';
import { stepsBy } from '../../rules/move.ts';
import { hostFor } from '../../rules/question.ts';
import type { G, Seat, Throw } from '../../rules/state.ts';
import type { Notes } from '../notebook/notes.ts';
import type { Words } from '../words.ts';
import { resultOf } from './result.ts';

/** The moves that are made in more than one way. */
const LISTED = ['discard', 'placeToken', 'move', 'goHome', 'ask'] as const satisfies MoveName[];
type Listed = (typeof LISTED)[number];

export const isListed = (action: Action): action is ActionOf<Listed> =>
  (LISTED as readonly MoveName[]).includes(action[0]);

type Describe<M extends Listed> = (
  words: Words,
  view: G,
  moves: readonly Action[],
  ...args: ActionOf<M> extends [M, ...infer A] ? A : never
) => Entry;

function reckoned({ t }: Words, view: G, by: Reckoning): string {
  const thrown = view.throw as Throw;
  const [first, second] = thrown.sticks.toSorted((a, b) => b - a);
  return t(`text.reckoned.${by}`, { first, second, steps: stepsBy(by, thrown) });
}

const DESCRIBE: { readonly [M in Listed]: Describe<M> } = {
  discard: ({ card }, _view, _moves, id) => entry(card(id)),
  placeToken: ({ t, card }, _view, moves, wing, row, stone) => {
    // where the hand says the stone field, a row has one chamber only
    const stones = new Set(moves.map((action) => action[3]));
    return stones.size > 1
      ? entry(card(stone), t('text.both', { first: card(wing), second: card(row) }))
      : entry(t('text.both', { first: card(row), second: card(stone) }), card(wing));
  },
  move: (words, view, _moves, by) => entry(reckoned(words, view, by)),
  goHome: (words, view, _moves, by) => entry(reckoned(words, view, by)),
  ask: ({ t, card, player }, view, _moves, id) => {
    const host = player(hostFor(view, view.actor) as Seat);
    return entry(card(id), t('text.asking', { host, kind: t(`text.ofKind.${kindOf(id)}`) }));
  },
};

/** Those among the moves that are made in more than one way. */
export function moveGroups(
  words: Words,
  view: G,
  notes: Notes,
  moves: readonly Action[],
): MoveGroup<ActionOf<Listed>>[] {
  const listed = moves.filter(isListed);
  return groupsOf(
    listed,
    ([move, ...args]) => {
      const describe = DESCRIBE[move] as (
        words: Words,
        view: G,
        moves: readonly Action[],
        ...args: unknown[]
      ) => Entry;
      return describe(words, view, listed, ...args);
    },
    (action) => resultOf(words, view, notes, action),
  );
}
