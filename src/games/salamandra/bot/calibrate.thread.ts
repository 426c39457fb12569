/** Plays the solo games that it is told to, with the Labour cards that are tried. */
import { parentPort, workerData } from 'node:worker_threads';
import { BOTS } from '../../../play/bots.ts';
import { gameOf, type Trial } from './calibrate.ts';
import { courseOf } from './course.ts';

const { bot, levels, cards, seed } = workerData as Trial;

parentPort?.on('message', (job: number) => {
  const { level, game } = gameOf(levels, job);
  parentPort?.postMessage([job, courseOf(BOTS[bot], level, `${seed}/${game}`, { labour: cards[level] })], []);
});
