import { expect } from 'chai';
import { logText } from '../../../src/games/feuersalamander/board/logText.ts';
import {
  ALL_CARDS,
  type CardId,
  CARDS,
  CHAMBERS,
  ROW_IDS,
  STONE_IDS,
  valueOf,
  WING_IDS,
} from '../../../src/games/feuersalamander/content/cards.ts';
import { TARGET_RANGE, TARGETS } from '../../../src/games/feuersalamander/content/match.ts';
import {
  COMBINATIONS,
  EXAMPLE_IDS,
  type ExampleId,
  EXAMPLES,
  lastTurn,
  THROW,
} from '../../../src/games/feuersalamander/guide/examples/index.ts';
import { type Played, playExample } from '../../../src/games/feuersalamander/guide/examples/play.ts';
import { KING, MONK, QUEEN, ROBBER } from '../../../src/games/feuersalamander/guide/examples/position.ts';
import { changesIn } from '../../../src/games/feuersalamander/guide/figures/changes.ts';
import { heardBy } from '../../../src/games/feuersalamander/guide/figures/heard.ts';
import { waysIn } from '../../../src/games/feuersalamander/guide/figures/ways.ts';
import { guideLocales } from '../../../src/games/feuersalamander/guide/locales/index.ts';
import type { RulingId } from '../../../src/games/feuersalamander/guide/rulings.ts';
import { notebookOf } from '../../../src/games/feuersalamander/notebook/notebook.ts';
import { MOST_COMBINATIONS } from '../../../src/games/feuersalamander/rules/end.ts';
import { surplus } from '../../../src/games/feuersalamander/rules/hand.ts';
import { legalMoves, resultOf, view } from '../../../src/games/feuersalamander/rules/index.ts';
import { stepsBy } from '../../../src/games/feuersalamander/rules/move.ts';
import { type G, handOf, playerAt } from '../../../src/games/feuersalamander/rules/state.ts';
import { LANGUAGES } from '../words.ts';
import { doAll } from './table.ts';
import { wordsIn } from './words.ts';

/** What the page's own words say of each example: the journal has to say the same. */
const JOURNALS: Record<ExampleId, readonly string[]> = {
  keys: ['Robber throws for the keys: 3 keys in 4 throws', 'Robber is free and back at the start place'],
  salamander: ['King throws 3 and 1, salamander', 'King draws a card', 'King discards Row 2'],
  token: ['Queen throws 2 and 1, token', 'Queen puts the token on Wing of Water, Row 5, Three stones'],
  move: ['King goes 2 steps: space 2 before Queen', 'King throws Monk into the dungeon'],
  home: ['Monk goes home'],
  ask: ['Monk asks Queen for Row 5'],
  lay: [
    'Monk lays Wing of Fire of Monk, Row 5 of Queen, and Three stones of Monk: 60 points',
    'Monk’s token goes back to its start place',
  ],
  fail: [
    'Robber fails with Wing of Earth of Robber (right), Row 4 of King (right), and Two stones of Queen (wrong), shows Wing of Earth and Row 2 and goes to the dungeon',
    'King discards Row 4, which was shown, and draws another',
    'King draws a card',
    'King keeps it',
  ],
  freed: ['King asks Robber for Wing of Earth', 'Robber is free and back at the start place'],
};

/** What the rulebook leaves open, and a word by which each ruling is known. */
const DECIDED: Record<RulingId, RegExp> = {
  keyFace: /four faces/,
  emptyPile: /shuffled into a new pile/,
  oneEachThrow: /one combination .* each throw/,
  eachCardTold: /every named card/,
  cardByCard: /card by card/,
  stonesUsedUp: /stone cards are used up/,
  agreement: /agree to end/,
};

const played = (id: ExampleId): Played => playExample(EXAMPLES[id]);

const copies = (ids: readonly CardId[]): number => ids.reduce((sum, id) => sum + CARDS[id].copies, 0);

describe('The rules page of Der Feuer-Salamander', () => {
  for (const id of EXAMPLE_IDS) {
    it(`has an example “${id}” that the rules allow, and that comes out as it is told`, async () => {
      const { setting, actions } = EXAMPLES[id];
      const words = await wordsIn('en');
      doAll(structuredClone(setting), ...actions);
      expect(played(id).journal.map((line) => logText(words, line))).to.deep.equal(JOURNALS[id]);
    });

    it(`has every card once in the example “${id}”`, () => {
      const { pile, players, discards } = EXAMPLES[id].setting;
      const cards = [...pile, ...discards, ...players.flatMap(({ hand, laid }) => [...hand, ...laid.flat()])];
      expect(cards).to.have.members([...ALL_CARDS]);
    });
  }

  it('shows the keys in the order that is told', () => {
    const [thrown] = played('keys').after.events;
    expect(thrown).to.deep.include({ keys: [['symbol'], [], ['first'], ['second']] });
    expect(played('keys').after.stage).to.equal('begin');
  });

  it('marks the cards of which one must go', () => {
    expect(surplus(handOf(played('salamander').before, KING))).to.deep.equal(['row-5', 'row-2']);
    expect(handOf(played('salamander').after, KING)).to.deep.equal(['fire', 'row-5']);
  });

  it('marks the seven chambers that agree', () => {
    const { before, after } = played('token');
    const rows = ROW_IDS.map((row) => ['placeToken', 'water', row, 'stone-3']);
    expect(legalMoves(before, QUEEN)).to.deep.equal(rows);
    expect(changesIn(before, after)).to.deep.equal({ moved: [], chambers: [['water', 'row-5', 'stone-3']] });
  });

  it('shows the ways that are told', () => {
    const { before, after } = played('move');
    const ways = (G: G) => waysIn(G).map(({ steps, leadsHome, falls }) => ({ steps, leadsHome, falls }));
    expect(ways(before)).to.deep.equal([
      { steps: 4, leadsHome: false, falls: null },
      { steps: 2, leadsHome: false, falls: MONK },
    ]);
    expect(changesIn(before, after).moved).to.deep.equal([KING, MONK]);
    expect(legalMoves(after, KING)).to.deep.include(['ask', 'row-5']);
    expect(ways(played('home').before)).to.deep.equal([
      { steps: 6, leadsHome: true, falls: null },
      { steps: 2, leadsHome: false, falls: null },
    ]);
  });

  it('lets the answer be heard by two only, and the notebook follow from it', async () => {
    const words = await wordsIn('en');
    const { after } = played('ask');
    const heard = [KING, QUEEN, MONK, ROBBER].map((seat) => heardBy(words, after, seat)[0]?.answer?.word ?? null);
    expect(heard).to.deep.equal([null, 'yes', 'yes', null]);
    const queen = notebookOf(view(after, MONK), MONK).players.find(({ seat }) => seat === QUEEN);
    expect(queen?.cards).to.include({ 'row-5': 'sure', 'row-4': 'impossible', fire: 'possible' });
  });

  it('shows what a combination moves', () => {
    const { before, after } = played('lay');
    expect(playerAt(before, MONK).token).to.deep.equal(['fire', 'row-1', 'stone-3']);
    expect(playerAt(after, MONK)).to.deep.include({ hand: [], token: null, laid: [['fire', 'row-5', 'stone-3']] });
    expect(handOf(after, QUEEN)).to.deep.equal(['water']);
    const failed = played('fail').after;
    expect(playerAt(failed, ROBBER)).to.deep.include({ hand: ['earth', 'row-2'], place: 'dungeon', laid: [] });
    expect(handOf(failed, KING)).to.deep.equal(['air', 'stone-1']);
  });

  it('reckons as it says', () => {
    expect([stepsBy('sum', THROW), stepsBy('difference', THROW)]).to.deep.equal([6, 2]);
    const values = CHAMBERS.map(valueOf);
    const [, least, most] = COMBINATIONS.map(valueOf);
    expect([least, most]).to.deep.equal([Math.min(...values), Math.max(...values)]);
    expect(resultOf(playExample(lastTurn).after)).to.deep.equal({ scores: [72, 14, 84, 0], winners: [MONK] });
    expect(lastTurn.setting.target).to.equal(84);
  });

  it('decides what the rulebook leaves open', async () => {
    const { list } = (await guideLocales.en()).rulings;
    expect(list).to.have.all.keys(DECIDED);
    for (const [id, word] of Object.entries(DECIDED)) expect(list[id as RulingId]).to.match(word);
  });

  for (const language of LANGUAGES) {
    it(`has the numbers of the game in ${language}`, async () => {
      const texts = await guideLocales[language]();
      const says = (text: string | readonly string[], ...numbers: readonly number[]) => {
        for (const n of numbers) expect([text].flat().join(' ')).to.match(new RegExp(String.raw`(?<!\d)${n}(?!\d)`));
      };
      says(texts.lead, CHAMBERS.length);
      says(texts.cards.text, ALL_CARDS.length);
      says(texts.setup.steps, ...TARGETS, TARGET_RANGE.from, TARGET_RANGE.to);
      says(texts.rulings.list.stonesUsedUp, MOST_COMBINATIONS);
      says(texts.titles['all-wings'], copies(WING_IDS));
      says(texts.titles['all-rows'], copies(ROW_IDS));
      says(texts.titles['all-stones'], copies(STONE_IDS));
      says(texts.titles['all-chambers'], CHAMBERS.length);
    });
  }
});
