import { expect } from 'chai';
import { locales as feuersalamander } from '../../src/games/feuersalamander/locales/index.ts';
import { locales as salamandra } from '../../src/games/salamandra/locales/index.ts';
import { shellTexts } from '../../src/games/shell/locales/index.ts';
import { siteLocales } from '../../src/web/locales/index.ts';
import { LANGUAGES } from './words.ts';

/** Every text by its path. */
function flat(texts: object, path = ''): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : [...flat(value as object, `${path}${key} `)],
  );
  return new Map(entries);
}

const tokens = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();

describe('The texts', () => {
  for (const [name, texts] of [
    ['Salamandra', salamandra],
    ['Der Feuer-Salamander', feuersalamander],
    ['every table', shellTexts],
    ['the site', siteLocales],
  ] as const) {
    for (const language of ['fr', 'de'] as const) {
      it(`of ${name} in ${language} have the keys and the tokens of the English ones`, async () => {
        const english = flat(await texts.en());
        const others = flat(await texts[language]());
        expect([...others.keys()].toSorted()).to.deep.equal([...english.keys()].toSorted());
        for (const [key, text] of others) expect(tokens(text), key).to.deep.equal(tokens(english.get(key) ?? ''));
      });
    }

    for (const language of LANGUAGES) {
      it(`of ${name} in ${language} are never empty and never have a space too many`, async () => {
        for (const [key, text] of flat(await texts[language]())) {
          expect(text.trim(), key).to.equal(text).and.not.equal('');
          expect(text, key).not.to.match(/ {2}/);
        }
      });
    }
  }
});
