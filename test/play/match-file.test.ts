import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { salamandra } from '../../src/games/salamandra/index.ts';
import type { Action } from '../../src/games/salamandra/rules/actions.ts';
import type { G } from '../../src/games/salamandra/rules/state.ts';
import type { Options } from '../../src/games/module.ts';
import { type Move, start } from '../../src/play/driver.ts';
import { exportMatch, type MatchFile } from '../../src/play/match-file.ts';
import { pick, randomFrom } from '../../src/play/random.ts';
import { type Step, verify } from '../../src/play/verify.ts';
import { commandIn, expectRefusal } from '../command.ts';

const { rules } = salamandra;

function someMatch(players: number, seed: string, options?: Options): MatchFile {
  const random = randomFrom(seed);
  const G = start(rules, players, seed, options);
  const moves: Move<Action>[] = [];
  while (!G.over) {
    const action = pick(rules.legalMoves(G, G.seat), random);
    moves.push({ seat: G.seat, action });
    rules.play(G, G.seat, action);
  }
  return exportMatch(salamandra, players, seed, moves, options);
}

describe('A match as a file', () => {
  const file = someMatch(2, 'file');
  const changed = (changes: Partial<Record<keyof MatchFile, unknown>>): string =>
    JSON.stringify({ ...file, ...changes });

  it('verifies, with the result it tells', () => {
    expect(verify(JSON.stringify(file))).to.deep.equal({
      game: 'salamandra',
      moves: file.moves.length,
      result: file.result,
    });
  });

  it('of a match that goes on has no result yet', () => {
    const part = exportMatch(salamandra, 2, 'file', file.moves.slice(0, 7));
    expect(part.result).to.equal(null);
    expect(verify(JSON.stringify(part)).result).to.equal(null);
  });

  it('needs no seed: the arrangement is enough', () => {
    expect(verify(changed({ seed: null })).result).to.deep.equal(file.result);
  });

  const MISTAKES: [string, Partial<Record<keyof MatchFile, unknown>>, RegExp][] = [
    ['of another format', { litha: 2 }, /not a match file of version 1/],
    ['of an unknown game', { game: 'chess' }, /there is no game "chess": choose one of salamandra, feuersalamander/],
    ['with a game name from the prototype', { game: 'constructor' }, /there is no game "constructor"/],
    ['for too many players', { options: { players: 5 } }, /options.players must be from 1 to 4/],
    [
      'for two against Rudolph',
      { options: { players: 2, rudolph: 1 } },
      /options: The option "rudolph" is for 1 player/,
    ],
    ['without options', { options: null }, /options must be an object/],
    ['without an arrangement', { arrangement: null }, /the arrangement is missing/],
    ['with a pile that lacks pieces', { arrangement: { start: [] } }, /the arrangement's start are not the 4 pieces/],
    ['with another seed', { seed: 'other' }, /not the one that the seed gives/],
    ['without moves', { moves: 'none' }, /moves must be a list/],
    ['with a move of nobody', { moves: [{ action: ['pass'] }] }, /move 1 needs a seat/],
    ['with an illegal move', { moves: [...file.moves, { seat: 0, action: ['pass'] }] }, /may not pass: gameOver/],
    ['with garbage for a move', { moves: [{ seat: 0, action: ['__proto__'] }] }, /line 1: .*unknownMove/],
    ['with another result', { result: { scores: [0, 0], winners: [0] } }, /the file says .* the rules/],
  ];
  for (const [what, changes, problem] of MISTAKES) {
    it(`${what} is refused with the reason`, () => {
      expect(() => verify(changed(changes))).to.throw(problem);
    });
  }

  describe('of a solo game', () => {
    const solo = someMatch(1, 'solo', { rudolph: 2 });
    const { rudolph } = solo.arrangement as { rudolph: object };
    const verifyWith = (changes: Partial<Record<keyof MatchFile, unknown>>) =>
      verify(JSON.stringify({ ...solo, ...changes }));

    it("has Rudolph's level among the options and verifies, with both scores", () => {
      expect(solo.options).to.deep.equal({ players: 1, rudolph: 2 });
      expect(solo.result?.scores).to.have.length(2);
      expect(verifyWith({}).result).to.deep.equal(solo.result);
      expect(verifyWith({ seed: null }).result).to.deep.equal(solo.result);
    });

    it('keeps the Labour card that it was dealt with, though the content has another by now', () => {
      const labour = { rounds: [0, 1, 2, 3], spellbook: 4 };
      const arrangement = { ...Object(solo.arrangement), rudolph: { ...rudolph, labour } } as unknown;
      const saved = JSON.stringify({ ...solo, arrangement, moves: [], result: null });
      verify(saved, ({ state }) => {
        expect(rules.scores(state as G)).to.deep.equal([0, 0]);
        const exported = exportMatch(salamandra, 1, 'solo', [], { rudolph: 2 }, state);
        expect(exported.arrangement).to.deep.equal(arrangement);
      });
    });

    const WRONG: [string, Partial<Record<keyof MatchFile, unknown>>, RegExp][] = [
      ['no level', { options: { players: 1 } }, /With 1 player the option "rudolph" must be one of 1, 2, 3/],
      ['another level', { options: { players: 1, rudolph: 3 } }, /not of the level that the options say/],
      ['an unknown option', { options: { players: 1, rudolph: 2, luck: 1 } }, /Salamandra has no option "luck"/],
      ['no cards of his', { arrangement: { ...Object(solo.arrangement), rudolph: {} } }, /placement are not the 16/],
      [
        'no number to shuffle by',
        { arrangement: { ...Object(solo.arrangement), rudolph: { ...rudolph, reshuffle: 0.5 } } },
        /has no reshuffle/,
      ],
      [
        'a Labour card for three rounds',
        {
          arrangement: {
            ...Object(solo.arrangement),
            rudolph: { ...rudolph, labour: { rounds: [1, 2, 3], spellbook: 4 } },
          },
        },
        /has no Labour card/,
      ],
    ];
    for (const [what, changes, problem] of WRONG) {
      it(`with ${what} is refused with the reason`, () => {
        expect(() => verifyWith(changes)).to.throw(problem);
      });
    }
  });

  it('that was cut off is refused with the reason', () => {
    expect(() => verify(JSON.stringify(file).slice(0, -9))).to.throw('the file is broken, it is no JSON');
  });

  describe('npm run verify', () => {
    const verifyFile = commandIn('src/play/commands/verify.ts');
    let folder: string;
    before(() => {
      folder = mkdtempSync(join(tmpdir(), 'litha-'));
      writeFileSync(join(folder, 'match.json'), JSON.stringify(file));
      writeFileSync(join(folder, 'broken.json'), changed({ moves: [{ seat: 5, action: ['pass'] }] }));
    });
    after(() => rmSync(folder, { recursive: true }));

    it('prints the final scores', async () => {
      const { stdout } = await verifyFile(join(folder, 'match.json'));
      expect(JSON.parse(stdout)).to.deep.include({ result: file.result });
    });

    it('--steps prints a line of JSON for each step: the action, the state, and all legal moves', async () => {
      const { stdout } = await verifyFile('--steps', join(folder, 'match.json'));
      const steps = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Step);
      expect(steps).to.have.length(file.moves.length + 2);
      const G = rules.deal(file.arrangement as Parameters<typeof rules.deal>[0]);
      for (const [i, step] of steps.slice(0, -1).entries()) {
        const move = file.moves[i - 1];
        if (move) rules.play(G, move.seat, move.action as Action);
        expect(step).to.deep.equal({
          step: i,
          seat: move?.seat ?? null,
          action: move?.action ?? null,
          state: G,
          toAct: rules.toAct(G),
          legal: rules.legalMoves(G, G.seat),
        });
      }
    });

    it('tells in one line what is wrong, and fails', () =>
      expectRefusal(verifyFile, [join(folder, 'broken.json')], 'line 1: seat 5 may not pass: notYourTurn\n'));
  });
});
