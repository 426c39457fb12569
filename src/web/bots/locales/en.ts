/** What bots say and show at the table; the other languages have the same keys. */
export const en = {
  hurry: 'Show the moves of bots at once',
};

export type BotTexts = typeof en;
