import type { GameMeta, GameOption, Options, OptionValue } from './module.ts';

/** What is wrong with the options of a match for so many players; null if nothing is. */
export function optionsProblem({ name, options: known }: GameMeta, players: number, options: Options): string | null {
  for (const option of Object.keys(options)) {
    if (!Object.hasOwn(known, option)) return `${name} has no option "${option}".`;
  }
  for (const [option, { players: asked, values, usual }] of Object.entries<GameOption>(known)) {
    const given = Object.hasOwn(options, option);
    if (!asked.includes(players)) {
      if (given) return `The option "${option}" is for ${asked.join(' or ')} player.`;
    } else if (given ? !isAmong(values, options[option]) : usual === undefined) {
      return `With ${players} player the option "${option}" must be ${wording(values)}.`;
    }
  }
  return null;
}

const isAmong = (values: GameOption['values'], value: unknown): boolean =>
  'from' in values
    ? Number.isInteger(value) && (value as number) >= values.from && (value as number) <= values.to
    : values.includes(value as OptionValue);

const wording = (values: GameOption['values']): string =>
  'from' in values ? `a whole number from ${values.from} to ${values.to}` : `one of ${values.join(', ')}`;

/** Every option that is chosen with so many players: as it was chosen, or as it usually is. */
export const settled = (meta: GameMeta, players: number, options: Options): Options =>
  Object.fromEntries(
    optionsFor(meta, players).map(([option, { usual }]) => [
      option,
      Object.hasOwn(options, option) ? options[option] : usual,
    ]),
  );

/** The options that are chosen with so many players, by name. */
export const optionsFor = ({ options }: GameMeta, players: number): [name: string, option: GameOption][] =>
  Object.entries<GameOption>(options).filter(([, { players: asked }]) => asked.includes(players));

/** What was chosen though something else is usual. */
export const unusual = ({ options: known }: GameMeta, options: Options): [name: string, value: OptionValue][] =>
  Object.entries<GameOption>(known).flatMap(([name, { usual }]) => {
    const value = Object.hasOwn(options, name) ? (options[name] as OptionValue) : usual;
    return usual === undefined || value === undefined || value === usual ? [] : [[name, value]];
  });

/** Of what somebody wishes, all that can be had; the rest is as usual, or else the first that there is. */
export function optionsFrom(meta: GameMeta, players: number, wishes: unknown): Options {
  const wished = Object(wishes) as Options;
  return Object.fromEntries(
    optionsFor(meta, players).map(([name, option]) => {
      const wish = Object.hasOwn(wished, name) ? wished[name] : undefined;
      return [name, isAmong(option.values, wish) ? wish : usualOf(option)];
    }),
  );
}

const usualOf = ({ values, usual }: GameOption): OptionValue | undefined =>
  usual ?? ('from' in values ? values.from : values[0]);

/** What says how hard the game makes it for whoever plays it alone; null where nothing does. */
export const soloOption = ({ options }: GameMeta): string | null =>
  Object.keys(options).find((option) => options[option]?.players.includes(1)) ?? null;

/** How hard it is; null where nothing says so. */
export function soloLevel(meta: GameMeta, options: Options): number | null {
  const asked = soloOption(meta);
  const level = asked !== null && Object.hasOwn(options, asked) ? options[asked] : null;
  return typeof level === 'number' ? level : null;
}

/** The numbers of players that the game is for. */
export const sizesOf = ({ players: { min, max } }: GameMeta): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** Those of them for which nothing has to be chosen. */
export const companySizes = (meta: GameMeta): number[] =>
  sizesOf(meta).filter((count) =>
    Object.values(meta.options).every(({ players, usual }) => usual !== undefined || !players.includes(count)),
  );

/** The smallest of them. */
export const smallestCompany = (meta: GameMeta): number => Math.min(...companySizes(meta));
