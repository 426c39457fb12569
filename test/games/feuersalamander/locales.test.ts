import { expect } from 'chai';
import { logText } from '../../../src/games/feuersalamander/board/logText.ts';
import { promptText, turnText } from '../../../src/games/feuersalamander/board/promptText.ts';
import { CARD_IDS, CHAMBERS } from '../../../src/games/feuersalamander/content/cards.ts';
import { FIGURES } from '../../../src/games/feuersalamander/content/terms.ts';
import { logLines } from '../../../src/games/feuersalamander/log.ts';
import { playable } from '../../../src/games/feuersalamander/playable.ts';
import { MOVE_NAMES, REFUSALS } from '../../../src/games/feuersalamander/rules/actions.ts';
import { circuitLength } from '../../../src/games/feuersalamander/rules/circuit.ts';
import { legalMoves } from '../../../src/games/feuersalamander/rules/index.ts';
import { start } from '../../../src/play/driver.ts';
import { randomFrom } from '../../../src/play/random.ts';
import { expectText, LANGUAGES } from '../words.ts';
import { choose } from './players.ts';
import { wordsIn } from './words.ts';

describe('The texts of Der Feuer-Salamander', () => {
  for (const language of LANGUAGES) {
    it(`in ${language} have a word for every reason and move`, async () => {
      const { t } = await wordsIn(language);
      for (const key of REFUSALS) expectText(t(`refusals.${key}`));
      for (const key of MOVE_NAMES) expectText(t(`moves.${key}`));
    });

    it(`in ${language} name every card, chamber, player and place`, async () => {
      const words = await wordsIn(language);
      for (const id of CARD_IDS) for (const text of [words.card(id), words.cardName(id)]) expectText(text);
      for (const chamber of CHAMBERS)
        for (const text of [words.chamber(chamber), words.product(chamber)]) expectText(text);
      for (const seat of FIGURES.keys()) for (const text of [words.player(seat), words.home(seat)]) expectText(text);
      const spaces = Array.from({ length: circuitLength(FIGURES.length) }, (_, space) => words.place(space));
      for (const text of [...spaces, words.place('start'), words.place('dungeon')]) expectText(text);
      expect(new Set(spaces), 'no two spaces of one name').to.have.lengthOf(spaces.length);
    });

    it(`in ${language} tell of whole games, and of all that is asked in them`, async () => {
      const words = await wordsIn(language);
      for (const players of [2, 3, 4]) {
        const seed = `locales/${language}/${players}`;
        const random = randomFrom(seed);
        const G = start(playable.rules, players, seed, { target: 84, series: 2 });
        while (!G.over) {
          const { actor } = G;
          const moves = legalMoves(G, actor);
          for (const onlooker of ['all', 'spectator', 0, 1] as const) {
            expectText(turnText(words, { view: G, onlooker }));
            expectText(promptText(words, { view: G, onlooker, moves }));
          }
          playable.rules.play(G, actor, choose(G, actor, random));
          for (const line of logLines(G.events)) expectText(logText(words, line));
        }
        expectText(turnText(words, { view: G, onlooker: 'all' }));
      }
    });
  }

  it('count in each language’s own way', async () => {
    const [en, fr, de] = await Promise.all(LANGUAGES.map(wordsIn));
    expect([0, 1, 2].map((n) => en?.amount('points', n))).to.deep.equal(['0 points', '1 point', '2 points']);
    expect([0, 1, 2].map((n) => fr?.amount('cards', n))).to.deep.equal(['0 carte', '1 carte', '2 cartes']);
    expect([0, 1, 2].map((n) => de?.amount('cards', n))).to.deep.equal(['0 Karten', '1 Karte', '2 Karten']);
  });
});
