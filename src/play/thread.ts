import { Worker } from 'node:worker_threads';

/** Found from here: what a thread is told to run would look for it from wherever the program was started. */
const TSX = import.meta.resolve('tsx/esm/api');

/** A thread that runs a TypeScript file: a new thread does not know of tsx by itself. */
export const threadOf = (file: URL, workerData: unknown): Worker =>
  new Worker(`import('${TSX}').then(({ register }) => (register(), import(${JSON.stringify(file.href)})))`, {
    eval: true,
    workerData,
  });
