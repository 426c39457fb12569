/** Plays the games that it is told to: with itself to learn, or against the weights before. */
import { parentPort, workerData } from 'node:worker_threads';
import { examplesOfGame, resultOfGame } from './experience.ts';
import { gameOf, type Lesson, seatOfFound } from './tune.ts';

const { weights, against, effort, seed } = workerData as Lesson;

parentPort?.on('message', (job: number) => {
  const { players, game } = gameOf(job);
  const answer = against
    ? resultOfGame(
        Array.from({ length: players }, (_, seat) => (seat === seatOfFound(players, game) ? weights : against)),
        effort,
        `${seed}/${players}/${game}`,
      )
    : examplesOfGame(weights, players, effort, `${seed}/${players}/${game}`);
  parentPort?.postMessage([job, answer], []);
});
