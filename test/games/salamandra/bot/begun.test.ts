import { expect } from 'chai';
import { salamandra } from '../../../../src/games/salamandra/index.ts';
import { BOTS } from '../../../../src/play/bots.ts';
import { act, start } from '../../../../src/play/driver.ts';
import { randomFrom } from '../../../../src/play/random.ts';

const { rules, bot } = salamandra;

describe('A turn', () => {
  for (const players of [1, 2, 3, 4]) {
    it(`is begun by its first decision and by no other, in games with ${players}`, () => {
      let reactivated = 0;
      for (let game = 0; game < 40; game++) {
        const seed = `begun/${players}/${game}`;
        const G = start(rules, players, seed, players === 1 ? { rudolph: 1 } : undefined);
        const random = randomFrom(seed);
        let turn = 0;
        for (let seat = rules.toAct(G); seat !== null; seat = rules.toAct(G)) {
          const isNew = rules.turn(G) > turn;
          turn = rules.turn(G);
          expect(bot.begun(rules.view(G, seat)), `game ${game}, turn ${turn}`).to.equal(!isNew);
          const actions = BOTS.medium(salamandra, rules.view(G, seat), seat, random);
          for (const action of actions) act(rules, G, { seat, action });
          if (rules.turn(G) === turn && !G.acted && actions.at(-1)?.[0] === 'reactivate') reactivated++;
        }
      }
      expect(reactivated).to.be.above(0);
    });
  }
});
