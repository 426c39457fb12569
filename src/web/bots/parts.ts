/** What is needed only where bots play or think, each loaded with its words when it is first shown. */
import type { ComponentType } from 'react';
import { needTexts } from '../i18n.ts';
import { lazily } from '../lazily.tsx';

const part = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazily(async () => {
    const { botLocales } = await import('./locales/index.ts');
    const [component] = await Promise.all([load(), needTexts('bots', botLocales)]);
    return component;
  });

/** With the words of the game's moves: those of the table are there already. */
export const Hint = part(async () => (await import('./Hint.tsx')).Hint);
export const Review = part(async () => (await import('./Review.tsx')).Review);
export const BotsAtTable = part(async () => (await import('./BotsAtTable.tsx')).BotsAtTable);
