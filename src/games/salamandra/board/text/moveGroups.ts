/** The list of legal moves, put in order for reading: by kind, then by what they are done with. */
import { plotAt } from '../../advice/garden.ts';
import { BEAST_CARDS, EXCHANGE } from '../../content/cards.ts';
import { type FieldId, field as fieldOf } from '../../content/fields.ts';
import { type GroveId, GROVES } from '../../content/groves.ts';
import type { Spot } from '../../content/terms.ts';
import type { Action, ActionOf, MoveName } from '../../rules/actions.ts';
import { type Cell, crystalsAt, tileOf } from '../../rules/geometry.ts';
import type { ConverterId, G, GroveTile, Tile } from '../../rules/state.ts';
import type { Words } from '../words.ts';

export interface Choice {
  readonly action: Action;
  /** What is written on the button. */
  readonly label: string;
}

/** Moves of one kind with one thing, such as one field. */
export interface Subject {
  readonly name: string | null;
  /** What a player wants to know of it before choosing. */
  readonly detail: string | null;
  readonly choices: Choice[];
}

export interface MoveGroup {
  readonly move: MoveName;
  readonly subjects: Subject[];
  readonly count: number;
}

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

/** A spot, with the crystals that lie at the ends of its paths. */
function spotLabel(words: Words, view: G, field: FieldId, spot: Spot): string {
  const crystals = crystalsAt(view, tileOf(view, field) as Tile, spot);
  if (crystals === 0) return words.spot(spot);
  return words.t('withCrystals', { spot: words.spot(spot), crystals: words.amount('crystals', crystals) });
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
  place: (words, view, field, spot) =>
    entry(
      spotLabel(words, view, field, spot),
      words.field(field),
      words.t('board.bonus', { gain: words.gains(fieldOf(field).gain) }),
    ),
  build: (words, view, field, x, y) => {
    const { cost, gain } = fieldOf(field);
    return entry(
      cellLabel(words, view, field, { x, y }),
      words.field(field),
      words.exchange(cost ?? {}, words.gains(gain)),
    );
  },
  settle: (words, view, spot) => {
    const [step] = view.agenda;
    return entry(step?.step === 'settle' ? spotLabel(words, view, step.field, spot) : words.spot(spot));
  },
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
  endTurn: (words) => entry(words.t('moves.endTurn')),
};

export function moveGroups(words: Words, view: G, moves: readonly Action[]): MoveGroup[] {
  const groups = new Map<MoveName, Map<string | null, Subject>>();
  for (const action of moves) {
    const [move, ...args] = action;
    const describe = DESCRIBE[move] as (words: Words, view: G, ...args: unknown[]) => Entry;
    const { name, detail, label } = describe(words, view, ...args);
    const subjects = groups.get(move) ?? new Map<string | null, Subject>();
    const subject = subjects.get(name ?? detail) ?? { name, detail, choices: [] };
    subject.choices.push({ action, label });
    subjects.set(name ?? detail, subject);
    groups.set(move, subjects);
  }
  return [...groups].map(([move, subjects]) => {
    const list = [...subjects.values()];
    return { move, subjects: list, count: list.reduce((sum, { choices }) => sum + choices.length, 0) };
  });
}
