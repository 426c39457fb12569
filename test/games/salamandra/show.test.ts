import { expect } from 'chai';
import { stepsIn, tableAfter } from '../../../src/games/salamandra/board/solo/show.ts';
import { salamandra } from '../../../src/games/salamandra/index.ts';
import { logLines } from '../../../src/games/salamandra/log.ts';
import { placesOf } from '../../../src/games/salamandra/rules/geometry.ts';
import { play, view } from '../../../src/games/salamandra/rules/index.ts';
import { RUDOLPH } from '../../../src/games/salamandra/rules/rudolph.ts';
import { type G, playerAt } from '../../../src/games/salamandra/rules/state.ts';
import { start } from '../../../src/play/driver.ts';
import { pick, randomFrom } from '../../../src/play/random.ts';
import { give, table } from './table.ts';

const hisOnFields = (G: G): number => placesOf(G, RUDOLPH).length;

describe('What Rudolph does, step by step', () => {
  it('there is nothing to show where he has done nothing', () => {
    expect(stepsIn(table().events)).to.deep.equal([]);
  });

  it('in whole games: each step is one line of the log, the last one leaves the table as it is', () => {
    let shuffles = 0;
    let inscriptions = 0;
    let groves = 0;
    for (let game = 0; game < 60; game++) {
      const random = randomFrom(`show ${game}`);
      const G = start(salamandra.rules, 1, `show ${game}`, { rudolph: 2 });
      give(G, 0, { score: 200 });
      let rounds = 0;
      let garden = G.groves;
      const goOn = () => {
        garden = G.groves;
        play(G, 0, pick(salamandra.bot.plans(G, 0), random)[0]!);
      };
      for (; !G.over; goOn()) {
        const steps = stepsIn(G.events);
        if (steps.length === 0) continue;
        const seen = view(G);
        const lines = logLines(G.events).map(({ key }) => key);
        const begins = lines.includes('labour');
        expect(lines.slice(lines.indexOf(begins ? 'labour' : 'takeGrove'))).to.have.length(steps.length);
        expect(tableAfter(seen, steps, steps.length)).to.deep.equal({ ...seen, events: steps.at(-1) });

        const before = tableAfter(seen, steps, 0);
        const gained = G.events.flatMap((event) => (event.type === 'points' ? [event.n] : []));
        const total = gained.reduce((sum, n) => sum + n, 0);
        expect(playerAt(before, RUDOLPH).score).to.equal(playerAt(G, RUDOLPH).score - total);
        if (begins) {
          rounds++;
          const labour = G.events.find((event) => event.type === 'points' && event.source === 'labour');
          const moved = G.events.filter(({ type }) => type === 'inscribe').length;
          expect(hisOnFields(before)).to.equal(hisOnFields(G) + moved - G.round);
          expect(tableAfter(seen, steps, 1).events).to.deep.include(labour);
          inscriptions += moved;
          shuffles += G.events.filter(({ type }) => type === 'shuffle').length;
        } else {
          expect(before.groves).to.have.deep.members(garden);
          expect(playerAt(before, RUDOLPH).groves).to.have.length(playerAt(G, RUDOLPH).groves.length - steps.length);
          groves += steps.length;
        }
      }
      expect(rounds).to.equal(4);
    }
    expect(Math.min(shuffles, inscriptions, groves)).to.be.above(5);
  });

  it('does not touch the view', () => {
    const G = start(salamandra.rules, 1, 'still', { rudolph: 3 });
    const before = JSON.stringify(G);
    tableAfter(G, stepsIn(G.events), 0);
    expect(JSON.stringify(G)).to.equal(before);
  });
});
