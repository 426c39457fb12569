import { expect } from 'chai';
import { locales } from '../../src/games/salamandra/locales/index.ts';
import { LANGUAGES, siteLocales } from '../../src/web/locales/index.ts';

describe('The site and the board', () => {
  for (const language of LANGUAGES) {
    it(`call colours and lights the same, ${language}`, async () => {
      const [site, game] = await Promise.all([siteLocales[language](), locales[language]()]);
      expect(site.games.salamandra.colours).to.deep.equal(game.dyes);
      expect(site.lights).to.deep.equal(game.lights);
    });
  }
});
