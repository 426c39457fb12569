/** A whole game as it really went, and who plays it with nothing but their own view. */
import { easy } from '../../../../src/games/feuersalamander/bot/easy.ts';
import { playable } from '../../../../src/games/feuersalamander/playable.ts';
import type { Action } from '../../../../src/games/feuersalamander/rules/actions.ts';
import { type Arrangement, arrange } from '../../../../src/games/feuersalamander/rules/setup.ts';
import type { G, Seat } from '../../../../src/games/feuersalamander/rules/state.ts';
import { act, type Move } from '../../../../src/play/driver.ts';
import { randomFrom } from '../../../../src/play/random.ts';
import { makeMove, UNDO } from '../../tables/opened.ts';
import { anyClaim, mayLay } from '../../../games/feuersalamander/players.ts';

export const { rules } = playable;

/** A seat, or null for all who watch. */
export type Eyes = Seat | null;

export const eyesOf = ({ players }: G): Eyes[] => [...players.keys(), null];

/** What somebody does at the table: a move, or taking one back. */
export type Deed = Move<Action> | { readonly seat: Seat; readonly action: 'undo' };

/** As a client sends it. */
export function sentAs({ seat, action }: Deed): object {
  if (action === 'undo') return UNDO;
  const [type, ...args] = action;
  return makeMove(String(seat), type, ...args);
}

export class Course {
  /** By the number of the state. */
  readonly positions: G[];
  readonly deeds: Deed[] = [];

  constructor(opening: G) {
    this.positions = [structuredClone(opening)];
  }

  get now(): G {
    return this.positions.at(-1) as G;
  }

  do(deed: Deed): void {
    this.deeds.push(deed);
    this.positions.push(deed.action === 'undo' ? (this.positions.at(-2) as G) : after(this.now, deed));
  }
}

function after(before: G, move: Move<Action>): G {
  const G = structuredClone(before);
  act(rules, G, move);
  return G;
}

/** Bold enough that there is something to swap, and with second thoughts. */
export function decide(view: G, seat: Seat, random: () => number): Deed['action'] {
  const { stage, throw: thrown } = view;
  if (stage === 'moved' && thrown && !rules.hasRevealed(view) && random() < 0.2) return 'undo';
  if ((stage === 'begin' || stage === 'moved') && mayLay(view, seat) && random() < 0.2) {
    return anyClaim(view, seat, random);
  }
  return easy(view, seat, random)[0] as Action;
}

export const TARGET = 49;

/** Games in which all that can happen does, and soon: by the number of players. */
const LIVELY = { 2: 'game 24 of 2', 3: 'game 12 of 3', 4: 'game 12 of 4' } as const;
export type Players = keyof typeof LIVELY;

export const arrangementFor = (players: Players): Arrangement =>
  arrange(players, randomFrom(`cards/${LIVELY[players]}`), { target: TARGET });

export const chanceFor = (players: Players): (() => number) => randomFrom(LIVELY[players]);

/** The same game without a server, or the first so many deeds of it. */
export function played(players: Players, deeds = Infinity): Course {
  const random = chanceFor(players);
  const course = new Course(rules.deal(arrangementFor(players)));
  while (!course.now.over && course.deeds.length < deeds) {
    const seat = course.now.actor;
    course.do({ seat, action: decide(rules.view(course.now, seat), seat, random) });
  }
  return course;
}
