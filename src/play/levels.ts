/** The opponents that people choose from, each stronger than the one before. By themselves, for pages that play no game. */
export const BOT_LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const isBotLevel = (value: unknown): value is BotLevel => (BOT_LEVELS as readonly unknown[]).includes(value);

/** The level that is wanted where a game has it, else the strongest that it has. */
export const levelAmong = (levels: readonly BotLevel[], wanted: BotLevel): BotLevel =>
  levels.includes(wanted) ? wanted : (levels.at(-1) as BotLevel);

/** Only an expert is asked for advice. */
export const canAdvise = (levels: readonly BotLevel[]): boolean => levels.includes('expert');
