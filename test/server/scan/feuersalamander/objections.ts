/** What is wrong with something that was sent: all of it that the receiver may not know. */
import { isDeepStrictEqual } from 'node:util';
import type { LogEntry } from 'boardgame.io';
import { CARD_IDS } from '../../../../src/games/feuersalamander/content/cards.ts';
import type { Knowledge } from '../../../../src/games/feuersalamander/notebook/knowledge.ts';
import type { G } from '../../../../src/games/feuersalamander/rules/state.ts';
import { stateIdOf } from '../../../../src/server/tables/engine.ts';
import type { View } from '../../../../src/server/tables/views.ts';
import { allowed, Notes } from './allowed.ts';
import type { Course, Deed, Eyes } from './course.ts';
import type { Shown } from './shown.ts';

/** Looks at all that comes to those who see with these eyes. */
export class Censor {
  readonly #course: Course;
  readonly #eyes: Eyes;
  readonly #notes = new Notes();
  readonly #reference = new Notes();
  /** Views in which everything is as it should be, as text: most are sent to many, and more than once. */
  readonly #sound = new Set<string>();
  /** The newest state that was looked at. */
  #newest = -1;

  constructor(course: Course, eyes: Eyes) {
    this.#course = course;
    this.#eyes = eyes;
  }

  objections({ views, log, rest }: Shown): string[] {
    return [
      ...views.flatMap((view) => this.#toView(view)),
      ...log.flatMap((entry) => this.#toEntry(entry)),
      ...cardsIn(rest).map((card) => `${card} is told beside the game`),
    ];
  }

  #toView(view: View): string[] {
    const text = JSON.stringify(view);
    if (this.#sound.has(text)) return [];
    const objections = this.#toNewView(view);
    if (objections.length === 0) this.#sound.add(text);
    return objections;
  }

  #toNewView(view: View): string[] {
    const id = stateIdOf(view);
    const truth = this.#course.positions[id];
    if (!truth) return [`state ${id} is not there yet`];
    const { G: seen, ctx, plugins, _undo, _redo, _stateID, ...more } = view;
    const may = allowed(truth, this.#eyes);
    return [
      ...differences(seen as G, may).map((name) => `state ${id}: G.${name} is not what these eyes may see`),
      ...this.#toKnowledge(id, seen as G, may),
      ...cardsIn(ctx).map((card) => `state ${id}: ${card} in ctx`),
      ...Object.keys(plugins).map((name) => `state ${id}: the plugin ${name}`),
      ...[..._undo, ..._redo].map(() => `state ${id}: a state that undo remembers`),
      ...Object.keys(more).map((name) => `state ${id}: ${name}`),
    ];
  }

  /** What the views let one deduce is what the rules let one deduce. Old views are compared with what they were. */
  #toKnowledge(id: number, seen: G, may: G): string[] {
    if (id < this.#newest) return [];
    this.#newest = id;
    const deduced = this.#notes.read(seen);
    const known: Knowledge = this.#reference.read(may);
    return isDeepStrictEqual(deduced, known) ? [] : [`state ${id}: another knowledge than that of the rules`];
  }

  #toEntry(entry: LogEntry): string[] {
    const id = stateIdOf(entry);
    const deed = this.#course.deeds[id];
    const truth = this.#course.positions[id + 1];
    if (!deed || !truth) return [`the log tells of step ${id}, which is not there yet`];
    const expected = entryOf(deed, allowed(truth, this.#eyes));
    const { action, metadata, turn: _turn, phase: _phase, _stateID, ...more } = entry;
    return [
      ...(isDeepStrictEqual({ action, metadata }, expected) ? [] : [`the log of step ${id} tells something else`]),
      ...Object.keys(more).map((name) => `the log of step ${id} has ${name}`),
    ];
  }
}

function entryOf({ seat, action }: Deed, { events }: G) {
  const playerID = String(seat);
  if (action === 'undo') {
    return { action: { type: 'UNDO', payload: { type: null, args: null, playerID } }, metadata: undefined };
  }
  const [type, ...args] = action;
  return { action: { type: 'MAKE_MOVE', payload: { type, args, playerID } }, metadata: events };
}

const differences = (seen: G, may: G): string[] =>
  [...new Set([...Object.keys(seen), ...Object.keys(may)])].filter(
    (name) => !isDeepStrictEqual(seen[name as keyof G], may[name as keyof G]),
  );

/** Nothing but the game itself speaks of cards. */
function cardsIn(value: unknown): string[] {
  const text = JSON.stringify(value) ?? '';
  return CARD_IDS.filter((card) => new RegExp(String.raw`\\*"${card}\\*"`).test(text));
}
