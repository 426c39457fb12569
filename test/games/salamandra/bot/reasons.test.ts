import { expect } from 'chai';
import { prospects } from '../../../../src/games/salamandra/bot/outlook.ts';
import { REASONS, reasons } from '../../../../src/games/salamandra/bot/reasons.ts';
import { salamandra } from '../../../../src/games/salamandra/index.ts';
import { BOTS } from '../../../../src/play/bots.ts';
import { act, start } from '../../../../src/play/driver.ts';
import { randomFrom } from '../../../../src/play/random.ts';

const { rules } = salamandra;

describe('Reasons', () => {
  for (const players of [1, 2, 3, 4]) {
    it(`are in all what a seat can expect, in every position of a game with ${players}`, () => {
      const G = start(rules, players, 'reasons', players === 1 ? { rudolph: 1 } : undefined);
      const random = randomFrom('reasons');
      const weighty = new Set<string>();
      for (let seat = rules.toAct(G); seat !== null; seat = rules.toAct(G)) {
        const { points, lead } = prospects(G, seat);
        const found = Object.entries(reasons(G, seat));
        const sum = found.reduce((all, [, n]) => all + n, 0);
        expect(sum).to.be.closeTo(players === 1 ? points : lead, 1e-9);
        for (const [reason, n] of found) if (Math.abs(n) > 1) weighty.add(reason);
        for (const action of BOTS.medium(salamandra, rules.view(G, seat), seat, random))
          act(rules, G, { seat, action });
      }
      expect([...weighty]).to.have.members(REASONS.filter((reason) => players > 1 || reason !== 'others'));
    });
  }
});
