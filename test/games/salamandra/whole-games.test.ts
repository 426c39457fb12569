import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { salamandra } from '../../../src/games/salamandra/index.ts';
import type { Action } from '../../../src/games/salamandra/rules/actions.ts';
import { legalMoves, play } from '../../../src/games/salamandra/rules/index.ts';
import type { G, GameEvent } from '../../../src/games/salamandra/rules/state.ts';
import { act, start } from '../../../src/play/driver.ts';
import { pick, randomFrom } from '../../../src/play/random.ts';
import { checkInvariants } from './invariants.ts';

/** Plays a whole game; `choose` names the next actions of whoever is to act. */
function playOut(players: number, seed: string, choose: (G: G) => Action[], onMove: (G: G) => void): G {
  const G = start(salamandra.rules, players, seed);
  while (!G.over) {
    for (const action of choose(G)) {
      act(salamandra.rules, G, { seat: G.seat, action });
      onMove(G);
    }
  }
  return G;
}

describe('3,000 random whole games', () => {
  for (const players of [2, 3, 4]) {
    it(`1,000 with ${players} players keep every invariant in every position, and end after 4 rounds`, () => {
      const kinds = new Set<GameEvent['type']>();
      for (let game = 0; game < 1000; game++) {
        const seed = `whole/${players}/${game}`;
        const random = randomFrom(seed);
        // half of them by pure chance; the other half by sensible plans, or they would hardly build and worship
        const choose = (G: G): Action[] =>
          game % 2 === 0 || random() < 0.2
            ? [pick(legalMoves(G, G.seat), random)]
            : pick(salamandra.bot.plans(G, G.seat), random);
        let rounds = 0;
        const G = playOut(players, seed, choose, (position) => {
          checkInvariants(position);
          for (const event of position.events) {
            kinds.add(event.type);
            if (event.type === 'round') rounds++;
          }
        });
        expect(G.round).to.equal(4);
        expect(rounds, 'rounds begun after the first').to.equal(3);
        expect(G.players.every((player) => player.passed && player.available === 0)).to.equal(true);
      }
      const all = [
        'place',
        'settle',
        'work',
        'flip',
        'cauldron',
        'reactivate',
        'build',
        'convert',
        'temple',
        'inscribe',
      ];
      const more = [
        'takeBeastCard',
        'takeSalamanderCard',
        'harvest',
        'takeGrove',
        'pass',
        'points',
        'crystals',
        'scrolls',
      ];
      expect([...kinds], 'all that can happen has happened').to.include.members([
        ...all,
        ...more,
        'resource',
        'turnUp',
        'grow',
        'round',
        'end',
      ]);
    });
  }
});

describe('Determinism', () => {
  const digest = (seed: string): string => {
    const hash = createHash('sha256');
    for (const players of [2, 3, 4]) {
      const random = randomFrom(seed);
      const choose = (G: G): Action[] => [pick(legalMoves(G, G.seat), random)];
      playOut(players, seed, choose, (G) => hash.update(JSON.stringify(G)));
    }
    return hash.digest('hex');
  };

  it('the same seed and the same moves give the same game, to the byte; another seed another', () => {
    expect(digest('solstice')).to.equal(digest('solstice'));
    expect(digest('solstice')).to.not.equal(digest('equinox'));
  });

  it('a copy shares nothing that a move changes', () => {
    const random = randomFrom('clone');
    const G = start(salamandra.rules, 3, 'clone');
    while (!G.over) {
      const before = JSON.stringify(G);
      const copy = salamandra.bot.clone(G);
      expect({ ...copy, events: G.events }).to.deep.equal(G);
      for (const action of pick(salamandra.bot.plans(copy, copy.seat), random)) play(copy, copy.seat, action);
      expect(JSON.stringify(G)).to.equal(before);
      play(G, G.seat, pick(legalMoves(G, G.seat), random));
    }
  });
});

describe('Secrets', () => {
  const { rules, bot } = salamandra;

  it('a view tells the order of no pile but for the top card of the face-up decks', () => {
    const random = randomFrom('secrets');
    for (let game = 0; game < 20; game++) {
      const G = start(rules, 2 + (game % 3), `secrets/${game}`);
      while (!G.over) {
        const seen = rules.view(G, G.seat);
        expect(seen.piles.fields.every((id) => id === null)).to.equal(true);
        expect(seen.piles.groves.every((id) => id === null)).to.equal(true);
        for (const deck of ['bear', 'eagle', 'black', 'yellow'] as const) {
          expect(seen.piles[deck]).to.deep.equal(G.piles[deck].map((id, i) => (i === 0 ? id : null)));
        }
        // a position that differs only in what is hidden looks just the same
        const imagined = bot.imagine(seen, random);
        checkInvariants(imagined);
        expect(JSON.stringify(rules.view(imagined, null))).to.equal(JSON.stringify(seen));
        play(G, G.seat, pick(legalMoves(G, G.seat), random));
      }
    }
  });
});
