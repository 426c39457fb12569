import { createHash } from 'node:crypto';
import { expect } from 'chai';

import { playable } from '../../../src/games/feuersalamander/playable.ts';
import type { Options } from '../../../src/games/feuersalamander/rules/setup.ts';
import type { Ending, G, GameEvent } from '../../../src/games/feuersalamander/rules/state.ts';
import { act, start } from '../../../src/play/driver.ts';
import { randomFrom } from '../../../src/play/random.ts';
import { checkInvariants } from './invariants.ts';
import { choose } from './players.ts';

const { rules } = playable;

function playOut(G: G, random: () => number, onMove: (G: G) => void): G {
  while (!G.over) {
    act(rules, G, { seat: G.actor, action: choose(G, G.actor, random) });
    onMove(G);
  }
  return G;
}

/** Games for little and for the usual score, for more than one combination can bring and for all there is; series. */
const optionsOf = (game: number): Options => {
  if (game % 50 === 7) return { target: 462 };
  if (game % 10 === 3) return { target: 10, series: 3 };
  return { target: [84, 24, 49, 24, 100, 1, 24, 49, 85, 24][game % 10] as number };
};

const EVENTS: GameEvent['type'][] = (
  'start throw keyThrow freed draw keep noToken reshuffle discard token move caught ask lay tokenBack fail swap ' +
  'keepShown offerEnd takeBack gameOver game end'
).split(' ') as GameEvent['type'][];

describe('3,000 random whole games', () => {
  for (const players of [2, 3, 4]) {
    it(`1,000 with ${players} players keep every invariant in every position`, () => {
      const kinds = new Set<GameEvent['type']>();
      const endings = new Set<Ending>();
      for (let game = 0; game < 1000; game++) {
        const seed = `whole/${players}/${game}`;
        const options = optionsOf(game);
        let over = 0;
        const G = playOut(start(rules, players, seed, { ...options }), randomFrom(seed), (position) => {
          checkInvariants(position);
          for (const event of position.events) {
            kinds.add(event.type);
            if (event.type !== 'gameOver') continue;
            over++;
            endings.add(event.why);
            if (event.why === 'target') expect(Math.max(...event.points)).to.be.at.least(position.target);
          }
        });
        expect(over, 'games of the match').to.equal(options.series ?? 1);
        const scores = rules.scores(G);
        expect(rules.result(G)?.scores).to.deep.equal(scores);
        for (const seat of rules.result(G)?.winners ?? []) expect(scores[seat]).to.equal(Math.max(...scores));
      }
      expect([...kinds], 'all that can happen has happened').to.include.members(EVENTS);
      expect([...endings]).to.have.members(['target', 'cards', 'agreement']);
    });
  }
});

describe('Determinism', () => {
  const digest = (seed: string): string => {
    const hash = createHash('sha256');
    for (const players of [2, 3, 4]) {
      playOut(start(rules, players, seed), randomFrom(seed), (G) => hash.update(JSON.stringify(G)));
    }
    return hash.digest('hex');
  };

  it('the same seed and the same moves give the same game, to the byte; another seed another', () => {
    expect(digest('solstice')).to.equal(digest('solstice'));
    expect(digest('solstice')).to.not.equal(digest('equinox'));
  });
});
