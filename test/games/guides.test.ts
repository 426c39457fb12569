import { expect } from 'chai';
import { sectionsOf } from '../../src/games/guide/outline.ts';
import { GUIDES } from './guides.ts';
import { LANGUAGES } from './words.ts';

/** Every text by its path. */
const flat = (texts: unknown, path = ''): [string, string][] =>
  typeof texts === 'string'
    ? [[path, texts]]
    : Object.entries(texts as object).flatMap(([key, value]) => flat(value, `${path} ${key}`));

describe('Rules pages', () => {
  for (const [game, { locales, partsOf, outline, rulings }] of Object.entries(GUIDES)) {
    const marks = (text: string): string[] =>
      partsOf(text)
        .flatMap((part) => (part.kind === 'icon' ? [part.name] : part.kind === 'link' ? [part.to] : []))
        .toSorted();

    it(`of ${game} have no two places of one name, and every ruling at one of them`, () => {
      const sections = sectionsOf(outline);
      expect(new Set(sections)).to.have.lengthOf(sections.length);
      for (const [ruling, section] of Object.entries(rulings)) expect(sections, ruling).to.include(section);
    });

    for (const language of LANGUAGES) {
      it(`of ${game} have every title and every ruling in ${language}`, async () => {
        const texts = await locales[language]();
        expect(Object.keys(texts.titles)).to.have.members(sectionsOf(outline));
        expect(Object.keys(texts.rulings.list)).to.have.members(Object.keys(rulings));
        const told = Object.values(texts.rulings.list);
        expect(new Set(told)).to.have.lengthOf(told.length);
      });

      it(`of ${game} have the icons and links of the English texts in ${language}, and no space too many`, async () => {
        const english = new Map(flat(await locales.en()));
        for (const [path, text] of flat(await locales[language]())) {
          expect(marks(text), path).to.deep.equal(marks(english.get(path) ?? ''));
          expect(text.trim(), path).to.equal(text).and.not.equal('');
          expect(text, path).not.to.match(/ {2}|[*{}[\]]{2}/);
        }
      });
    }

    for (const language of ['fr', 'de'] as const) {
      it(`of ${game} are written in ${language}, not only copied`, async () => {
        const english = new Map(flat(await locales.en()));
        const sentences = flat(await locales[language]()).filter(([, text]) => text.length > 40);
        expect(sentences.filter(([path, text]) => text === english.get(path))).to.deep.equal([]);
      });
    }
  }
});
