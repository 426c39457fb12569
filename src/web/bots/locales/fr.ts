import type { BotTexts } from './en.ts';

export const fr: BotTexts = {
  hurry: 'Montrer aussitôt les coups des robots',
};
