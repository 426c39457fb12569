/** What is said of a game away from its table, in the language of the page: what players, options and their values are called. */
import type { TFunction } from 'i18next';
import type { OptionValue } from './module.ts';

/** Every game has these, with a name for each of its colours and options. */
export interface AwayTexts {
  /** What it is about, in a sentence or two. */
  readonly lead: string;
  readonly colours: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, OptionTexts>>;
}

interface OptionTexts {
  readonly name: string;
  /** What the choice means, where its words do not say it all. */
  readonly hint?: string;
  /** Values without a name are written as they are. */
  readonly values?: Readonly<Record<OptionValue, string>>;
}

/** The compiler cannot follow ids from outside; that each has its texts is tested. */
type SomeKey = 'games.salamandra.options.rudolph.name';

const text = (t: TFunction, defaultValue: string, ...path: (string | number)[]): string =>
  t(['games', ...path].join('.') as SomeKey, { defaultValue });

export const leadOf = (t: TFunction, game: string): string => text(t, '', game, 'lead');

export const colourName = (t: TFunction, game: string, colour: string): string =>
  text(t, colour, game, 'colours', colour);

export const optionName = (t: TFunction, game: string, option: string): string =>
  text(t, option, game, 'options', option, 'name');

/** Empty where there is none. */
export const optionHint = (t: TFunction, game: string, option: string): string =>
  text(t, '', game, 'options', option, 'hint');

export const valueName = (t: TFunction, game: string, option: string, value: OptionValue): string =>
  text(t, String(value), game, 'options', option, 'values', value);
