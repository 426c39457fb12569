import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

export interface Settings {
  /** Where the site listens; 0 takes any free port. */
  readonly port: number;
  /** Where matches are kept; made if it is not there. */
  readonly dataDir: string;
  /** Built files keep their names for good only in production, so only there may browsers keep them. */
  readonly production: boolean;
}

/** A setting with which the server cannot start: the message names it and says what would do. */
export class SettingError extends Error {
  constructor(name: string, problem: string) {
    super(`${name} ${problem}`);
  }
}

export const readSettings = (env: NodeJS.ProcessEnv): Settings => ({
  port: readPort(env.PORT ?? '8000'),
  dataDir: readDataDir(env.DATA_DIR ?? './data'),
  production: env.NODE_ENV === 'production',
});

function readPort(value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) {
    throw new SettingError('PORT', `must be a whole number from 0 to 65535, not "${value}".`);
  }
  return Number(value);
}

function readDataDir(value: string): string {
  if (value.trim() === '') throw new SettingError('DATA_DIR', 'must name a directory, and it is empty.');
  const path = resolve(value);
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new SettingError('DATA_DIR', `cannot be used as a directory: ${(error as Error).message}.`);
  }
  return path;
}
