/** A store in which matches of Der Feuer-Salamander begin as a test wants them to. */
import type { State } from 'boardgame.io';
import { type AnyGame, gameCalled } from '../../../src/games/index.ts';
import { ALL_CARDS, type CardId } from '../../../src/games/feuersalamander/content/cards.ts';
import { type Arrangement, deal, unshuffled } from '../../../src/games/feuersalamander/rules/setup.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { createInitialState } from '../../../src/server/tables/initial.ts';
import { rules } from '../scan/feuersalamander/course.ts';

/** Laid out by hand. */
export function planted(store: Store, arrangement: Arrangement): Store {
  const laidOut: AnyGame = { ...module, game: { ...module.game, setup: () => deal(arrangement) } };
  return beginning(store, (players, options) => createInitialState(laidOut, players, options));
}

/** Shuffled with this. */
export const seeded = (store: Store, seed: string): Store =>
  beginning(store, (players, options) => createInitialState(module, players, options, seed));

const module = gameCalled('feuersalamander');

function beginning(store: Store, opening: (players: number, options: Record<string, unknown>) => State): Store {
  const create: Store['matches']['create'] = (match) => {
    const initial = opening(match.players, match.options);
    const seat = rules.toAct(initial.G);
    return store.matches.create({ ...match, initial, toAct: seat === null ? [] : [seat] });
  };
  return { ...store, matches: { ...store.matches, create } };
}

/** These hands, and seat 0 starts unless somebody has to discard first; what nobody holds is in the order of the component list. */
export function handing(...hands: CardId[][]): Arrangement {
  const left = hands.flat().reduce<CardId[]>((pile, card) => pile.toSpliced(pile.indexOf(card), 1), [...ALL_CARDS]);
  const arrangement = { ...unshuffled(hands.length), pile: [...hands.flat(), ...left] };
  for (let n = 0; ; n++) {
    const chanced = { ...arrangement, chance: n.toString(16).padStart(arrangement.chance.length, '0') };
    const opening = deal(chanced);
    if (opening.stage === 'setup' || opening.seat === 0) return chanced;
  }
}
