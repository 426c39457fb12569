/** The texts of Der Feuer-Salamander, each language in its own chunk. */
export const locales = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
};
