/** What a run of actions would bring, played out on a copy. */
import { clone, imagine } from '../bot/worlds.ts';
import type { BeastCardId, SalamanderId } from '../content/cards.ts';
import type { GroveId } from '../content/groves.ts';
import type { Resource, Source } from '../content/terms.ts';
import type { Action } from '../rules/actions.ts';
import type { Stage } from '../rules/agenda.ts';
import { activePlaces, isActive } from '../rules/free.ts';
import { apprenticeAt, groveInPlay } from '../rules/geometry.ts';
import { play, refusal, stageOf, view as hide } from '../rules/index.ts';
import { type G, type GameEvent, type Place, playerAt, type Seat } from '../rules/state.ts';

type CardId = BeastCardId | SalamanderId;

/** What a run of actions would bring the seat. */
export interface Outcome {
  readonly points: number;
  readonly bySource: Partial<Record<Source, number>>;
  /** Net, without what groves that nobody has seen yet may bring. */
  readonly crystals: number;
  /** Net. */
  readonly scrolls: number;
  /** Those that lie open now; what comes up after them nobody knows. */
  readonly cards: readonly CardId[];
  /** Taken, even where an inscription comes before they lie in the row. */
  readonly groves: readonly GroveId[];
  readonly resourcesLeft: Partial<Record<Resource, number>>;
  /** Who was active and stands there still, but is no longer active. */
  readonly flipped: readonly Place[];
  /** The stage that will then ask for a choice, if one does. */
  readonly asks: Choice | null;
  /** Something new would be shown: no undo past it. */
  readonly reveals: boolean;
  /** Points that the other players would get, by seat; 0 for the seat itself. */
  readonly others: readonly number[];
}

/**
 * Plays the actions as far as they are legal, the turn goes and the outcome can be known. What the piles hide is made
 * up for it and never told: a new grove brings no crystals yet, and after a card that nobody has seen all is open.
 */
export function outcomeOf(view: G, seat: Seat, actions: readonly Action[]): Outcome {
  const G = clone(imagine(hide(view), () => 0));
  const events: GameEvent[] = [];
  for (const action of actions) {
    if (G.turn > view.turn || refusal(G, seat, action)) break;
    if (action[0] === 'recycle') return { ...NOTHING, reveals: true, others: view.players.map(() => 0) };
    play(G, seat, action);
    events.push(...G.events);
    G.groves = G.groves.filter(({ grove }) => groveInPlay(view, grove));
    if (!cardsTaken(G.events, seat).every((card) => liesOpen(view, card))) break;
  }
  const before = playerAt(view, seat);
  const after = playerAt(G, seat);
  return {
    points: after.score - before.score,
    bySource: pointsBySource(events, seat),
    crystals: after.crystals - before.crystals,
    scrolls: after.scrolls - before.scrolls,
    cards: cardsTaken(events, seat).filter((card) => liesOpen(view, card)),
    groves: events.flatMap((event) => ('grove' in event && event.type !== 'grow' ? [event.grove] : [])),
    resourcesLeft: Object.fromEntries(Object.entries(G.resources).filter(([, n]) => n > 0)),
    flipped: activePlaces(view, seat).filter((place) => isResting(G, seat, place)),
    asks: G.turn === view.turn ? asked(stageOf(G)) : null,
    reveals: events.some(({ type }) => type === 'turnUp' || type === 'grow'),
    others: view.players.map(({ score }, other) => (other === seat ? 0 : playerAt(G, other).score - score)),
  };
}

/** What is recycled brings nothing but the sight of another piece; the next round may follow at once. */
const NOTHING: Omit<Outcome, 'others'> = {
  points: 0,
  bySource: {},
  crystals: 0,
  scrolls: 0,
  cards: [],
  groves: [],
  resourcesLeft: {},
  flipped: [],
  asks: null,
  reveals: false,
};

const CHOICES = ['settle', 'inscribe', 'reactivate', 'takeGrove'] as const satisfies Stage[];
/** A stage in which the rules ask for something. */
export type Choice = (typeof CHOICES)[number];

const asked = (stage: Stage): Choice | null => CHOICES.find((choice) => choice === stage) ?? null;

function pointsBySource(events: readonly GameEvent[], seat: Seat): Partial<Record<Source, number>> {
  const points: Partial<Record<Source, number>> = {};
  for (const event of events) {
    if (event.type === 'points' && event.seat === seat) points[event.source] = (points[event.source] ?? 0) + event.n;
  }
  return points;
}

const cardsTaken = (events: readonly GameEvent[], seat: Seat): CardId[] =>
  events.flatMap((event) => ('card' in event && event.seat === seat ? [event.card] : []));

const liesOpen = ({ piles }: G, card: CardId): boolean =>
  [piles.bear[0], piles.eagle[0], piles.black[0], piles.yellow[0]].includes(card);

function isResting(G: G, seat: Seat, place: Place): boolean {
  const apprentice = apprenticeAt(G, place);
  return apprentice?.seat === seat && !isActive(G, apprentice);
}
