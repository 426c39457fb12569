import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { G, GameEvent } from '../../../src/games/salamandra/rules/state.ts';
import { verify } from '../../../src/play/verify.ts';
import { checkInvariants } from './invariants.ts';

/** Whole games whose scores on the way and at the end were reckoned by hand from the rules, not by this program. */
const FOLDER = new URL('../../fixtures/salamandra/', import.meta.url);
const NAMES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.slice(0, -'.txt'.length));

const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');

interface Reckoned {
  /** By seat, by source, without the zeros. */
  points: Record<string, number>[];
  winners: number[];
}

function replay(name: string): G[] {
  const positions: G[] = [];
  verify(read(`${name}.txt`), ({ state }) => positions.push(structuredClone(state as G)));
  return positions;
}

const eventsOf = (name: string) => replay(name).flatMap((G) => G.events);

describe('Whole games reckoned by hand', () => {
  it('there are ten or more, alone and with 2, 3 and 4 players', () => {
    expect(NAMES.length).to.be.at.least(10);
    const openings = NAMES.map((name) => replay(name)[0] as G);
    const players = new Set(openings.map((G) => (G.rudolph ? 1 : G.players.length)));
    expect([...players]).to.have.members([1, 2, 3, 4]);
  });

  for (const name of NAMES) {
    it(name, () => {
      const positions = replay(name);
      for (const G of positions) checkInvariants(G);
      const end = positions.at(-1) as G;
      const { points, winners } = JSON.parse(read(`${name}.json`)) as Reckoned;
      expect(end.over, 'the game is played to its end').to.equal(true);
      const got = end.players.map((player) => Object.entries(player.points).filter(([, n]) => n !== 0));
      expect(got.map((entries) => Object.fromEntries(entries) as object)).to.deep.equal(points);
      expect(end.events.at(-1)).to.deep.equal({ type: 'end', winners });
    });
  }

  it('nowhere-to-stand has the exceptional case', () => {
    expect(eventsOf('nowhere-to-stand').some((event) => event.type === 'build' && event.free)).to.equal(true);
  });

  it('temple-runs-dry empties a temple deck and activates it once more', () => {
    const positions = replay('temple-runs-dry');
    expect(positions.at(-1)?.piles.black).to.deep.equal([]);
    const dry = positions.flatMap((G) => G.events.filter(({ type }) => type.startsWith('t')).map(({ type }) => type));
    expect(dry.filter((type) => type === 'temple').length).to.be.above(
      dry.filter((type) => type === 'takeSalamanderCard').length,
    );
  });

  it('Rudolph is beaten, has caught up after round 2 and after round 4, and is ahead only by the final count', () => {
    const endings = NAMES.filter((name) => name.startsWith('rudolph')).map((name) => {
      const end = replay(name).at(-1) as G;
      const [winner] = (end.events.at(-1) as Extract<GameEvent, { type: 'end' }>).winners;
      return [winner, end.round, end.rudolph?.caughtUp];
    });
    expect(endings).to.have.deep.members([
      [0, 4, false],
      [1, 4, false],
      [1, 4, true],
      [1, 2, true],
    ]);
  });

  it('three-way-faith shares the Bear majority among three', () => {
    const end = replay('three-way-faith').at(-1);
    expect(end?.players.map((player) => player.points.faithBear)).to.deep.equal([4, 4, 4]);
  });
});
