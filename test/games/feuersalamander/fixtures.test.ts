import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { resultOf } from '../../../src/games/feuersalamander/rules/index.ts';
import type { G } from '../../../src/games/feuersalamander/rules/state.ts';
import { checkInvariants } from './invariants.ts';
import { replay } from './replay.ts';

/** Whole matches of which every line was reckoned from the rules once more, apart from this program. */
const FOLDER = new URL('../../fixtures/feuersalamander/', import.meta.url);
const NAMES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.slice(0, -'.txt'.length));

const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');

interface Reckoned {
  /** In the order of laying. */
  combinations: [figure: string, points: number][];
  /** Points by seat, game by game. */
  results: number[][];
  scores: number[];
  winners: string[];
}

const positionsOf = (name: string): G[] => replay(read(`${name}.txt`));
const eventsOf = (name: string) => positionsOf(name).flatMap((G) => G.events);

describe('Whole matches, each reckoned twice', () => {
  it('there are four, with 2, 3 and 4 players', () => {
    expect(NAMES.length).to.be.at.least(4);
    expect([...new Set(NAMES.map((name) => positionsOf(name)[0]?.players.length))]).to.have.members([2, 3, 4]);
  });

  for (const name of NAMES) {
    it(name, () => {
      for (const G of positionsOf(name)) checkInvariants(G);
      const end = positionsOf(name).at(-1) as G;
      const { combinations, results, scores, winners } = JSON.parse(read(`${name}.json`)) as Reckoned;
      expect(end.over, 'the match is played to its end').to.equal(true);
      const laid = eventsOf(name).flatMap((event) => (event.type === 'lay' ? [event] : []));
      expect(laid.map(({ seat, points }) => [end.figures[seat], points])).to.deep.equal(combinations);
      expect(end.results).to.deep.equal(results);
      expect(resultOf(end)?.scores).to.deep.equal(scores);
      expect(resultOf(end)?.winners.map((seat) => end.figures[seat])).to.deep.equal(winners);
    });
  }

  it('tell what happened behind the arrow wherever chance or a hand decided', () => {
    for (const name of NAMES) {
      const lines = read(`${name}.txt`).split('\n');
      const decided = lines.filter((line) => /^\w+ (throw|keys|move|home|ask|lay|swap)\b/.test(line));
      expect(decided.length).to.be.above(30);
      for (const line of decided) expect(line).to.include(' -> ');
    }
  });

  for (const name of ['monk-against-robber', 'three-round-the-lair', 'four-until-the-pile-is-empty']) {
    it(`${name} has a failed combination with a swap, the dungeon left both ways, and a second throw`, () => {
      const types = new Set(eventsOf(name).map(({ type }) => type));
      expect([...types]).to.include.members(['fail', 'swap', 'keyThrow', 'caught', 'ask']);
      const lines = read(`${name}.txt`);
      expect(lines).to.match(/ keys -> .* freed$/m);
      expect(lines).to.match(/ ask .* freed$/m);
      expect(positionsOf(name).some((G, i, all) => G.events[0]?.type === 'throw' && all[i - 1]?.throw)).to.equal(
        true,
      );
    });
  }

  it('four-until-the-pile-is-empty shuffles the discards into a new pile', () => {
    expect(eventsOf('four-until-the-pile-is-empty').filter(({ type }) => type === 'reshuffle')).to.have.length(1);
  });

  it('two-games-by-agreement ends one game by agreement and one by the target', () => {
    const endings = eventsOf('two-games-by-agreement').flatMap((event) =>
      event.type === 'gameOver' ? [event.why] : [],
    );
    expect(endings).to.deep.equal(['agreement', 'target']);
  });
});
