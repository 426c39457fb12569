/** What is measured: each runner does some moves and says how many. It runs in a process of its own. */
import type { ActionShape, Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { salamandra } from '../src/games/salamandra/index.ts';
import { act, start } from '../src/play/driver.ts';
import { pick, randomFrom } from '../src/play/random.ts';

const { rules, game } = salamandra;
const SEED = 'bench';

/** The n-th random game: who plays it only has to do the moves that the numbers pick from the legal ones. */
const playersOf = (n: number): number => 2 + (n % 3);

function gameByDriver(n: number): number {
  const random = randomFrom(`${SEED}/${n}/moves`);
  const G = start(rules, playersOf(n), `${SEED}/${n}`);
  let moves = 0;
  for (; !G.over; moves++) act(rules, G, { seat: G.seat, action: pick(rules.legalMoves(G, G.seat), random) });
  return moves;
}

function gameByClient(n: number): number {
  const random = randomFrom(`${SEED}/${n}/moves`);
  const client = Client({ game: { ...game, seed: `${SEED}/${n}` }, numPlayers: playersOf(n), debug: false });
  client.start();
  let moves = 0;
  for (let G = client.getState()!.G; !G.over; moves++) {
    const [move, ...args] = pick(rules.legalMoves(G, G.seat), random);
    client.moves[move]!(...args);
    G = client.getState()!.G;
  }
  client.stop();
  return moves;
}

/** boardgame.io's own cost: its reducer at a move that does nothing, on a state of 1 kB that never grows. */
function emptyMoves(): () => number {
  const nothing: Game = {
    setup: () => ({ filling: Array.from({ length: 110 }, (_, i) => 1_000_000 + i) }),
    moves: { nothing: () => {} },
  };
  const reducer = CreateGameReducer({ game: nothing });
  const state = InitializeGame({ game: nothing });
  const action: ActionShape.MakeMove = {
    type: 'MAKE_MOVE',
    payload: { type: 'nothing', args: [], playerID: '0' },
  };
  return () => {
    for (let i = 0; i < 100; i++) reducer(state, action);
    return 100;
  };
}

const RUNNERS = { gameByDriver, gameByClient, emptyMoves: emptyMoves() };
export type RunnerName = keyof typeof RUNNERS;

export interface Rate {
  moves: number;
  seconds: number;
}

const run = RUNNERS[process.argv[2] as RunnerName];

process.on('message', (seconds: number) => {
  const began = performance.now();
  const rate: Rate = { moves: 0, seconds: 0 };
  for (let n = 0; rate.seconds < seconds; n++) {
    rate.moves += run(n);
    rate.seconds = (performance.now() - began) / 1000;
  }
  process.send?.(rate);
});
