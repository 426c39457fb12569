/** A game's words in every language, for the tests. */
import { expect } from 'chai';
import { createInstance, type TFunction } from 'i18next';
import type { GameTexts } from '../../src/games/texts.ts';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const speaking =
  <N extends keyof GameTexts, Words>(
    game: N,
    texts: Readonly<Record<Language, object>>,
    Speaker: new (t: TFunction<N>, language: string) => Words,
  ) =>
  async (language: Language): Promise<Words> => {
    const i18n = createInstance();
    await i18n.init({
      lng: language,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      resources: { [language]: { [game]: texts[language] } },
    });
    return new Speaker(i18n.getFixedT(language, game) as unknown as TFunction<N>, language);
  };

/** A text is words: no key that was not found, and no token that was left over. */
export function expectText(text: string): void {
  expect(text).not.to.equal('');
  expect(text).not.to.include('{{');
  expect(text).not.to.match(/\b(undefined|null|NaN|\[object)/);
  expect(text, 'no key').not.to.match(/\w\.\w/);
}
