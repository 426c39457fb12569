/** What is measured: each runner does some moves or playouts and says how many. It runs in a process of its own. */
import type { ActionShape, Game, State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { salamandra } from '../src/games/salamandra/index.ts';
import type { G } from '../src/games/salamandra/rules/state.ts';
import { BOTS, EFFORTS } from '../src/play/bots.ts';
import { act, start } from '../src/play/driver.ts';
import { pick, randomFrom } from '../src/play/random.ts';
import { search } from '../src/play/search.ts';

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

/** A position in the second round of a game between two, as boardgame.io has it. */
function middleOfAGame(): State {
  const client = Client({ game: { ...game, seed: SEED }, numPlayers: 2, debug: false });
  client.start();
  const random = randomFrom(SEED);
  for (let G = client.getState()!.G; G.turn <= MIDDLE; G = client.getState()!.G) {
    for (const [move, ...args] of BOTS.medium(salamandra, rules.view(G, G.seat), G.seat, random)) {
      client.moves[move]!(...args);
    }
  }
  client.stop();
  // the whole truth: boardgame.io's bot cannot do with less
  return client.store.getState();
}

const MIDDLE = 14;

/** What the expert does in it: so many plans played on for so many turns, each turn well chosen. */
function playoutsBySearch(): () => number {
  const { G } = middleOfAGame() as State<G>;
  const view = rules.view(G, G.seat);
  const random = randomFrom(SEED);
  return () =>
    search(salamandra, view, G.seat, EFFORTS.expert, random).reduce((sum, { playouts }) => sum + playouts, 0);
}

/** boardgame.io's own bot with its usual depth: fifty random moves. */
function playoutsByMcts(): () => Promise<number> {
  const state = middleOfAGame();
  const enumerate = game.ai?.enumerate as NonNullable<typeof game.ai>['enumerate'];
  const bot = new MCTSBot({ game, enumerate, seed: SEED, iterations: ITERATIONS });
  return async () => {
    await bot.play(state, state.ctx.currentPlayer);
    return ITERATIONS;
  };
}

const ITERATIONS = 10;

const RUNNERS = {
  gameByDriver: () => gameByDriver,
  gameByClient: () => gameByClient,
  emptyMoves,
  playoutsBySearch,
  playoutsByMcts,
};
export type RunnerName = keyof typeof RUNNERS;

/** How much was done, moves or playouts, and in what time. */
export interface Rate {
  done: number;
  seconds: number;
}

const run = RUNNERS[process.argv[2] as RunnerName]();

async function runFor(seconds: number): Promise<void> {
  const began = performance.now();
  const rate: Rate = { done: 0, seconds: 0 };
  for (let n = 0; rate.seconds < seconds; n++) {
    rate.done += await run(n);
    rate.seconds = (performance.now() - began) / 1000;
  }
  process.send?.(rate);
}

process.on('message', (seconds: number) => void runFor(seconds));
