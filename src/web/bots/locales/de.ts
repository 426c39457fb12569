import type { BotTexts } from './en.ts';

export const de: BotTexts = {
  hurry: 'Die Züge der Bots sofort zeigen',
};
