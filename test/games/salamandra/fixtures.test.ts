import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { G } from '../../../src/games/salamandra/rules/state.ts';
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
  it('there are six or more, with 2, 3 and 4 players', () => {
    expect(NAMES.length).to.be.at.least(6);
    const players = new Set(NAMES.map((name) => replay(name)[0]?.players.length));
    expect([...players]).to.have.members([2, 3, 4]);
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

  it('three-way-faith shares the Bear majority among three', () => {
    const end = replay('three-way-faith').at(-1);
    expect(end?.players.map((player) => player.points.faithBear)).to.deep.equal([4, 4, 4]);
  });
});
