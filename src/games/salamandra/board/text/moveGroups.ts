/** The list of legal moves, put in order for reading: by kind, then by what they are done with. */
import { plotAt } from '../../advice/garden.ts';
import { BEAST_CARDS, EXCHANGE } from '../../content/cards.ts';
import { type FieldId, field as fieldOf, isField } from '../../content/fields.ts';
import { type GroveId, GROVES } from '../../content/groves.ts';
import type { Action, ActionOf, MoveName } from '../../rules/actions.ts';
import type { Cell } from '../../rules/geometry.ts';
import type { ConverterId, G, GroveTile } from '../../rules/state.ts';
import type { Words } from '../words.ts';
import { type Result, resultOf } from './result.ts';

export interface Choice {
  readonly action: Action;
  /** What is written on the button. */
  readonly label: string;
  /** What it would bring, apart from what all of its subject's choices would. */
  readonly result: Result;
}

/** Moves of one kind with one thing, such as one field. */
export interface Subject {
  readonly name: string | null;
  /** What a player wants to know of it before choosing. */
  readonly detail: string | null;
  readonly choices: readonly Choice[];
  /** What every one of the choices would bring. */
  readonly result: Result;
}

export interface MoveGroup {
  readonly move: MoveName;
  readonly subjects: readonly Subject[];
  readonly count: number;
}

type Gathered = Omit<Subject, 'result' | 'choices'> & { readonly choices: Choice[] };

interface Entry {
  readonly name: string | null;
  readonly detail: string | null;
  readonly label: string;
}

type Describe<M extends MoveName> = (
  words: Words,
  view: G,
  ...args: ActionOf<M> extends [M, ...infer A] ? A : never
) => Entry;

const entry = (label: string, name: string | null = null, detail: string | null = null): Entry => ({
  name,
  detail,
  label,
});

function groveEntry(words: Words, view: G, id: GroveId): Entry {
  const { x, y } = view.groves.find(({ grove }) => grove === id) as GroveTile;
  return entry(words.t('groveAt', { id, corner: words.cell(x, y), gain: words.gains(GROVES[id].gain) }));
}

/** A cell, with the groves that would grow and the contact that would bring a card. */
function cellLabel(words: Words, view: G, field: FieldId, cell: Cell): string {
  const { glades, colourContact } = plotAt(view, field, cell);
  return [
    words.cell(cell.x, cell.y),
    ...(glades.length > 0 ? [words.t('table.pieces.glades', { count: glades.length })] : []),
    ...(colourContact ? [words.t('table.pieces.colourContact')] : []),
  ].join(', ');
}

function converterDetail(words: Words, by: ConverterId): string {
  if (by === 'exchange') return words.amount('crystals', EXCHANGE.crystals);
  return words.effect(BEAST_CARDS[by].effect);
}

const DESCRIBE: { readonly [M in MoveName]: Describe<M> } = {
  place: (words, _view, field, spot) =>
    entry(words.spot(spot), words.field(field), words.t('board.bonus', { gain: words.gains(fieldOf(field).gain) })),
  build: (words, view, field, x, y) => {
    const { cost, gain } = fieldOf(field);
    return entry(
      cellLabel(words, view, field, { x, y }),
      words.field(field),
      words.exchange(cost ?? {}, words.gains(gain)),
    );
  },
  settle: (words, _view, spot) => entry(words.spot(spot)),
  takeCard: (words, view, beast) => {
    const [top] = view.piles[beast];
    return entry(words.t(`beasts.${beast}`), null, top ? words.cardText(top) : null);
  },
  work: (words, _view, field, spot) => entry(words.spot(spot), words.field(field), words.work(field)),
  flip: (words, _view, field, spot) => entry(words.place({ field, spot })),
  convert: (words, _view, by, resource) =>
    entry(
      words.amount(resource, 1),
      by === 'exchange' ? words.t('exchange') : words.card(by),
      converterDetail(words, by),
    ),
  activateCauldron: (words, _view, field, spot, basic) =>
    entry(
      basic ? words.t('withBasic', { spot: words.spot(spot), resource: words.amount(basic, 1) }) : words.spot(spot),
      words.field(field),
      words.work(field),
    ),
  activateTemple: (words, view, half, field, spot) => {
    const [top] = view.piles[half];
    return entry(words.place({ field, spot }), words.t(`halves.${half}`), top ? words.cardText(top) : null);
  },
  reactivate: (words, _view, field, spot) => entry(words.place({ field, spot })),
  takeGrove: groveEntry,
  inscribe: (words, _view, field, spot, book, level) =>
    entry(words.place({ field, spot }), words.spellbook(book, level), words.spellbookPoints(book, level)),
  pass: (words) => entry(words.t('moves.pass')),
  harvest: groveEntry,
  recycle: (words, _view, piece) =>
    isField(piece)
      ? entry(words.field(piece), null, words.exchange(fieldOf(piece).cost ?? {}, words.gains(fieldOf(piece).gain)))
      : entry(words.card(piece), null, words.cardText(piece)),
  endTurn: (words) => entry(words.t('moves.endTurn')),
};

function describe(words: Words, view: G, [move, ...args]: Action): Entry {
  const entryOf = DESCRIBE[move] as (words: Words, view: G, ...args: unknown[]) => Entry;
  return entryOf(words, view, ...args);
}

/** One move with all that belongs to it; what it is done with may come only with the moves before it. */
export function moveText(words: Words, view: G, action: Action): string {
  const [name] = action;
  const move = words.t(`moves.${name}`);
  const { name: subject, label } = describe(words, view, action);
  if (subject) return words.t('choice', { move, subject, choice: label });
  return label === move ? move : words.t('choiceOnly', { move, choice: label });
}

export function moveGroups(words: Words, view: G, moves: readonly Action[]): MoveGroup[] {
  const groups = new Map<MoveName, Map<string | null, Gathered>>();
  for (const action of moves) {
    const [move] = action;
    const { name, detail, label } = describe(words, view, action);
    const subjects = groups.get(move) ?? new Map<string | null, Gathered>();
    const subject = subjects.get(name ?? detail) ?? { name, detail, choices: [] };
    subject.choices.push({ action, label, result: resultOf(words, view, action) });
    groups.set(move, subjects.set(name ?? detail, subject));
  }
  return [...groups].map(([move, subjects]) => {
    const list = [...subjects.values()].map(withCommonResult);
    return { move, subjects: list, count: list.reduce((sum, { choices }) => sum + choices.length, 0) };
  });
}

/** What all of the choices would bring is said once. */
function withCommonResult(subject: Gathered): Subject {
  const [first, ...others] = subject.choices;
  const common = first?.result.filter((part) => others.every(({ result }) => result.includes(part))) ?? [];
  const choices = subject.choices.map((choice) => ({
    ...choice,
    result: choice.result.filter((part) => !common.includes(part)),
  }));
  return { ...subject, choices, result: common };
}
