/** The moves in words. */
import { type Entry, entry, groupsOf, type MoveGroup } from '../../../shared/text/moveGroups.ts';
import { plotAt } from '../../advice/garden.ts';
import { BEAST_CARDS, EXCHANGE } from '../../content/cards.ts';
import { type FieldId, field as fieldOf, isField } from '../../content/fields.ts';
import { type GroveId, GROVES } from '../../content/groves.ts';
import type { Action, ActionOf, MoveName } from '../../rules/actions.ts';
import type { Cell } from '../../rules/geometry.ts';
import type { ConverterId, G, GroveTile } from '../../rules/state.ts';
import type { Words } from '../words.ts';
import { resultOf } from './result.ts';

type Describe<M extends MoveName> = (
  words: Words,
  view: G,
  ...args: ActionOf<M> extends [M, ...infer A] ? A : never
) => Entry;

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

export const moveGroups = (words: Words, view: G, moves: readonly Action[]): MoveGroup<Action>[] =>
  groupsOf(
    moves,
    (action) => describe(words, view, action),
    (action) => resultOf(words, view, action),
  );
