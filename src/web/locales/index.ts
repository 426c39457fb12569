/** The site's texts, each language in its own chunk. */
export const siteLocales = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
};

export type Language = keyof typeof siteLocales;
export const LANGUAGES = Object.keys(siteLocales) as Language[];
