import { expect } from 'chai';
import { salamandra } from '../../../src/games/salamandra/index.ts';
import { notation, parseAction, writeAction } from '../../../src/games/salamandra/notation.ts';
import type { Action } from '../../../src/games/salamandra/rules/actions.ts';
import { play } from '../../../src/games/salamandra/rules/index.ts';
import { arrange, deal, unshuffled } from '../../../src/games/salamandra/rules/setup.ts';
import { pick, randomFrom } from '../../../src/play/random.ts';
import { verify } from '../../../src/play/verify.ts';

describe('Notation', () => {
  const LINES: [string, Action][] = [
    ['place start-green N', ['place', 'start-green', 'N']],
    ['build F05 2 -1', ['build', 'F05', 2, -1]],
    ['settle S', ['settle', 'S']],
    ['card eagle', ['takeCard', 'eagle']],
    ['work F06 W', ['work', 'F06', 'W']],
    ['flip F06 W', ['flip', 'F06', 'W']],
    ['convert exchange leaf', ['convert', 'exchange', 'leaf']],
    ['convert E4 duskPotion', ['convert', 'E4', 'duskPotion']],
    ['cauldron F11 E', ['activateCauldron', 'F11', 'E']],
    ['cauldron F07 E fruit', ['activateCauldron', 'F07', 'E', 'fruit']],
    ['temple black F07 E', ['activateTemple', 'black', 'F07', 'E']],
    ['reactivate F07 E', ['reactivate', 'F07', 'E']],
    ['grove G12', ['takeGrove', 'G12']],
    ['inscribe F07 E book-flat upper', ['inscribe', 'F07', 'E', 'book-flat', 'upper']],
    ['pass', ['pass']],
    ['harvest G12', ['harvest', 'G12']],
    ['recycle F07', ['recycle', 'F07']],
    ['recycle black-2', ['recycle', 'black-2']],
    ['end', ['endTurn']],
  ];
  for (const [text, action] of LINES) {
    it(`"${text}" and back`, () => {
      expect(parseAction(text)).to.deep.equal(action);
      expect(writeAction(action)).to.equal(text);
    });
  }

  it('what is no action is none', () => {
    for (const text of [
      '',
      'sing',
      'place',
      'place F05',
      'place F99 N',
      'place F05 N N',
      'build F05 2',
      'build F05 a b',
    ]) {
      expect(parseAction(text), text).to.equal(null);
    }
  });

  it('random whole games are written and read back the same, and verify', () => {
    for (let game = 0; game < 12; game++) {
      const players = 1 + (game % 4);
      const random = randomFrom(`notation/${game}`);
      const arrangement = arrange(players, random, players === 1 ? { rudolph: 2 } : {});
      const G = deal(arrangement);
      const moves: { seat: number; action: Action }[] = [];
      while (!G.over) {
        for (const action of pick(salamandra.bot.plans(G, G.seat), random)) {
          moves.push({ seat: G.seat, action });
          play(G, G.seat, action);
        }
      }
      const text = notation.write(arrangement, moves);
      const read = notation.parse(text);
      expect(read.arrangement).to.deep.equal(arrangement);
      expect(read.lines.map((line) => 'action' in line && { seat: line.seat, action: line.action })).to.deep.equal(
        moves,
      );
      expect(verify(text)).to.deep.equal({
        game: 'salamandra',
        moves: moves.length,
        result: salamandra.rules.result(G),
      });
    }
  });

  it('a person writes only what matters: the rest of a pile follows in the order of the component lists', () => {
    const { arrangement } = notation.parse('salamandra 3\nfields F20 F05\nmarkers weld madder woad');
    expect(arrangement.fields.slice(0, 4)).to.deep.equal(['F20', 'F05', 'F06', 'F07']);
    expect(arrangement.markers).to.deep.equal([2, 0, 1]);
    expect(arrangement.groves).to.deep.equal(unshuffled(3).groves);
  });

  it('a solo game names Rudolph, his level, his cards and what shuffles them', () => {
    const labour = { rounds: [3, 14, 15, 92], spellbook: 6 };
    const text =
      'salamandra 1\nrudolph 3\nlabour 3 14 15 92 spellbook 6\nplacement yellow-S black-W\nreshuffle 4711\nmarkers rudolph madder';
    const scores = '= madder 0 rudolph 3';
    const { arrangement } = notation.parse(`${text}\n${scores}`);
    expect(arrangement.rudolph).to.deep.include({ level: 3, labour, reshuffle: 4711 });
    expect(arrangement.rudolph?.placement.slice(0, 3)).to.deep.equal(['yellow-S', 'black-W', 'black-N']);
    expect(arrangement.markers).to.deep.equal([1, 0]);
    expect(verify(`${text}\n${scores}`).moves).to.equal(0);
    expect(notation.parse(notation.write(arrangement, [])).arrangement).to.deep.equal(arrangement);
  });

  describe('a mistake is told with its line', () => {
    const ALONE = 'salamandra 1\nrudolph 1\n';
    const GAME = 'salamandra 2\n# a comment\nmarkers woad madder\n';
    const MISTAKES: [string, RegExp][] = [
      ['', /line 1: a game begins with/],
      ['salamandra 5', /line 1: a game begins with/],
      [`${GAME}fields F05 F99`, /line 4: there is no F99 among the fields/],
      [`${GAME}fields F05 F05`, /line 4: one of the fields is named twice/],
      ['salamandra 3\nmarkers weld', /line 2: every score marker has its place/],
      [`${GAME}weld place start-green N`, /line 4: weld does not play/],
      [`${GAME}madder dance`, /line 4: "dance" is no action/],
      [`${GAME}madder place start-green N\nfields F05`, /line 5: the fields are laid out before the first move/],
      [`${GAME}= madder`, /line 4: madder has no score/],
      ['salamandra 1', /line 1: With 1 player the option "rudolph" must be one of 1, 2, 3/],
      ['salamandra 1\nrudolph 4', /line 2: With 1 player the option "rudolph" must be one of 1, 2, 3/],
      ['salamandra 2\nrudolph 1', /line 2: The option "rudolph" is for 1 player/],
      [`${GAME}placement black-N`, /line 4: .* is no action/],
      [`${GAME}labour 1 2 3 4 spellbook 5`, /line 4: "labour/],
      [`${ALONE}labour 1 2 3 spellbook 5`, /line 3: "labour/],
      [`${ALONE}labour 1 2 3 4`, /line 3: "labour/],
      [`${ALONE}labour 1 2 3 4444 spellbook 5`, /line 3: "labour/],
      [`${GAME}reshuffle 5`, /line 4: "reshuffle" and a number/],
      [`${ALONE}reshuffle -1`, /line 3: "reshuffle" and a number/],
      [`${ALONE}placement black-X`, /line 3: there is no black-X among the placement/],
      [`${ALONE}woad pass`, /line 3: woad does not play/],
    ];
    for (const [text, problem] of MISTAKES) {
      it(String(problem), () => {
        expect(() => notation.parse(text)).to.throw(problem);
      });
    }
    it('an illegal move and a wrong score too', () => {
      const move = `${GAME}madder place start-green N\n`;
      expect(() => verify(`${move}woad pass`)).to.throw('line 5: seat 1 may not pass: notYourTurn');
      expect(() => verify(`${move}madder place start-green E`)).to.throw(
        'line 5: seat 0 may not place start-green E: alreadyActed',
      );
      expect(() => verify(`${ALONE}rudolph pass`)).to.throw('line 3: seat 1 may not pass: notYourTurn');
      expect(() => verify(`${move}= madder 2`)).to.throw('line 5: seat 0 has 1 points, not 2');
    });
  });
});
