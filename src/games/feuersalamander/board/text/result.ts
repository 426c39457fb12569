/** What a move would bring, said before it is made. */
import type { Result } from '../../../shared/text/moveGroups.ts';
import { valueOf } from '../../content/cards.ts';
import type { Reckoning } from '../../content/terms.ts';
import type { Action, ActionOf, MoveName } from '../../rules/actions.ts';
import { hostOf } from '../../rules/circuit.ts';
import { catches, leadsTo, stepsBy } from '../../rules/move.ts';
import { hostFor } from '../../rules/question.ts';
import { type G, handOf, playerAt, type Seat, type Throw } from '../../rules/state.ts';
import { canThrowAgain, KEY_THROWS } from '../../rules/sticks.ts';
import type { Notes } from '../notebook/notes.ts';
import type { Words } from '../words.ts';

type Tell<M extends MoveName> = (
  words: Words,
  view: G,
  notes: Notes,
  ...args: ActionOf<M> extends [M, ...infer A] ? A : never
) => Result;

const RESULTS: { readonly [M in MoveName]: Tell<M> } = {
  keyThrow: ({ t, amount }) => [t('text.results.keyThrow', { throws: amount('throws', KEY_THROWS) })],
  throwSticks: ({ t }) => [t('text.results.throwSticks')],
  discard: (words, view, _notes, card) => {
    const kept = handOf(view, view.actor);
    return [words.t('text.results.keeping', { cards: words.cards(kept.toSpliced(kept.indexOf(card), 1)) })];
  },
  keep: (words, view) => [words.t('text.results.keeping', { cards: words.cards(handOf(view, view.actor)) })],
  placeToken: ({ t, amount }, view, _notes, ...chamber) => [
    amount('points', valueOf(chamber)),
    ...(playerAt(view, view.actor).token?.join() === chamber.join() ? [t('text.results.standing')] : []),
  ],
  move: (words, view, _notes, by) => [...moved(words, view, by), ...again(words, view)],
  goHome: (words, view) => [
    words.place('start'),
    ...(view.laid ? [] : [words.t('text.results.laying')]),
    ...again(words, view),
  ],
  ask: ({ t, player }, view, notes, card) => {
    const host = hostFor(view, view.actor) as Seat;
    return [
      t(`text.holds.${notes.of(host, card)}`),
      ...(playerAt(view, host).place === 'dungeon' ? [t('text.results.freeing', { player: player(host) })] : []),
    ];
  },
  lay: () => [],
  swap: ({ t, card }, { swaps: [next] }) => (next ? [t('text.results.swap', { card: card(next.card) })] : []),
  keepShown: (words, view) => [words.t('text.results.keeping', { cards: words.cards(handOf(view, view.actor)) })],
  endTurn: () => [],
  offerEnd: ({ t, and, player }, { offers, actor }) => {
    const missing = offers.flatMap((offered, seat) => (offered || seat === actor ? [] : [player(seat)]));
    return [missing.length > 0 ? t('text.results.offerEnd', { players: and(missing) }) : t('text.results.offerLast')];
  },
  takeBack: () => [],
};

/** Where it leads, whom it throws into the dungeon, and whom one could ask there. */
function moved(words: Words, view: G, by: Reckoning): Result {
  const { t, player } = words;
  const to = leadsTo(view, view.actor, by);
  const stays = stepsBy(by, view.throw as Throw) === 0;
  const caught = catches(view, view.actor, by);
  const host = typeof to === 'number' && hostOf(to) !== view.actor ? hostOf(to) : null;
  return [
    stays ? t('text.results.staying', { place: words.place(to) }) : words.place(to),
    ...(caught === null ? [] : [t('text.results.catching', { player: player(caught) })]),
    ...(host === null ? [] : [t('text.results.asking', { host: player(host) })]),
    ...(to === 'start' && !view.laid ? [t('text.results.laying')] : []),
  ];
}

const again = ({ t }: Words, view: G): Result => (canThrowAgain(view) ? [t('text.results.throwing')] : []);

export function resultOf(words: Words, view: G, notes: Notes, [move, ...args]: Action): Result {
  const tell = RESULTS[move] as (words: Words, view: G, notes: Notes, ...args: unknown[]) => Result;
  return tell(words, view, notes, ...args);
}
