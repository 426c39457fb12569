/** The site's texts, each language in its own chunk. */
export const siteLocales = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
};

export type Language = keyof typeof siteLocales;
export const LANGUAGES = Object.keys(siteLocales) as Language[];

/** Every language by its own name, so that whoever needs it can read it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' };

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);
