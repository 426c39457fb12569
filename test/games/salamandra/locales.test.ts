import { expect } from 'chai';
import { EAGLE_IDS, BEAR_IDS, BLACK_IDS, YELLOW_IDS } from '../../../src/games/salamandra/content/cards.ts';
import { FIELD_IDS } from '../../../src/games/salamandra/content/fields.ts';
import { GROVE_IDS } from '../../../src/games/salamandra/content/groves.ts';
import { SPELLBOOK_IDS } from '../../../src/games/salamandra/content/spellbooks.ts';
import { DYES, LEVELS, RESOURCES, SOURCES } from '../../../src/games/salamandra/content/terms.ts';
import { MOVE_NAMES, REFUSALS } from '../../../src/games/salamandra/rules/actions.ts';
import { STAGES } from '../../../src/games/salamandra/rules/index.ts';
import { expectText, LANGUAGES } from '../words.ts';
import { wordsIn } from './words.ts';

describe('The texts of Salamandra', () => {
  for (const language of LANGUAGES) {
    it(`in ${language} have a word for every reason, source, move and stage`, async () => {
      const { t } = await wordsIn(language);
      for (const key of REFUSALS) expectText(t(`refusals.${key}`));
      for (const key of SOURCES) expectText(t(`sources.${key}`));
      for (const key of MOVE_NAMES) expectText(t(`moves.${key}`));
      for (const key of Object.keys(STAGES) as (keyof typeof STAGES)[]) expectText(t(`stages.${key}`, { times: 2 }));
    });

    it(`in ${language} name every piece and say what it does`, async () => {
      const words = await wordsIn(language);
      for (const seat of DYES.keys()) expectText(words.player(seat));
      for (const id of FIELD_IDS)
        for (const text of [words.field(id), words.fieldShort(id), words.work(id)]) expectText(text);
      for (const id of GROVE_IDS) expectText(words.grove(id));
      for (const id of [...BEAR_IDS, ...EAGLE_IDS, ...BLACK_IDS, ...YELLOW_IDS]) {
        for (const text of [words.card(id), words.cardText(id), words.faith(id)]) expectText(text);
      }
      for (const id of SPELLBOOK_IDS) {
        for (const level of LEVELS)
          for (const text of [words.spellbook(id, level), words.spellbookPoints(id, level)]) expectText(text);
      }
      for (const resource of RESOURCES) for (const n of [0, 1, 2, 5]) expectText(words.amount(resource, n));
    });
  }

  it('count in each language’s own way', async () => {
    const [en, fr, de] = await Promise.all(LANGUAGES.map(wordsIn));
    expect([0, 1, 2].map((n) => en?.amount('leaf', n))).to.deep.equal(['0 leaves', '1 leaf', '2 leaves']);
    expect([0, 1, 2].map((n) => fr?.amount('crystals', n))).to.deep.equal(['0 cristal', '1 cristal', '2 cristaux']);
    expect([0, 1, 2].map((n) => de?.amount('leaf', n))).to.deep.equal(['0 Blätter', '1 Blatt', '2 Blätter']);
  });

  it('compose what a card does from its data', async () => {
    const [en, fr, de] = await Promise.all(LANGUAGES.map(wordsIn));
    expect(en?.cardText('E9')).to.equal('any time in your turn: 3 crystals → 1 leaf, 1 flower, or 1 fruit');
    expect(fr?.cardText('B12')).to.equal('chaque fois que vous placez un apprenti sur un champ vert\u00a0: 1 point');
    expect(de?.cardText('black-6')).to.equal('1 Schriftrolle und 2 Punkte je violettes Feld, auf dem du stehst');
    expect(en?.work('F19')).to.equal('2 crystals and 1 fruit → 3 points per purple field that you are on');
    expect(fr?.field('F21')).to.equal('F21 (serpette orange et verte)');
    expect(de?.field('F22')).to.equal('F22 (weiß-violetter Kessel)');
  });
});
