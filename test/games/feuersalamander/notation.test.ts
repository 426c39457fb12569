import { expect } from 'chai';
import { notation, parseAction, writeAction } from '../../../src/games/feuersalamander/notation.ts';
import type { Action } from '../../../src/games/feuersalamander/rules/actions.ts';
import { play, resultOf } from '../../../src/games/feuersalamander/rules/index.ts';
import { arrange, deal, unshuffled } from '../../../src/games/feuersalamander/rules/setup.ts';
import type { G } from '../../../src/games/feuersalamander/rules/state.ts';
import { randomFrom } from '../../../src/play/random.ts';
import { choose } from './players.ts';
import { replay } from './replay.ts';

const FIGURES = ['king', 'monk', 'robber'] as const;

describe('Notation', () => {
  const LINES: [string, Action][] = [
    ['keys', ['keyThrow']],
    ['throw', ['throwSticks']],
    ['discard row-4', ['discard', 'row-4']],
    ['keep', ['keep']],
    ['token fire row-4 stone-2', ['placeToken', 'fire', 'row-4', 'stone-2']],
    ['move sum', ['move', 'sum']],
    ['home difference', ['goHome', 'difference']],
    ['ask air', ['ask', 'air']],
    ['lay air king row-1 robber stone-3 robber', ['lay', 'air', 0, 'row-1', 2, 'stone-3', 2]],
    ['swap', ['swap']],
    ['keep-shown', ['keepShown']],
    ['end', ['endTurn']],
    ['offer-end', ['offerEnd']],
    ['take-back', ['takeBack']],
  ];
  for (const [text, action] of LINES) {
    it(`"${text}" and back`, () => {
      expect(parseAction(text, FIGURES)).to.deep.equal(action);
      expect(writeAction(action, FIGURES)).to.equal(text);
    });
  }

  it('what is no action is none', () => {
    for (const text of ['', 'sing', 'discard', 'discard row-8', 'discard fire air', 'move', 'move 3', 'ask king']) {
      expect(parseAction(text, FIGURES), text).to.equal(null);
    }
    expect(parseAction('lay air queen row-1 robber stone-3 robber', FIGURES), 'the queen does not play').to.equal(
      null,
    );
    expect(parseAction('lay row-1 king air robber stone-3 robber', FIGURES)).to.equal(null);
  });

  it('random whole matches are written and read back the same, and replay to the same end', () => {
    for (let game = 0; game < 12; game++) {
      const players = 2 + (game % 3);
      const random = randomFrom(`notation/${game}`);
      const arrangement = arrange(players, random, { target: 49, series: 1 + (game % 2) });
      const G = deal(arrangement);
      const moves: { seat: number; action: Action }[] = [];
      while (!G.over) {
        const move = { seat: G.actor, action: choose(G, G.actor, random) };
        moves.push(move);
        play(G, move.seat, move.action);
      }
      const text = notation.write(arrangement, moves);
      const read = notation.parse(text);
      expect(read.arrangement).to.deep.equal(arrangement);
      expect(read.lines.map((line) => 'action' in line && { seat: line.seat, action: line.action })).to.deep.equal(
        moves,
      );
      const end = replay(text).at(-1) as G;
      expect(resultOf(end)).to.deep.equal(resultOf(G));
      expect(end).to.deep.equal(G);
    }
  });

  it('a person writes only what matters', () => {
    const { arrangement } = notation.parse('feuersalamander 3\ntrio king-monk-robber\npile fire row-5 fire');
    expect(arrangement).to.deep.include({ figures: FIGURES, target: 84, series: 1 });
    expect(arrangement.pile.slice(0, 5)).to.deep.equal(['fire', 'row-5', 'fire', 'air', 'air']);
    expect(arrangement.pile).to.have.members(unshuffled(3).pile);
  });

  describe('a mistake is told with its line', () => {
    const GAME = 'feuersalamander 2\n# a comment\npile fire row-5 air row-4\n';
    const MISTAKES: [string, RegExp][] = [
      ['', /line 1: a match begins with/],
      ['feuersalamander 5', /line 1: a match begins with/],
      ['feuersalamander 2\ntarget 463', /line 2: .*from 1 to 462/],
      ['feuersalamander 2\ntarget', /line 2: .*from 1 to 462/],
      ['feuersalamander 2\ntarget 49 50', /line 2: "target" takes one word/],
      ['feuersalamander 2\n\ntrio king-queen-monk', /line 3: The option "trio" is for 3 player/],
      ['feuersalamander 2\npair king-king', /line 2: .*one of king-queen/],
      [`${GAME}pile row-7 row-7`, /line 4: there is no row-7 in the pile, or not so many/],
      [`${GAME}chance 12`, /line 4: "chance" and a key/],
      [`${GAME}monk throw`, /line 4: monk does not play/],
      [`${GAME}king dance`, /line 4: "dance" is no action/],
      [`${GAME}= king`, /line 4: king has no score/],
      [`${GAME}king throw\npile fire`, /line 5: the pile is laid out before the first move/],
      [`${GAME}target 49`, /line 4: target does not play/],
    ];
    for (const [text, problem] of MISTAKES) {
      it(String(problem), () => {
        expect(() => notation.parse(text)).to.throw(problem);
      });
    }

    it('what chance did not bring, too', () => {
      const { seat } = replay(GAME)[0] as G;
      const first = ['king', 'queen'][seat];
      const [event] = (replay(`${GAME}${first} throw`).at(-1) as G).events;
      if (event?.type !== 'throw') throw new Error('nothing was thrown');
      const [a, b] = event.sticks;
      const drawn = event.symbol === 'salamander' ? ' air' : '';
      const thrown = `${a} ${b} ${event.symbol}${drawn}`;
      expect(notation.parse(`${GAME}${first} throw -> ${thrown}`).lines).to.have.length(1);
      expect(() => notation.parse(`${GAME}${first} throw -> ${(a % 4) + 1} ${b} ${event.symbol}${drawn}`)).to.throw(
        `line 4: it brings "${thrown}", not`,
      );
    });

    it('an illegal move is left to who replays it', () => {
      const { seat } = replay(GAME)[0] as G;
      const text = `${GAME}${['queen', 'king'][seat]} throw -> 1 1 token`;
      expect(notation.parse(text).lines).to.have.length(1);
      expect(() => replay(text)).to.throw('may not throwSticks: notYourTurn');
    });
  });
});
