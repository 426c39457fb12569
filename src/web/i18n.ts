/** The page's language: the one chosen last, or else the browser's, or else English. */
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { locales as salamandra } from '../games/salamandra/locales/index.ts';
import { type Language, LANGUAGES, siteLocales } from './locales/index.ts';

export const i18n = createInstance();

const REMEMBERED = 'litha.language';

const isLanguage = (value: string | null | undefined): value is Language => LANGUAGES.includes(value as Language);

function firstLanguage(): Language {
  const remembered = localStorage.getItem(REMEMBERED);
  if (isLanguage(remembered)) return remembered;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

async function load(language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, 'site')) return;
  const [site, game] = await Promise.all([siteLocales[language](), salamandra[language]()]);
  i18n.addResourceBundle(language, 'salamandra', game);
  i18n.addResourceBundle(language, 'site', site);
}

async function show(language: Language): Promise<void> {
  await load(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

export async function startI18n(): Promise<void> {
  // React escapes, and the ids of triggers have colons
  const options = { defaultNS: 'site', nsSeparator: false, interpolation: { escapeValue: false } } as const;
  await i18n.use(initReactI18next).init({ ...options, resources: {} });
  await show(firstLanguage());
}

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(REMEMBERED, language);
  await show(language);
}
