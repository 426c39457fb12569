import { Worker } from 'node:worker_threads';

/** A thread that runs a TypeScript file: a new thread does not know of tsx by itself. */
export const threadOf = (file: URL, workerData: unknown): Worker =>
  new Worker(`import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(file.href)})))`, {
    eval: true,
    workerData,
  });
