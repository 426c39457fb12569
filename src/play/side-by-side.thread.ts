/** Plays the games that it is told to. */
import { parentPort, workerData } from 'node:worker_threads';
import { gameCalled } from '../games/index.ts';
import type { Table } from './side-by-side.ts';
import { playGame } from './simulate.ts';

const { game, options } = workerData as Table;
const module = gameCalled(game);

parentPort?.on('message', (number: number) => {
  const outcome = playGame(module, options, number);
  // not every error can be sent as it is
  parentPort?.postMessage([number, 'error' in outcome ? { error: String(outcome.error) } : outcome], []);
});
