import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { salamandra } from '../../../src/games/salamandra/index.ts';
import { RUDOLPH_LEVELS, type RudolphLevel } from '../../../src/games/salamandra/content/rudolph.ts';
import type { Action } from '../../../src/games/salamandra/rules/actions.ts';
import { placesOf } from '../../../src/games/salamandra/rules/geometry.ts';
import { legalMoves, play } from '../../../src/games/salamandra/rules/index.ts';
import { RUDOLPH } from '../../../src/games/salamandra/rules/rudolph.ts';
import { type G, type GameEvent, type Player, playerAt } from '../../../src/games/salamandra/rules/state.ts';
import { act, start } from '../../../src/play/driver.ts';
import { pick, randomFrom } from '../../../src/play/random.ts';
import { checkInvariants } from './invariants.ts';
import { give } from './table.ts';

/** Plays a game to its end; `choose` names the next actions of whoever is to act. */
function playOut(G: G, choose: (G: G) => Action[], onMove: (G: G) => void): G {
  while (!G.over) {
    for (const action of choose(G)) {
      act(salamandra.rules, G, { seat: G.seat, action });
      onMove(G);
    }
  }
  return G;
}

/** Every other game by pure chance; the rest by sensible plans, or they would hardly build and worship. */
const chooser =
  (game: number, random: () => number) =>
  (G: G): Action[] =>
    game % 2 === 0 || random() < 0.2
      ? [pick(legalMoves(G, G.seat), random)]
      : pick(salamandra.bot.plans(G, G.seat), random);

describe('3,000 random whole games', () => {
  for (const players of [2, 3, 4]) {
    it(`1,000 with ${players} players keep every invariant in every position, and end after 4 rounds`, () => {
      const kinds = new Set<GameEvent['type']>();
      for (let game = 0; game < 1000; game++) {
        const seed = `whole/${players}/${game}`;
        const random = randomFrom(seed);
        let rounds = 0;
        const G = playOut(start(salamandra.rules, players, seed), chooser(game, random), (position) => {
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

describe('1,000 random solo games', () => {
  it('keep every invariant in every position, and end with the final count or where Rudolph has caught up', () => {
    const kinds = new Set<GameEvent['type']>();
    const endings = new Set<string>();
    for (let game = 0; game < 1000; game++) {
      const seed = `solo/${game}`;
      const random = randomFrom(seed);
      const rudolph = RUDOLPH_LEVELS[game % 3] as RudolphLevel;
      let nobody = 0;
      const G = start(salamandra.rules, 1, seed, { rudolph });
      // chance would hardly ever see the later rounds without a start
      const lead = [0, 12, 200][game % 5] ?? 80;
      Object.assign(playerAt(G, 0), { score: lead, points: { ...playerAt(G, 0).points, bonus: lead } });
      playOut(G, chooser(game, random), (position) => {
        checkInvariants(position);
        for (const { type } of position.events) {
          kinds.add(type);
          if (type === 'placeNobody') nobody++;
        }
      });
      const [you, he] = G.players as [Player, Player];
      const placed = (G.round * (G.round + 1)) / 2 - nobody;
      const inBooks = G.books.flatMap(({ upper, lower }) => [upper, lower]).filter((seat) => seat === RUDOLPH);
      expect(placesOf(G, RUDOLPH).length + inBooks.length).to.equal(placed);
      const caughtUp = G.rudolph?.caughtUp;
      expect(salamandra.rules.result(G)?.winners).to.deep.equal(you.score > he.score ? [0] : [RUDOLPH]);
      if (caughtUp) expect(you.score).to.be.at.most(he.score);
      else expect(G.round).to.equal(4);
      endings.add(caughtUp ? `caught up in round ${G.round}` : you.score > he.score ? 'won' : 'lost by the count');
    }
    const his = ['labour', 'placement', 'place', 'scrolls', 'inscribe', 'gather', 'shuffle', 'caughtUp'];
    expect([...kinds], 'all that can happen has happened').to.include.members([...his, 'recycle', 'turnUp', 'end']);
    expect([...endings]).to.include.members(['won', 'caught up in round 1', 'caught up in round 2']);
  });
});

describe('Determinism', () => {
  const digest = (seed: string): string => {
    const hash = createHash('sha256');
    for (const players of [1, 2, 3, 4]) {
      const random = randomFrom(seed);
      const choose = (G: G): Action[] => [pick(legalMoves(G, G.seat), random)];
      const G = start(salamandra.rules, players, seed, players === 1 ? { rudolph: 2 } : {});
      playOut(G, choose, (position) => hash.update(JSON.stringify(position)));
    }
    return hash.digest('hex');
  };

  it('the same seed and the same moves give the same game, to the byte; another seed another', () => {
    expect(digest('solstice')).to.equal(digest('solstice'));
    expect(digest('solstice')).to.not.equal(digest('equinox'));
  });

  for (const [players, options] of [
    [3, {}],
    [1, { rudolph: 1 }],
  ] as const) {
    it(`a copy of a game for ${players} shares nothing that a move changes`, () => {
      const random = randomFrom('clone');
      const G = start(salamandra.rules, players, 'clone', options);
      while (!G.over) {
        const before = JSON.stringify(G);
        const copy = salamandra.bot.clone(G);
        expect({ ...copy, events: G.events }).to.deep.equal(G);
        for (const action of pick(salamandra.bot.plans(copy, copy.seat), random)) play(copy, copy.seat, action);
        expect(JSON.stringify(G)).to.equal(before);
        play(G, G.seat, pick(legalMoves(G, G.seat), random));
        give(G, 0, { score: 99 });
      }
    });
  }
});

describe('Secrets', () => {
  const { rules, bot } = salamandra;

  it('a view tells the order of no pile but for the top card of the face-up decks', () => {
    const random = randomFrom('secrets');
    for (let game = 0; game < 20; game++) {
      const players = 1 + (game % 4);
      const G = start(rules, players, `secrets/${game}`, players === 1 ? { rudolph: 3 } : {});
      while (!G.over) {
        const seen = rules.view(G, G.seat);
        expect(seen.piles.fields.every((id) => id === null)).to.equal(true);
        expect(seen.piles.groves.every((id) => id === null)).to.equal(true);
        if (seen.rudolph) expect(seen.rudolph.placement.every((card) => card === null)).to.equal(true);
        if (seen.rudolph) expect(seen.rudolph.reshuffle).to.equal(null);
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
