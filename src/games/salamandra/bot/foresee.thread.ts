/** Plays the solo games that it is told to with the forecasts that are tried, and tells what can be learnt from them. */
import { parentPort, workerData } from 'node:worker_threads';
import { RUDOLPH_LEVELS } from '../content/rudolph.ts';
import { FORECASTS } from './alone.ts';
import { gameOf } from './calibrate.ts';
import { lessonOf, type Trial } from './foresee.ts';

const { forecasts, seed } = workerData as Trial;
// the bots of this thread forecast by these
Object.assign(FORECASTS, forecasts);

parentPort?.on('message', (job: number) => {
  const { level, game } = gameOf(RUDOLPH_LEVELS, job);
  parentPort?.postMessage([job, lessonOf(level, `${seed}/${game}`)], []);
});
