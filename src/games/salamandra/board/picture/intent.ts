/** What the player is about to do: chosen piece by piece, and done only when it is confirmed. */
import { actionsFor, prospectOf, type Venture, ventures } from '../../advice/ventures.ts';
import { isBeastCard } from '../../content/cards.ts';
import { type FieldId, isField } from '../../content/fields.ts';
import type { SpellbookId } from '../../content/spellbooks.ts';
import type { Beast, Half, Level } from '../../content/terms.ts';
import type { Action } from '../../rules/actions.ts';
import { isExceptional } from '../../rules/build.ts';
import { type Cell, freeCells, touchesOwnColour } from '../../rules/geometry.ts';
import { stageOf } from '../../rules/index.ts';
import type { Way } from '../../rules/payment/carry-out.ts';
import { type FaceUpId, type G, playerAt, type Place } from '../../rules/state.ts';
import type { PieceKey } from '../pieces.ts';

/** What follows a build: an apprentice on the new field, or a card. */
export type Sequel = 'apprentice' | Beast;

export interface Page {
  readonly book: SpellbookId;
  readonly level: Level;
}

/** Null is what is still to be chosen; `way` is one of the ways to pay, or null for the one that is proposed. */
export type Intent =
  | { readonly kind: 'none' }
  | { readonly kind: 'place'; readonly at: Place | null }
  | {
      readonly kind: 'build';
      readonly field: FieldId | null;
      readonly cell: Cell | null;
      readonly way: number | null;
      readonly sequel: Sequel | null;
    }
  | { readonly kind: 'cauldron'; readonly field: FieldId | null; readonly way: number | null }
  | { readonly kind: 'temple'; readonly half: Half | null; readonly way: number | null }
  | { readonly kind: 'pass' }
  /** Free actions by hand; afterwards the player goes on with what was begun. */
  | { readonly kind: 'apprentice'; readonly at: Place; readonly begun: Intent }
  | { readonly kind: 'convert'; readonly begun: Intent }
  /** The answer to what the rules ask for. */
  | { readonly kind: 'answer'; readonly action: Action }
  | { readonly kind: 'inscribe'; readonly at: Place | null; readonly page: Page | null };

export const NO_INTENT: Intent = { kind: 'none' };

export const spotKey = ({ field, spot }: Place): PieceKey => `spot ${field} ${spot}`;
export const cellKey = ({ x, y }: Cell): PieceKey => `cell ${x} ${y}`;

/** What the player has to pay for, once it is chosen. */
export function ventureOf(intent: Intent): Venture | null {
  if (intent.kind === 'build' && intent.field) return { kind: 'build', field: intent.field };
  if (intent.kind === 'cauldron' && intent.field) return { kind: 'cauldron', field: intent.field };
  if (intent.kind === 'temple' && intent.half) return { kind: 'temple', half: intent.half };
  return null;
}

/** The piece that was chosen last. */
export function chosenPiece(intent: Intent): PieceKey | null {
  switch (intent.kind) {
    case 'place':
      return intent.at && spotKey(intent.at);
    case 'apprentice':
      return spotKey(intent.at);
    case 'build':
      if (intent.cell) return cellKey(intent.cell);
      return intent.field && `field ${intent.field}`;
    case 'cauldron':
      return intent.field && `field ${intent.field}`;
    case 'temple':
      return intent.half && `temple ${intent.half}`;
    case 'inscribe':
      if (intent.page) return `book ${intent.page.book}`;
      return intent.at && spotKey(intent.at);
    case 'answer':
      return answeredPiece(intent.action);
    default:
      return null;
  }
}

/** The piece that an answer points at; `settle` knows its field only by what is pending. */
function answeredPiece([move, ...args]: Action): PieceKey | null {
  switch (move) {
    case 'reactivate':
      return spotKey({ field: args[0], spot: args[1] } as Place);
    case 'takeGrove':
    case 'harvest':
      return `grove ${args[0]}` as PieceKey;
    case 'takeCard':
      return `deck ${args[0]}` as PieceKey;
    case 'recycle':
      return faceUpPiece(args[0] as FaceUpId);
    default:
      return null;
  }
}

/** A card is pointed at by the pile that it lies on. */
function faceUpPiece(id: FaceUpId): PieceKey {
  if (isField(id)) return `field ${id}`;
  if (isBeastCard(id)) return id.startsWith('B') ? 'deck bear' : 'deck eagle';
  return id.startsWith('black') ? 'deck black' : 'deck yellow';
}

type Targets = Map<PieceKey, Intent>;

/** The pieces that may be chosen now, each with what choosing it means. */
export function targetsOf(view: G, moves: readonly Action[], intent: Intent): ReadonlyMap<PieceKey, Intent> {
  const targets: Targets = new Map();
  if (moves.length === 0) return targets;
  const stage = stageOf(view);
  if (stage === 'act') aimToAct(targets, view, moves, intent);
  if (stage === 'inscribe') aimToInscribe(targets, moves, intent);
  for (const action of moves) aimToAnswer(targets, view, action);
  if (stage === 'act' || stage === 'acted') aimToWork(targets, moves, intent);
  return targets;
}

function aimToAct(targets: Targets, view: G, moves: readonly Action[], intent: Intent): void {
  const { kind } = intent;
  const open = kind === 'none' || kind === 'pass' || kind === 'apprentice' || kind === 'convert';
  if (open || kind === 'place') {
    for (const [move, field, spot] of moves) {
      if (move === 'place') targets.set(`spot ${field} ${spot}`, { kind: 'place', at: { field, spot } });
    }
  }
  for (const venture of ventures(view, view.seat)) {
    if (!open && kind !== venture.kind) continue;
    if (prospectOf(view, view.seat, venture).possible) targets.set(pieceOf(venture), begin(venture));
  }
  if (kind === 'build' && intent.field) {
    for (const cell of freeCells(view)) targets.set(cellKey(cell), { ...intent, cell });
  }
}

const pieceOf = (venture: Venture): PieceKey =>
  venture.kind === 'temple' ? `temple ${venture.half}` : `field ${venture.field}`;

function begin(venture: Venture): Intent {
  switch (venture.kind) {
    case 'build':
      return { kind: 'build', field: venture.field, cell: null, way: null, sequel: null };
    case 'cauldron':
      return { kind: 'cauldron', field: venture.field, way: null };
    case 'temple':
      return { kind: 'temple', half: venture.half, way: null };
  }
}

/** One's own active apprentices can be put to work at any time of the turn. */
function aimToWork(targets: Targets, moves: readonly Action[], intent: Intent): void {
  if (intent.kind === 'place') return;
  const begun = intent.kind === 'apprentice' || intent.kind === 'convert' ? intent.begun : intent;
  for (const [move, field, spot] of moves) {
    if (move === 'flip') targets.set(`spot ${field} ${spot}`, { kind: 'apprentice', at: { field, spot }, begun });
  }
}

function aimToInscribe(targets: Targets, moves: readonly Action[], intent: Intent): void {
  const chosen = intent.kind === 'inscribe' ? intent : { kind: 'inscribe' as const, at: null, page: null };
  for (const [move, field, spot, book, level] of moves) {
    if (move !== 'inscribe') continue;
    targets.set(`spot ${field} ${spot}`, { ...chosen, at: { field, spot } });
    // the upper spot is listed first and is worth more
    if (!targets.has(`book ${book}`)) targets.set(`book ${book}`, { ...chosen, page: { book, level } });
  }
}

function aimToAnswer(targets: Targets, view: G, action: Action): void {
  const [step] = view.agenda;
  const intent: Intent = { kind: 'answer', action };
  const [move, ...args] = action;
  if (move === 'settle' && step?.step === 'settle') targets.set(`spot ${step.field} ${args[0]}` as PieceKey, intent);
  else {
    const piece = answeredPiece(action);
    if (piece) targets.set(piece, intent);
  }
}

/** Is choosing this what the action that was begun, or the rules, ask for next? */
export function isAsked(target: Intent, intent: Intent): boolean {
  if (target.kind === 'answer') return true;
  if (target.kind === 'build' && intent.kind === 'build') return (target.cell === null) === (intent.field === null);
  if (target.kind === 'inscribe' && intent.kind === 'inscribe') {
    return intent.at ? target.page !== intent.page : target.page === null;
  }
  return target.kind === intent.kind;
}

/** A place or an answer to choose stands out; what is to be paid for, and one's own apprentices, only offer themselves. */
export const glows = (target: Intent, intent: Intent): boolean =>
  (target.kind === 'place' || target.kind === 'answer' || target.kind === 'inscribe') && isAsked(target, intent);

/** What lies ready is paid with first; otherwise the cheapest way is proposed. */
export function chosenWay(intent: { readonly way: number | null }, ways: readonly Way[]): number {
  return (
    intent.way ??
    Math.max(
      0,
      ways.findIndex(({ actions }) => actions.length === 0),
    )
  );
}

/** All that confirming would do, in order; null while something is still to be chosen. */
export function offerOf(view: G, intent: Intent, ways: readonly Way[]): readonly Action[] | null {
  switch (intent.kind) {
    case 'place':
      return intent.at && [['place', intent.at.field, intent.at.spot]];
    case 'pass':
      return [['pass']];
    case 'answer':
      return [intent.action];
    case 'inscribe': {
      const { at, page } = intent;
      return at && page && [['inscribe', at.field, at.spot, page.book, page.level]];
    }
    case 'build': {
      const venture = ventureOf(intent);
      if (!venture || !intent.cell) return null;
      const sequel = sequelOf(view, intent);
      const built = actionsFor(venture, ways[chosenWay(intent, ways)] ?? null, intent.cell);
      return sequel && sequel !== 'apprentice' ? [...built, ['takeCard', sequel]] : built;
    }
    case 'cauldron':
    case 'temple': {
      const venture = ventureOf(intent);
      const way = ways[chosenWay(intent, ways)];
      return venture && way ? actionsFor(venture, way, null) : null;
    }
    default:
      return null;
  }
}

/** What may follow when the chosen field is built on the chosen cell. */
export function sequelsFor(view: G, intent: Intent): Sequel[] {
  if (intent.kind !== 'build' || !intent.field || !intent.cell) return [];
  const { field, cell } = intent;
  const sequels: Sequel[] = [];
  if (playerAt(view, view.seat).available > 0) sequels.push('apprentice');
  if (!isExceptional(view, view.seat) && touchesOwnColour(view, field, cell)) {
    if (view.piles.bear.length > 0) sequels.push('bear');
    if (view.piles.eagle.length > 0) sequels.push('eagle');
  }
  return sequels;
}

/** The chosen sequel, if the chosen cell still allows it. */
function sequelOf(view: G, intent: Extract<Intent, { kind: 'build' }>): Sequel | null {
  return intent.sequel && sequelsFor(view, intent).includes(intent.sequel) ? intent.sequel : null;
}
