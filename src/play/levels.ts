/** The opponents that people choose from, each stronger than the one before. By themselves, for pages that play no game. */
export const BOT_LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const isBotLevel = (value: unknown): value is BotLevel => (BOT_LEVELS as readonly unknown[]).includes(value);
