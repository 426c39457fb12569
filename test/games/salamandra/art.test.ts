import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApprenticeArt } from '../../../src/games/salamandra/board/art/ApprenticeArt.tsx';
import { Art } from '../../../src/games/salamandra/board/art/Art.tsx';
import { CardArt, type CardId } from '../../../src/games/salamandra/board/art/CardArt.tsx';
import { DeckPicture } from '../../../src/games/salamandra/board/art/DeckPicture.tsx';
import { Decoration } from '../../../src/games/salamandra/board/art/Decoration.tsx';
import { DruidPicture } from '../../../src/games/salamandra/board/art/DruidPicture.tsx';
import { DYE_ART } from '../../../src/games/salamandra/board/art/dyes.ts';
import { FieldArt } from '../../../src/games/salamandra/board/art/FieldArt.tsx';
import { GroveArt } from '../../../src/games/salamandra/board/art/GroveArt.tsx';
import { ART_NAMES } from '../../../src/games/salamandra/board/art/names.ts';
import { Ribbon } from '../../../src/games/salamandra/board/art/Ribbon.tsx';
import { SpellbookPicture } from '../../../src/games/salamandra/board/art/SpellbookPicture.tsx';
import { Sprite } from '../../../src/games/salamandra/board/art/Sprite.tsx';
import { fit, GRID, layOut } from '../../../src/games/salamandra/board/art/sum/layout.ts';
import {
  costTokens,
  effectTokens,
  exchangeTokens,
  gainsTokens,
  offeringTokens,
  perTokens,
  type Token,
} from '../../../src/games/salamandra/board/art/sum/tokens.ts';
import { TempleArt } from '../../../src/games/salamandra/board/art/TempleArt.tsx';
import { BEAST_CARDS, SALAMANDERS, TEMPLE } from '../../../src/games/salamandra/content/cards.ts';
import { crystals, make, points, scrolls } from '../../../src/games/salamandra/content/effects.ts';
import { field, FIELD_IDS } from '../../../src/games/salamandra/content/fields.ts';
import { GROVE_IDS, GROVES } from '../../../src/games/salamandra/content/groves.ts';
import { SPELLBOOK_IDS, SPELLBOOKS } from '../../../src/games/salamandra/content/spellbooks.ts';
import { COLOURS, DYES, FACES } from '../../../src/games/salamandra/content/terms.ts';

const draw = <P extends object>(component: FunctionComponent<P>, props: P): string =>
  renderToStaticMarkup(createElement(component, props));

const read = (file: string): string => readFileSync(new URL(`../../../src/${file}`, import.meta.url), 'utf8');

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1]!);

const CARD_IDS = [...Object.keys(BEAST_CARDS), ...Object.keys(SALAMANDERS)] as CardId[];

const sprite = draw(Sprite, {});

const pieces = [
  ...ART_NAMES.map((name) => draw(Art, { name, size: 20 })),
  ...FIELD_IDS.map((id) => draw(FieldArt, { id })),
  ...GROVE_IDS.map((id) => draw(GroveArt, { id })),
  ...CARD_IDS.map((id) => draw(CardArt, { id })),
  ...SPELLBOOK_IDS.map((id) =>
    draw(SpellbookPicture, { id, upper: { dye: 'madder', face: 'day' }, lower: null, width: 90 }),
  ),
  ...(['bear', 'eagle', 'black', 'yellow'] as const).map((deck) =>
    draw(DeckPicture, { deck, top: null, left: 0, width: 90 }),
  ),
  ...(['fern', 'daisy', 'lantern', 'sun', 'moon', 'firefly'] as const).map((name) => draw(Decoration, { name })),
  ...DYES.flatMap((dye) => [
    draw(Ribbon, { dye, width: 26, height: 118 }),
    ...FACES.flatMap((face) => [
      draw(DruidPicture, { dye, face, size: 50 }),
      draw(ApprenticeArt, { dye, face, active: true }),
      draw(ApprenticeArt, { dye, face, active: false }),
    ]),
  ]),
  draw(TempleArt, {}),
];

describe('The art', () => {
  const ids = all(sprite, / id="([^"]+)"/g);

  it('has every drawing once, under a name of its own', () => {
    expect(ids).to.deep.equal([...new Set(ids)]);
    expect(ids.filter((id) => !id.startsWith('sm-'))).to.deep.equal([]);
  });

  it('uses no drawing that there is not, and draws nothing in vain', () => {
    const palette = read('games/salamandra/board/art/palette.css');
    const used = new Set(all([sprite, palette, ...pieces].join(''), /(?:href="#|url\('?#)([\w-]+)/g));
    expect([...used].filter((id) => !ids.includes(id))).to.deep.equal([]);
    expect(ids.filter((id) => !used.has(id))).to.deep.equal([]);
  });

  it('has every colour by day and by night', () => {
    const palette = ['games/salamandra/board/art/palette.css', 'web/tokens.css'].map(read);
    const named = (theme: string): string[] =>
      palette
        .flatMap((css) => all(css.split(`[data-theme='${theme}']`)[1]!.split('}')[0]!, /(--[\w-]+):/g))
        .toSorted();
    expect(named('day')).to.deep.equal(named('night'));
    const styles = read('games/salamandra/board/art/art.css');
    const lent = all(styles, /(--[\w-]+):/g);
    const asked = new Set(all([sprite, styles, ...pieces].join(''), /var\((--[\w-]+)/g));
    const known = new Set([...named('day'), ...lent, '--serif', '--sans']);
    expect([...asked].filter((name) => !known.has(name))).to.deep.equal([]);
  });

  it('gives every colour a glyph, and every dye an emblem and a pattern', () => {
    const glyphs = COLOURS.map((colour) => sprite.split(`id="sm-f-${colour}"`)[1]?.split('</symbol>')[0]);
    expect(new Set(glyphs)).to.have.lengthOf(COLOURS.length).and.not.include(undefined);
    for (const part of ['emblem', 'pattern'] as const)
      expect(new Set(DYES.map((dye) => DYE_ART[dye][part]))).to.have.lengthOf(DYES.length);
  });

  it('draws no two fields and no two cards alike', () => {
    expect(new Set(FIELD_IDS.map((id) => draw(FieldArt, { id })))).to.have.lengthOf(FIELD_IDS.length);
    expect(new Set(CARD_IDS.map((id) => draw(CardArt, { id })))).to.have.lengthOf(CARD_IDS.length);
  });

  it('leaves out what an apprentice on the bonus spot covers', () => {
    const [open, covered] = [false, true].map((is) => draw(FieldArt, { id: 'F05', covered: is }));
    expect(open).to.include('sm-vp');
    expect(covered).not.to.include('sm-vp');
  });
});

describe('Sums', () => {
  const told = (tokens: readonly Token[]): string =>
    tokens.map((token) => ('name' in token ? token.name : 'n' in token ? `${token.n}` : token.kind)).join(' ');

  it('say the number before the thing, and nothing before a single one', () => {
    expect(told(gainsTokens([crystals(3), scrolls(1)]))).to.equal('3 crystal scroll');
    expect(told(costTokens({ fruit: 1, crystals: 2 }))).to.equal('2 crystal fruit');
  });

  it('say "for each" and "becomes"', () => {
    expect(told(gainsTokens([points(2, 'green')]))).to.equal('2 slash f-green');
    expect(told(exchangeTokens({ leaf: 1 }, [make('greenPotion')]))).to.equal('leaf chevron potion-green');
    expect(told(exchangeTokens({}, [crystals(3)]))).to.equal('3 crystal');
    expect(told(effectTokens(BEAST_CARDS.B11.effect))).to.equal('place f-orange chevron 1');
    expect(told(effectTokens(BEAST_CARDS.E9.effect))).to.equal('3 crystal chevron any');
    expect(told(offeringTokens(TEMPLE.yellow.cost))).to.equal('flip plus potion-green plus 2 crystal');
  });

  it('can be laid out for everything in the box, ink beside ink', () => {
    const sums = [
      ...FIELD_IDS.map(field).flatMap(({ cost, gain, work }) => [
        gainsTokens(gain),
        exchangeTokens(work.cost, work.gain),
        ...(cost ? [costTokens(cost)] : []),
      ]),
      ...GROVE_IDS.map((id) => gainsTokens(GROVES[id].gain)),
      ...Object.values(BEAST_CARDS).map((card) => effectTokens(card.effect)),
      ...Object.values(SALAMANDERS).map((card) => gainsTokens(card.gain)),
      ...Object.values(SPELLBOOKS).flatMap((book) => (book.per ? [perTokens(book.per)] : [])),
      ...Object.values(TEMPLE).flatMap((half) => [offeringTokens(half.cost), gainsTokens(half.emptyGain)]),
    ];
    for (const tokens of sums) {
      const { width, placed } = layOut(tokens);
      const starts = placed.map(({ x }) => x);
      expect(starts).to.have.lengthOf(tokens.length);
      expect(starts).to.deep.equal(starts.toSorted((a, b) => a - b));
      expect(width).to.be.greaterThan(starts.at(-1)!);
    }
  });

  it('are as large as their place allows', () => {
    const wide = layOut(gainsTokens([scrolls(2), points(12, 'beastCard')]));
    expect(fit(wide, Infinity, 20)).to.equal(20);
    expect((fit(wide, 40, 20) / GRID) * wide.width).to.be.closeTo(40, 1e-9);
  });
});
