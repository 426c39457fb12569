/** The texts of the online pages, each language in its own chunk. */
export const onlineLocales = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
};
