/** Replays a match strictly: every move legal, every expected score met, the result as the file says. */
import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, gameCalled, GAMES } from '../games/index.ts';
import type { AnyAction, GameLine, Result } from '../games/module.ts';
import { NOTATIONS } from '../games/notations.ts';
import { act } from './driver.ts';
import { readMatch } from './match-file.ts';

export interface Step {
  step: number;
  /** Null for the opening position. */
  seat: number | null;
  action: AnyAction | null;
  /** After the action. */
  state: unknown;
  /** What may be done next, by whoever is to act. */
  toAct: number | null;
  legal: AnyAction[];
}

export interface Verified {
  game: string;
  moves: number;
  result: Result | null;
}

interface Script {
  module: AnyGame;
  arrangement: unknown;
  lines: GameLine<AnyAction>[];
  /** What the file says came out; undefined where it does not say. */
  result?: Result | null;
}

/** Takes an exported JSON file or a game in notation; `onStep` sees the opening and then every move. */
export function verify(text: string, onStep?: (step: Step) => void): Verified {
  const script = text.trimStart().startsWith('{') ? fromFile(text) : fromNotation(text);
  const { rules, meta } = script.module;
  const G = rules.deal(script.arrangement);
  let moves = 0;
  const tell = (seat: number | null, action: AnyAction | null) => {
    if (!onStep) return;
    const toAct = rules.toAct(G);
    const legal = toAct === null ? [] : rules.legalMoves(G, toAct);
    onStep({ step: moves, seat, action, state: G, toAct, legal });
  };
  tell(null, null);
  for (const line of script.lines) {
    try {
      if ('action' in line) act(rules, G, line);
      else checkScores(rules.scores(G), line.scores);
    } catch (error) {
      throw new Error(`line ${line.line}: ${(error as Error).message}`, { cause: error });
    }
    if (!('action' in line)) continue;
    moves++;
    tell(line.seat, line.action);
  }
  const result = rules.result(G);
  if (script.result !== undefined && !isDeepStrictEqual(result, script.result)) {
    throw new Error(`the file says ${JSON.stringify(script.result)}, the rules ${JSON.stringify(result)}`);
  }
  return { game: meta.id, moves, result };
}

function checkScores(scores: readonly number[], expected: readonly [seat: number, score: number][]): void {
  for (const [seat, score] of expected) {
    if (scores[seat] !== score) throw new Error(`seat ${seat} has ${scores[seat]} points, not ${score}`);
  }
}

/** In a file the lines are the moves, counted from 1. */
function fromFile(text: string): Script {
  const { game, arrangement, moves, result } = readMatch(text, GAMES);
  return {
    module: game,
    arrangement,
    result,
    lines: moves.map(({ seat, action }, i) => ({ line: i + 1, seat, action })),
  };
}

function fromNotation(text: string): Script {
  const name = /^[^#\S\n]*([\w-]+)/m.exec(text)?.[1] ?? '';
  const notation = Object.hasOwn(NOTATIONS, name) ? NOTATIONS[name] : undefined;
  if (!notation)
    throw new Error('neither a match file nor a game in notation, which begins with the name of the game');
  return { module: gameCalled(name), ...notation.parse(text) };
}
