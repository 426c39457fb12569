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
 */
import type { GameLine, Notation } from '../module.ts';
import { type Dye, DYES } from './content/terms.ts';
import { meta } from './meta.ts';
import { type Action, isAction, type MoveName } from './rules/actions.ts';
import { type Arrangement, unshuffled } from './rules/setup.ts';
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
  const piles = Object.entries({ ...arrangement, markers: arrangement.markers.map((seat) => DYES[seat]) });
  return [
    `${meta.id} ${arrangement.markers.length}`,
    ...piles.map(([name, pile]) => [name, ...pile].join(' ')),
    '',
    ...moves.map(({ seat, action }) => `${DYES[seat]} ${writeAction(action)}`),
    '',
  ].join('\n');
}

function parse(text: string): WrittenGame {
  const lines = text
    .split('\n')
    .map((content, i): [number, string] => [i + 1, content.replace(/#.*/, '').trim()])
    .filter(([, content]) => content !== '');
  const [head, ...body] = lines;
  const players = new RegExp(`^${meta.id} ([${meta.players.min}-${meta.players.max}])$`).exec(head?.[1] ?? '')?.[1];
  if (!players) throw new NotationError(head?.[0] ?? 1, `a game begins with "${meta.id} 2", 3 or 4 for the players`);
  const game: WrittenGame = { arrangement: unshuffled(Number(players)), lines: [] };
  for (const [line, content] of body) {
    const [word = '', ...rest] = content.split(/\s+/);
    if (Object.hasOwn(game.arrangement, word)) layOut(game, line, word as keyof Arrangement, rest);
    else if (word === '=') game.lines.push({ line, scores: parseScores(game, line, rest) });
    else game.lines.push({ line, ...parseMove(game, line, content) });
  }
  return game;
}

/** Puts the named pieces in front of their pile; the score markers are named in full. */
function layOut({ arrangement, lines }: WrittenGame, line: number, name: keyof Arrangement, words: string[]): void {
  if (lines.length > 0) throw new NotationError(line, `the ${name} are laid out before the first move`);
  const pile: (string | number)[] = arrangement[name];
  const pieces: (string | number)[] = name === 'markers' ? words.map((word) => DYES.indexOf(word as Dye)) : words;
  const unknown = pieces.findIndex((piece) => !pile.includes(piece));
  if (unknown >= 0) throw new NotationError(line, `there is no ${words[unknown]} among the ${name}`);
  if (new Set(pieces).size < pieces.length) throw new NotationError(line, `one of the ${name} is named twice`);
  const rest = pile.filter((piece) => !pieces.includes(piece));
  if (name === 'markers' && rest.length > 0) throw new NotationError(line, 'every score marker has its place');
  pile.splice(0, pile.length, ...pieces, ...rest);
}

/** An arrangement from outside: every pile has each of its pieces once. */
function parseArrangement(value: unknown, players: number): Arrangement {
  const arrangement = unshuffled(players);
  if (typeof value !== 'object' || value === null) throw new Error('the arrangement is missing');
  for (const [name, pile] of Object.entries(arrangement) as [string, unknown[]][]) {
    const given: unknown = Object.hasOwn(value, name) ? value[name as keyof typeof value] : null;
    if (!Array.isArray(given) || given.length !== pile.length || !pile.every((piece) => given.includes(piece))) {
      throw new Error(`the arrangement's ${name} are not the ${pile.length} pieces of a game for ${players}`);
    }
    pile.splice(0, pile.length, ...(given as unknown[]));
  }
  return arrangement;
}

export const notation: Notation<Action, Arrangement> = { write, parse, parseArrangement };

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
  const seat = DYES.indexOf(dye as Dye);
  if (!arrangement.markers.includes(seat)) throw new NotationError(line, `${dye} does not play`);
  return seat;
}
