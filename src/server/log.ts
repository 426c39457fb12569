/** Structured logs: one line of JSON each, without anything that a person or a program keeps secret. */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './settings.ts';

export type Log = Logger;

/** Databases and mail servers put what they were given into other properties of their errors. */
const err = (error: unknown) =>
  error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : { type: typeof error };

export const createLog = (level: LogLevel, destination?: DestinationStream): Log => {
  const options = {
    level,
    base: null,
    serializers: { err },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
};
