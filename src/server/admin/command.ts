/** What the commands of an operator have in common. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Settings } from '../settings.ts';

export interface Command {
  /** Its arguments, as the usage shows them. */
  readonly takes: string;
  readonly does: string;
  readonly run: (args: string[], settings: Settings, output: Output) => Promise<void>;
}

/** Where a command tells what it has to tell. */
export interface Output {
  /** A line for each: for people who read, and for programs. */
  readonly print: (value: unknown) => void;
  /** One thing, to be read. */
  readonly show: (value: unknown) => void;
}

export const outputTo = (write: (text: string) => void): Output => ({
  print: (value) => write(`${JSON.stringify(value)}\n`),
  show: (value) => write(`${JSON.stringify(value, null, 2)}\n`),
});

export type Commands = Readonly<Record<string, Command>>;

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options, and just as many words as are named. */
export function read<const Names extends readonly string[], const Wanted extends Options>(
  args: string[],
  names: Names,
  options: Wanted,
) {
  const config = { args, allowPositionals: true, options } as const;
  const { values, positionals } = parseArgs(config);
  const missing = names[positionals.length];
  if (missing !== undefined) throw new Error(`${missing} is missing.`);
  if (positionals.length > names.length) throw new Error(`"${positionals[names.length]}" is one word too many.`);
  return { values, words: positionals as { [Name in keyof Names]: string } };
}

export function countOf(text: string, option: string, most: number): number {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > most)
    throw new Error(`${option} must be a whole number from 1 to ${most}, not "${text}".`);
  return count;
}

/** For commands that take none. */
export const NONE = {} as const;

/** Nothing is deleted by a slip of the finger. */
export function sure(yes: boolean | undefined, what: string): void {
  if (!yes) throw new Error(`This deletes ${what} for good. Say --yes if that is what you want.`);
}

export const YES = { yes: { type: 'boolean' } } as const;
