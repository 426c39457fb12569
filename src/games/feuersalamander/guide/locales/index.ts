import type { GuideTexts } from './en.ts';

/** The rules page's texts, each language in its own chunk. */
export const guideLocales = {
  en: async (): Promise<GuideTexts> => (await import('./en.ts')).en,
  fr: async (): Promise<GuideTexts> => (await import('./fr.ts')).fr,
  de: async (): Promise<GuideTexts> => (await import('./de.ts')).de,
};
