import { expect } from 'chai';
import { logText } from '../../../src/games/salamandra/board/logText.ts';
import {
  believers,
  EXAMPLE_IDS,
  type ExampleId,
  EXAMPLES,
  gladeView,
  TRACK,
} from '../../../src/games/salamandra/guide/examples/index.ts';
import { playExample } from '../../../src/games/salamandra/guide/examples/play.ts';
import { MADDER, WOAD } from '../../../src/games/salamandra/guide/examples/position.ts';
import { changesIn } from '../../../src/games/salamandra/guide/figures/changes.ts';
import { de } from '../../../src/games/salamandra/guide/locales/de.ts';
import { en } from '../../../src/games/salamandra/guide/locales/en.ts';
import { fr } from '../../../src/games/salamandra/guide/locales/fr.ts';
import { partsOf, type RichPart } from '../../../src/games/salamandra/guide/richText.ts';
import { GLADE } from '../../../src/games/salamandra/rules/build.ts';
import { bareCorners } from '../../../src/games/salamandra/rules/geometry.ts';
import { faithPoints } from '../../../src/games/salamandra/rules/scoring.ts';
import { type G, playerAt } from '../../../src/games/salamandra/rules/state.ts';
import { doAll, table } from './table.ts';
import { wordsIn } from './words.ts';

/** What the page's own words say of each example: the journal has to say the same. */
const JOURNALS: Record<ExampleId, readonly string[]> = {
  place: [
    'Madder places an apprentice on Start (green billhook), south: 2 crystals',
    'Woad places an apprentice on Start (white billhook), north (bonus): 1 point (bonus spot), 1 crystal',
  ],
  build: [
    'Madder works Start (white billhook), west: 1 flower',
    'Madder builds F05 (green billhook) at (−1, −1) for 1 crystal and 1 flower: 2 points (building)',
    'New in the garden: grove G02 (1 scroll and 1 point) at (−½, −½)',
    'Madder takes Bear card B7',
    'Now on top: Bear card B1',
    'New in the river: F06 (green billhook)',
  ],
  cauldron: [
    'Madder works Start (purple billhook), east: 1 fruit',
    'Madder activates F19 (purple cauldron), south, for 2 crystals and 1 fruit: 9 points (cauldron)',
  ],
  temple: [
    'Madder works Start (green billhook), east: 1 leaf',
    'Madder works F06 (green billhook), west, for 1 leaf: 1 green potion',
    'Madder activates the temple (yellow half) for 1 green potion and 2 crystals, by the apprentice on Start (orange billhook), south: Salamander card yellow 4, 7 points (temple)',
    'Now on top: Salamander card yellow 1',
    'Madder reactivates the apprentice on Start (green billhook), east',
  ],
  pass: [
    'Madder passes: 3 crystals',
    'Madder harvests grove G21 (4 points) for 3 crystals: 4 points (grove)',
    'Madder harvests grove G14 (the top Bear card) for 3 crystals: Bear card B12, 4 points (grove row)',
    'Now on top: Bear card B1',
  ],
  scrolls: [
    'Madder places an apprentice on F06 (green billhook), north (bonus): 1 scroll, 1 crystal',
    'Madder gives 4 scrolls and moves the apprentice from Start (white billhook), east, into the spellbook “Purple fields”, upper spot',
  ],
};

const after = (id: ExampleId): G => playExample(EXAMPLES[id]).after;

describe('The rules page', () => {
  for (const id of EXAMPLE_IDS) {
    it(`has an example “${id}” that the rules allow, and that comes out as it is told`, async () => {
      const { before, actions } = EXAMPLES[id];
      const words = await wordsIn('en');
      doAll(structuredClone(before), ...actions);
      expect(playExample(EXAMPLES[id]).journal.map((line) => logText(words, line))).to.deep.equal(JOURNALS[id]);
    });
  }

  it('shows what its examples say besides', () => {
    expect(changesIn(EXAMPLES.place.before, after('place')).crystals).to.have.length(3);
    expect(playerAt(after('build'), MADDER).available).to.equal(2);
    expect(playerAt(after('cauldron'), MADDER).crystals).to.equal(0);
    expect(playerAt(after('temple'), MADDER).crystals).to.equal(0);
    const passed = playerAt(after('pass'), MADDER);
    expect(passed).to.include({ crystals: 0, druid: 'night', score: 8 });
    const apprentices = after('pass').tiles.flatMap(({ spots }) => Object.values(spots));
    expect(apprentices.filter((one) => one?.seat === MADDER).map((one) => one?.face)).to.deep.equal(
      Array.from({ length: 3 }, () => 'night'),
    );
    expect(playerAt(after('scrolls'), MADDER).scrolls).to.equal(0);
  });

  it('has a glade where it shows one', () => {
    expect(bareCorners(gladeView, GLADE)).to.deep.equal([{ x: -0.5, y: -0.5 }]);
  });

  it('counts faith as it is explained', () => {
    expect(faithPoints(believers, 'salamander')).to.deep.equal([9, 9, 0]);
    expect(faithPoints(believers, 'bear')).to.deep.equal([2, 8, 2]);
    expect(faithPoints(believers, 'eagle')).to.deep.equal([0, 0, 6]);
  });

  it('says rightly who would begin', () => {
    const G = table(TRACK.scores.length, { markers: [...TRACK.markers] });
    for (const [seat, score] of TRACK.scores.entries()) Object.assign(playerAt(G, seat), { score, available: 0 });
    while (G.round === 1) doAll(G, ['pass'], ['endTurn']);
    expect(G.seat).to.equal(WOAD);
  });

  /** Every text by its path. */
  const flat = (texts: unknown, path = ''): [string, string][] =>
    typeof texts === 'string'
      ? [[path, texts]]
      : Object.entries(texts as object).flatMap(([key, value]) => flat(value, `${path} ${key}`));

  const marks = (text: string): string[] =>
    partsOf(text)
      .flatMap((part: RichPart) => (part.kind === 'icon' ? [part.name] : part.kind === 'link' ? [part.to] : []))
      .toSorted();

  const english = new Map(flat(en));
  for (const [language, texts] of Object.entries({ en, fr, de })) {
    it(`has the icons and links of the English texts in ${language}, and no space too many`, () => {
      for (const [path, text] of flat(texts)) {
        expect(marks(text), path).to.deep.equal(marks(english.get(path) ?? ''));
        expect(text.trim(), path).to.equal(text).and.not.equal('');
        expect(text, path).not.to.match(/ {2}|[*{}[\]]{2}/);
      }
    });
  }
});
