/** Words in every language, for the tests. */
import { expect } from 'chai';
import { createInstance } from 'i18next';
import { Words } from '../../../src/games/salamandra/board/words.ts';
import { de } from '../../../src/games/salamandra/locales/de.ts';
import { en } from '../../../src/games/salamandra/locales/en.ts';
import { fr } from '../../../src/games/salamandra/locales/fr.ts';

export const TEXTS = { en, fr, de };
export type Language = keyof typeof TEXTS;
export const LANGUAGES = Object.keys(TEXTS) as Language[];

export async function wordsIn(language: Language): Promise<Words> {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { salamandra: TEXTS[language] } },
  });
  return new Words(i18n.getFixedT(language, 'salamandra'), language);
}

/** A text is words: no key that was not found, and no token that was left over. */
export function expectText(text: string): void {
  expect(text).not.to.equal('');
  expect(text).not.to.include('{{');
  expect(text).not.to.match(/\b(undefined|null|NaN|\[object)/);
  expect(text, 'no key').not.to.match(/\w\.\w/);
}
