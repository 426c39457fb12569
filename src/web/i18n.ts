/** The page's language: the one that was chosen, or else the browser's, or else English. */
import { createInstance } from 'i18next';
import { useSyncExternalStore } from 'react';
import { initReactI18next } from 'react-i18next';
import { isLanguage, type Language, siteLocales } from './locales/index.ts';
import { getSettings, onSettings } from './settings.ts';

export const i18n = createInstance();

type Texts = Readonly<Record<Language, () => Promise<object>>>;

/** All that the pages opened so far have asked for, by namespace. */
const needed = new Map<string, Texts>([['site', siteLocales]]);

export async function startI18n(): Promise<void> {
  // React escapes, and the ids of triggers have colons
  const options = { defaultNS: 'site', nsSeparator: false, interpolation: { escapeValue: false } } as const;
  await i18n.use(initReactI18next).init({ ...options, resources: {} });
  await show(wanted());
  onSettings(() => void show(wanted()));
}

/** Before a page with texts of its own is shown: they are there then, and in every language that comes after. */
export async function needTexts(namespace: string, texts: Texts): Promise<void> {
  needed.set(namespace, texts);
  await load(i18n.language as Language);
}

/** Known at once, also while its texts are still on their way. */
export const useChosenLanguage = (): Language => useSyncExternalStore(onSettings, wanted);

export function wanted(): Language {
  const { language } = getSettings();
  return language ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

async function show(language: Language): Promise<void> {
  if (language === i18n.language) return;
  await load(language);
  // while it loaded, yet another one may have been chosen
  if (language !== wanted()) return;
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

async function load(language: Language): Promise<void> {
  const missing = [...needed].filter(([namespace]) => !i18n.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async ([namespace, texts]) => i18n.addResourceBundle(language, namespace, await texts[language]())),
  );
}
