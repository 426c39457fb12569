import { Worker } from 'node:worker_threads';

/** Found from here: what a thread is told to run would look for it from wherever the program was started. */
const TSX = import.meta.resolve('tsx/esm/api');

/** A thread that runs a TypeScript file: a new thread does not know of tsx by itself. */
export const threadOf = (file: URL, workerData: unknown): Worker =>
  new Worker(`import('${TSX}').then(({ register }) => (register(), import(${JSON.stringify(file.href)})))`, {
    eval: true,
    workerData,
  });

/**
 * Shares out so many jobs, each known by its number, among threads that run the file: it gets numbers as messages and
 * answers with the number and what came of it, which is what `take` expects. Answers come in any order.
 */
export async function shareOut(
  file: URL,
  workerData: unknown,
  jobs: number,
  threads: number,
  take: (job: number, answer: never) => void,
): Promise<void> {
  let next = 0;
  const workOnOne = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const thread = threadOf(file, workerData);
      const order = () => (next < jobs ? thread.postMessage(next++, []) : void thread.terminate());
      thread.on('message', ([job, answer]: [number, never]) => {
        take(job, answer);
        order();
      });
      thread.once('error', reject);
      thread.once('exit', () => resolve());
      order();
    });
  await Promise.all(Array.from({ length: Math.min(threads, jobs) }, workOnOne));
}
