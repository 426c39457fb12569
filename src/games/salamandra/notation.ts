/**
 * A whole game as text, one action a line, that a person can write:
 *
 *     salamandra 2                      # the players
 *     fields F05 F17                    # what lies in front; the rest follows in the order of the component lists
 *     markers madder woad               # the top of the stack last
 *
 *     woad place start-green N
 *     woad end
 *     = madder 0 woad 1                 # the scores so far, checked when the game is replayed
 *
 * Alone against Rudolph:
 *
 *     salamandra 1
 *     rudolph 2                         # his level
 *     labour 2 9 29 82 spellbook 7      # his Labour card, if it is another than the content's
 *     placement black-N yellow-SE       # his cards, laid out like any other pile
 *     reshuffle 4711                    # what they are shuffled by when all of them have been turned up
 *     = madder 5 rudolph 3
 */
import type { GameLine, Notation } from '../module.ts';
import { optionsProblem } from '../options.ts';
import type { LabourPoints, RudolphLevel } from './content/rudolph.ts';
import { DYES } from './content/terms.ts';
import { meta } from './meta.ts';
import { type Action, isAction, type MoveName } from './rules/actions.ts';
import { isLabour, isShuffleNumber } from './rules/rudolph.ts';
import { type Arrangement, type Options, unshuffled } from './rules/setup.ts';
import type { Seat } from './rules/state.ts';

const VERBS: { readonly [M in MoveName]: string } = {
  place: 'place',
  build: 'build',
  settle: 'settle',
  takeCard: 'card',
  work: 'work',
  flip: 'flip',
  convert: 'convert',
  activateCauldron: 'cauldron',
  activateTemple: 'temple',
  reactivate: 'reactivate',
  takeGrove: 'grove',
  inscribe: 'inscribe',
  pass: 'pass',
  harvest: 'harvest',
  recycle: 'recycle',
  endTurn: 'end',
};
const MOVE_BY_VERB = new Map(Object.entries(VERBS).map(([move, verb]) => [verb, move as MoveName]));

interface WrittenGame {
  arrangement: Arrangement;
  lines: GameLine<Action>[];
}

export class NotationError extends Error {
  constructor(line: number, problem: string) {
    super(`line ${line}: ${problem}`);
  }
}

export const writeAction = ([move, ...args]: Action): string => [VERBS[move], ...args].join(' ');

export function parseAction(text: string): Action | null {
  const [verb = '', ...words] = text.trim().split(/\s+/);
  const args = words.map((word) => (/^-?\d+$/.test(word) ? Number(word) : word));
  const action = [MOVE_BY_VERB.get(verb), ...args];
  return isAction(action) ? action : null;
}

function write(arrangement: Arrangement, moves: readonly { seat: Seat; action: Action }[]): string {
  const { rudolph, ...piles } = arrangement;
  const names = namesIn(arrangement);
  return [
    `${meta.id} ${rudolph ? 1 : names.length}`,
    ...(rudolph ? [`rudolph ${rudolph.level}`, writeLabour(rudolph.labour)] : []),
    ...Object.entries({ ...piles, markers: piles.markers.map((seat) => names[seat]) }).map(writePile),
    ...(rudolph ? [writePile(['placement', rudolph.placement]), `reshuffle ${rudolph.reshuffle}`] : []),
    '',
    ...moves.map(({ seat, action }) => `${names[seat]} ${writeAction(action)}`),
    '',
  ].join('\n');
}

const writePile = ([name, pile]: [string, readonly unknown[]]): string => [name, ...pile].join(' ');

const writeLabour = ({ rounds, spellbook }: LabourPoints): string =>
  `labour ${rounds.join(' ')} spellbook ${spellbook}`;

/** What the seats are called. */
const namesIn = ({ rudolph, markers }: Arrangement): string[] =>
  rudolph ? [DYES[0], 'rudolph'] : DYES.slice(0, markers.length);

function parse(text: string): WrittenGame {
  const lines = text
    .split('\n')
    .map((content, i): [number, string] => [i + 1, content.replace(/#.*/, '').trim()])
    .filter(([, content]) => content !== '');
  const [head, ...body] = lines;
  const players = new RegExp(`^${meta.id} ([${meta.players.min}-${meta.players.max}])$`).exec(head?.[1] ?? '')?.[1];
  if (!players)
    throw new NotationError(head?.[0] ?? 1, `a game begins with "${meta.id} 2", 1, 3 or 4 for the players`);
  const [second] = body;
  const level = /^rudolph (\S+)$/.exec(second?.[1] ?? '')?.[1];
  if (level !== undefined) body.shift();
  const options: Options = level === undefined ? {} : { rudolph: Number(level) as RudolphLevel };
  const problem = optionsProblem(meta, Number(players), { ...options });
  if (problem) throw new NotationError(second?.[0] ?? 1, problem);
  const game: WrittenGame = { arrangement: unshuffled(Number(players), options), lines: [] };
  for (const [line, content] of body) {
    const [word = '', ...rest] = content.split(/\s+/);
    if (pileNamed(game.arrangement, word)) layOut(game, line, word, rest);
    else if (word === 'labour') setLabour(game, line, rest.join(' '));
    else if (word === 'reshuffle') setReshuffle(game, line, rest);
    else if (word === '=') game.lines.push({ line, scores: parseScores(game, line, rest) });
    else game.lines.push({ line, ...parseMove(game, line, content) });
  }
  return game;
}

function pileNamed({ rudolph, ...piles }: Arrangement, name: string): (string | number)[] | undefined {
  if (name === 'placement') return rudolph?.placement;
  return Object.hasOwn(piles, name) ? piles[name as keyof typeof piles] : undefined;
}

/** Puts the named pieces in front of their pile; the score markers are named in full. */
function layOut({ arrangement, lines }: WrittenGame, line: number, name: string, words: string[]): void {
  if (lines.length > 0) throw new NotationError(line, `the ${name} are laid out before the first move`);
  const pile = pileNamed(arrangement, name) as (string | number)[];
  const names = namesIn(arrangement);
  const pieces: (string | number)[] = name === 'markers' ? words.map((word) => names.indexOf(word)) : words;
  const unknown = pieces.findIndex((piece) => !pile.includes(piece));
  if (unknown >= 0) throw new NotationError(line, `there is no ${words[unknown]} among the ${name}`);
  if (new Set(pieces).size < pieces.length) throw new NotationError(line, `one of the ${name} is named twice`);
  const rest = pile.filter((piece) => !pieces.includes(piece));
  if (name === 'markers' && rest.length > 0) throw new NotationError(line, 'every score marker has its place');
  pile.splice(0, pile.length, ...pieces, ...rest);
}

function setLabour({ arrangement: { rudolph }, lines }: WrittenGame, line: number, text: string): void {
  const [, points = '', spellbook] = /^([\d ]+) spellbook (\d+)$/.exec(text) ?? [];
  const labour = { rounds: points.split(' ').map(Number), spellbook: Number(spellbook) };
  if (!rudolph || lines.length > 0 || !isLabour(labour)) {
    throw new NotationError(line, '"labour 2 9 29 82 spellbook 7" stands before the first move against Rudolph');
  }
  rudolph.labour = labour;
}

function setReshuffle({ arrangement: { rudolph }, lines }: WrittenGame, line: number, words: string[]): void {
  const number = /^\d+$/.test(words[0] ?? '') ? Number(words[0]) : null;
  if (!rudolph || lines.length > 0 || words.length !== 1 || !isShuffleNumber(number)) {
    throw new NotationError(line, '"reshuffle" and a number stand before the first move of a game against Rudolph');
  }
  rudolph.reshuffle = number;
}

export const notation: Notation<Action, Arrangement> = { write, parse };

function parseMove(game: WrittenGame, line: number, content: string): { seat: Seat; action: Action } {
  const [, dye = '', text = ''] = /^(\S+)\s*(.*)$/.exec(content) ?? [];
  const action = parseAction(text);
  if (!action) throw new NotationError(line, `"${text}" is no action`);
  return { seat: seatOf(game, line, dye), action };
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

function seatOf({ arrangement }: WrittenGame, line: number, dye: string): Seat {
  const seat = namesIn(arrangement).indexOf(dye);
  if (seat < 0) throw new NotationError(line, `${dye} does not play`);
  return seat;
}
