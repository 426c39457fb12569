/**
 * A whole match as text, one action a line, that a person can read and check:
 *
 *     feuersalamander 3
 *     target 49                         # as usual where nothing is said; so are series, pair and trio
 *     pile fire row-5 air stone-2       # what lies in front; the rest follows in the order of the component list
 *     chance 07b1…                      # the key that all throws come from
 *
 *     king throw -> 3 1 salamander row-2
 *     king discard row-5
 *     king move sum -> 5
 *     king ask stone-2 -> yes
 *     queen lay air queen row-2 king stone-2 queen -> 4
 *     = king 0 queen 4                  # the scores so far, checked when the match is replayed
 *
 * What chance and the hands of others brought stands behind the arrow. It may be left out, and is checked where it is not.
 */
import type { GameLine, Notation } from '../module.ts';
import { optionsProblem } from '../options.ts';
import { ALL_CARDS, type CardId } from './content/cards.ts';
import type { Figure } from './content/terms.ts';
import { meta } from './meta.ts';
import { type Action, isAction, type MoveName } from './rules/actions.ts';
import { isKey } from './rules/chance.ts';
import { play, refusal } from './rules/index.ts';
import { type Arrangement, deal, type Options, unshuffled } from './rules/setup.ts';
import type { Fact, G, GameEvent, Seat } from './rules/state.ts';

const VERBS: { readonly [M in MoveName]: string } = {
  keyThrow: 'keys',
  throwSticks: 'throw',
  discard: 'discard',
  keep: 'keep',
  placeToken: 'token',
  move: 'move',
  goHome: 'home',
  ask: 'ask',
  lay: 'lay',
  swap: 'swap',
  keepShown: 'keep-shown',
  endTurn: 'end',
  offerEnd: 'offer-end',
  takeBack: 'take-back',
};
const MOVE_BY_VERB = new Map(Object.entries(VERBS).map(([move, verb]) => [verb, move as MoveName]));
const ARROW = '->';

export class NotationError extends Error {
  constructor(line: number, problem: string) {
    super(`line ${line}: ${problem}`);
  }
}

/** Seats are written by their figures. */
export const writeAction = ([move, ...args]: Action, figures: readonly Figure[]): string =>
  [VERBS[move], ...args.map((arg) => (typeof arg === 'number' ? figures[arg] : arg))].join(' ');

export function parseAction(text: string, figures: readonly Figure[]): Action | null {
  const [verb = '', ...words] = text.trim().split(/\s+/);
  const names: readonly string[] = figures;
  const args = words.map((word) => (names.includes(word) ? names.indexOf(word) : word));
  const action = [MOVE_BY_VERB.get(verb), ...args];
  return isAction(action) ? action : null;
}

/** What an event adds to the line of its move. */
function outcomeOf(event: GameEvent, { figures, history }: G): (string | number)[] {
  switch (event.type) {
    case 'start':
      return [figures[event.first] as Figure, 'starts'];
    case 'throw':
      return [...event.sticks, event.symbol];
    case 'keyThrow':
      return event.keys.map((sticks) => sticks.length);
    case 'freed':
      return [figures[event.seat] as Figure, 'freed'];
    case 'draw':
      return [lastOf(history, 'draw').card as CardId];
    case 'noCard':
    case 'noToken':
      return ['nothing'];
    case 'reshuffle':
      return ['reshuffle'];
    case 'move':
      return [event.to];
    case 'caught':
      return [figures[event.seat] as Figure, 'caught'];
    case 'ask':
      return [lastOf(history, 'question').answer ? 'yes' : 'no'];
    case 'lay':
      return [event.points];
    case 'fail':
      return ['wrong'];
    case 'gameOver':
      return ['over', 'by', event.why];
    case 'game':
      return ['deal', ...(lastOf(history, 'deal').hands.flat() as CardId[])];
    default:
      return [];
  }
}

const lastOf = <F extends Fact['fact']>(history: readonly Fact[], fact: F) =>
  history.findLast((each) => each.fact === fact) as Extract<Fact, { fact: F }>;

/** All that the last action brought. */
const outcome = (G: G): string => G.events.flatMap((event) => outcomeOf(event, G)).join(' ');

function write(arrangement: Arrangement, moves: readonly { seat: Seat; action: Action }[]): string {
  const { figures, target, series, pile, chance } = arrangement;
  const G = deal(arrangement);
  return [
    `${meta.id} ${figures.length}`,
    `target ${target}`,
    `series ${series}`,
    ...Object.entries(COMPANIES).flatMap(([name, size]) =>
      size === figures.length ? [`${name} ${figures.join('-')}`] : [],
    ),
    `pile ${pile.join(' ')}`,
    `chance ${chance}`,
    '',
    ...moves.map(({ seat, action }) => {
      play(G, seat, action);
      const brought = outcome(G);
      return [figures[seat], writeAction(action, figures), ...(brought ? [ARROW, brought] : [])].join(' ');
    }),
    '',
  ].join('\n');
}

/** The options that name the figures, and for how many players. */
const COMPANIES = { pair: 2, trio: 3 } as const;

interface WrittenGame {
  arrangement: Arrangement;
  lines: GameLine<Action>[];
  /** The match as far as it has been read; null before the first move, and from an illegal one on. */
  G: G | null;
}

type Line = [number: number, content: string];

function parse(text: string): Omit<WrittenGame, 'G'> {
  const [head, ...rest] = text
    .split('\n')
    .map((content, i): Line => [i + 1, content.replace(/#.*/, '').trim()])
    .filter(([, content]) => content !== '');
  const players = new RegExp(`^${meta.id} ([${meta.players.min}-${meta.players.max}])$`).exec(head?.[1] ?? '')?.[1];
  if (!players) throw new NotationError(head?.[0] ?? 1, `a match begins with "${meta.id} 2", 3 or 4 for the players`);
  const body = rest.findIndex(([, content]) => !Object.hasOwn(meta.options, wordsOf(content)[0] as string));
  const agreed = body < 0 ? rest.splice(0) : rest.splice(0, body);
  const options = parseOptions(Number(players), agreed);
  const game: WrittenGame = { arrangement: unshuffled(Number(players), options), lines: [], G: null };
  for (const [line, content] of rest) {
    const [word, ...words] = wordsOf(content);
    if (word === 'pile') layOut(game, line, words);
    else if (word === 'chance') setChance(game, line, words);
    else if (word === '=') game.lines.push({ line, scores: parseScores(game, line, words) });
    else parseMove(game, line, content);
  }
  return { arrangement: game.arrangement, lines: game.lines };
}

const wordsOf = (content: string): string[] => content.split(/\s+/);

function parseOptions(players: number, lines: readonly Line[]): Options {
  const options: Record<string, unknown> = {};
  for (const [line, content] of lines) {
    const [name = '', value = '', ...more] = wordsOf(content);
    options[name] = /^\d+$/.test(value) ? Number(value) : value;
    const problem = more.length > 0 ? `"${name}" takes one word` : optionsProblem(meta, players, options);
    if (problem) throw new NotationError(line, problem);
  }
  return options;
}

/** Puts the named cards in front. */
function layOut({ arrangement, lines }: WrittenGame, line: number, words: string[]): void {
  if (lines.length > 0) throw new NotationError(line, 'the pile is laid out before the first move');
  const rest: string[] = [...ALL_CARDS];
  for (const word of words) {
    const place = rest.indexOf(word);
    if (place < 0) throw new NotationError(line, `there is no ${word} in the pile, or not so many`);
    rest.splice(place, 1);
  }
  arrangement.pile = [...words, ...rest] as CardId[];
}

function setChance({ arrangement, lines }: WrittenGame, line: number, [key, ...more]: string[]): void {
  if (lines.length > 0 || more.length > 0 || !isKey(key)) {
    throw new NotationError(line, '"chance" and a key of 64 hexadecimal digits stand before the first move');
  }
  arrangement.chance = key;
}

export const notation: Notation<Action, Arrangement> = { write, parse };

function parseMove(game: WrittenGame, line: number, content: string): void {
  const [, figure = '', text = '', expected] = /^(\S+)\s*(.*?)(?:\s*->\s*(.*))?$/.exec(content) ?? [];
  const seat = seatOf(game, line, figure);
  const action = parseAction(text, game.arrangement.figures);
  if (!action) throw new NotationError(line, `"${text}" is no action`);
  const G = game.lines.some((each) => 'action' in each) ? game.G : deal(game.arrangement);
  game.lines.push({ line, seat, action });
  // who replays the match says what is wrong with an illegal move
  game.G = G && refusal(G, seat, action) === null ? G : null;
  if (!game.G) return;
  play(game.G, seat, action);
  const brought = outcome(game.G);
  if (expected !== undefined && wordsOf(expected).join(' ') !== brought) {
    throw new NotationError(line, `it brings "${brought}", not "${expected}"`);
  }
}

function parseScores(game: WrittenGame, line: number, words: string[]): [Seat, number][] {
  const scores: [Seat, number][] = [];
  for (let i = 0; i < words.length; i += 2) {
    const score = Number(words[i + 1]);
    if (!Number.isInteger(score)) throw new NotationError(line, `${words[i]} has no score`);
    scores.push([seatOf(game, line, words[i] as string), score]);
  }
  return scores;
}

function seatOf({ arrangement }: WrittenGame, line: number, figure: string): Seat {
  const seat = arrangement.figures.findIndex((each) => each === figure);
  if (seat < 0) throw new NotationError(line, `${figure} does not play`);
  return seat;
}
