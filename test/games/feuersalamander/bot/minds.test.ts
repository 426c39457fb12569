import { expect } from 'chai';
import { imagine } from '../../../../src/games/feuersalamander/bot/worlds.ts';
import { feuersalamander } from '../../../../src/games/feuersalamander/index.ts';
import { view } from '../../../../src/games/feuersalamander/rules/index.ts';
import type { G } from '../../../../src/games/feuersalamander/rules/state.ts';
import type { AnyGame } from '../../../../src/games/index.ts';
import type { BotLevel } from '../../../../src/play/levels.ts';
import { BOTS } from '../../../../src/play/bots.ts';
import { act, start } from '../../../../src/play/driver.ts';
import { randomFrom } from '../../../../src/play/random.ts';
import { simulate, type Simulation } from '../../../../src/play/simulate.ts';

const { rules, meta, bot } = feuersalamander;
const LEVELS: readonly BotLevel[] = meta.bots;

const played = (seats: readonly BotLevel[], games: number, seed: string, options?: object): Simulation =>
  simulate(feuersalamander as unknown as AnyGame, { seats, games, seed, options: { ...options } });

/** Calls back before the decisions of a whole game between bots of all levels. */
function throughGame(players: number, seed: string, look: (G: G) => void): void {
  const G = start(rules, players, seed);
  const random = randomFrom(`${seed}/bots`);
  for (let seat = rules.toAct(G); seat !== null; seat = rules.toAct(G)) {
    look(G);
    const level = LEVELS[(seat + 1) % LEVELS.length] as BotLevel;
    for (const action of BOTS[level](feuersalamander, view(G, seat), seat, random)) act(rules, G, { seat, action });
  }
}

describe('The bots of Der Feuer-Salamander', () => {
  it('there is one for each level that the game names, and no other', () => {
    expect('minds' in bot && Object.keys(bot.minds)).to.have.members([...LEVELS]);
    const G = start(rules, 2, 'no other');
    expect(() => BOTS.expert(feuersalamander, view(G, G.actor), G.actor, randomFrom(''))).to.throw(
      'Der Feuer-Salamander has no bot "expert"',
    );
  });

  for (const players of [2, 3, 4]) {
    it(`play nothing but legal moves through whole matches with ${players} players, whatever the target`, () => {
      const seats = Array.from({ length: players }, (_, seat) => LEVELS[(seat + 1) % LEVELS.length] as BotLevel);
      for (const [target, series] of [
        [1, 3],
        [49, 2],
        [100, 1],
        [462, 1],
      ]) {
        const { errors, wins } = played(seats, 1, 'legal', { target, series });
        expect(errors, `to ${target}`).to.equal(0);
        expect(wins.reduce((sum, each) => sum + each, 0)).to.be.closeTo(1, 1e-9);
      }
    });
  }

  it('the same seed gives the same game, another seed another', () => {
    const digest = (seed: string): string => played(LEVELS, 1, seed).digest;
    expect(digest('a')).to.equal(digest('a'));
    expect(digest('a')).to.not.equal(digest('b'));
  });

  for (const players of [2, 3, 4]) {
    it(`decide the same with ${players} players, whatever is hidden from their view, and leave it as it is`, () => {
      const random = randomFrom('hidden');
      const stages = new Set<string>();
      throughGame(players, 'hidden', (truth) => {
        const seat = truth.actor;
        if (stages.has(truth.stage) && random() < 0.9) return;
        stages.add(truth.stage);
        const seen = view(truth, seat);
        const before = JSON.stringify(seen);
        const other = imagine(seen, random);
        expect(other.pile).to.not.deep.equal(truth.pile);
        for (const level of LEVELS) {
          const decide = (G: G) => BOTS[level](feuersalamander, view(G, seat), seat, randomFrom('seed'));
          expect(decide(other), `${level} at ${truth.stage}`).to.deep.equal(decide(truth));
        }
        expect(JSON.stringify(seen)).to.equal(before);
      });
      expect(stages.size).to.be.at.least(6);
    });
  }
});
