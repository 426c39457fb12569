/** Chapter 2, setup: cards are dealt, pairs broken up, and the sticks say who starts. */
import { ALL_CARDS, type CardId } from '../content/cards.ts';
import { figuresOf } from '../content/match.ts';
import type { Figure } from '../content/terms.ts';
import { shuffle } from '../../../play/random.ts';
import { settled } from '../../options.ts';
import { meta } from '../meta.ts';
import { newKey, numbersFrom } from './chance.ts';
import { chanceOf, HAND_SIZE, surplus } from './hand.ts';
import { type G, handOf, type Player, type Seat } from './state.ts';
import { numberOn } from './sticks.ts';
import { beginTurn } from './turn.ts';

export interface Arrangement {
  /** By seat. */
  figures: Figure[];
  target: number;
  series: number;
  /** The first two are for seat 0, the next two for seat 1, and so on. */
  pile: CardId[];
  /** The key of all throws and later shuffles. */
  chance: string;
}

/** What is chosen before a match, where it is not as usual. */
export interface Options {
  readonly target?: number;
  readonly series?: number;
  readonly pair?: string;
  readonly trio?: string;
}

/** The cards in the order of the component list, and throws that nobody should play with. */
export function unshuffled(players: number, options: Options = {}): Arrangement {
  const { target, series } = settled(meta, players, { ...options }) as Required<Options>;
  const figures = figuresOf(players, { ...options });
  return { figures, target, series, pile: [...ALL_CARDS], chance: newKey(() => 0) };
}

/** The pile has a key of its own: whoever has seen all of it knows nothing of the throws. */
export function arrange(players: number, random: () => number, options: Options = {}): Arrangement {
  const arrangement = unshuffled(players, options);
  shuffle(arrangement.pile, numbersFrom({ key: newKey(random), taken: 0 }));
  return { ...arrangement, chance: newKey(random) };
}

export function deal({ figures, target, series, pile, chance }: Arrangement): G {
  const G: G = {
    figures: [...figures],
    target,
    series,
    results: [],
    over: false,
    turn: 0,
    part: 0,
    seat: 0,
    actor: 0,
    stage: 'setup',
    throw: null,
    asked: false,
    laid: false,
    swaps: [],
    players: [],
    pile: [],
    discards: [],
    offers: [],
    history: [],
    chance: { key: chance, taken: 0 },
    events: [],
  };
  beginGame(G, [...pile]);
  return G;
}

/** Another game of the series. */
export function dealAgain(G: G): void {
  G.events.push({ type: 'game', game: G.results.length + 1 });
  beginGame(G, shuffle([...ALL_CARDS], numbersFrom(chanceOf(G))));
}

function beginGame(G: G, pile: CardId[]): void {
  G.part++;
  G.players = G.figures.map((): Player => ({
    hand: pile.splice(0, HAND_SIZE),
    token: null,
    place: 'start',
    laid: [],
  }));
  G.pile = pile;
  G.discards = [];
  G.offers = G.figures.map(() => false);
  G.history = [{ fact: 'deal', hands: G.players.map(({ hand }) => [...hand]) }];
  prepare(G);
}

/** Clockwise, who was dealt two of a kind discards one; then the sticks are thrown for the start. */
export function prepare(G: G): void {
  const seat = G.players.findIndex((_, each) => surplus(handOf(G, each)).length > 0);
  beginTurn(G, seat < 0 ? throwForStart(G) : seat);
  if (seat >= 0) G.stage = 'setup';
}

/** Each throws a number stick: the highest starts, and only who is tied throws again. */
function throwForStart(G: G): Seat {
  const random = numbersFrom(chanceOf(G));
  const throws: (number | null)[][] = [];
  let left: Seat[] = G.players.map((_, seat) => seat);
  while (left.length > 1) {
    const shown = G.players.map((_, seat) => (left.includes(seat) ? numberOn(random) : null));
    const highest = Math.max(...shown.filter((number) => number !== null));
    left = left.filter((seat) => shown[seat] === highest);
    throws.push(shown);
  }
  const [first] = left as [Seat];
  G.events.push({ type: 'start', throws, first });
  return first;
}
