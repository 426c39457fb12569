import { expect } from 'chai';
import {
  circuitLength,
  gateOf,
  hostOf,
  reachesHome,
  stepsOn,
} from '../../../../src/games/feuersalamander/rules/circuit.ts';

describe('The circuit', () => {
  it('has 5 spaces before every start place in play: 20, 15 or 10 with 4, 3 or 2 players', () => {
    expect([4, 3, 2].map(circuitLength)).to.deep.equal([20, 15, 10]);
    for (const players of [2, 3, 4]) {
      const hosts = Array.from({ length: circuitLength(players) }, (_, space) => hostOf(space));
      for (let seat = 0; seat < players; seat++) expect(hosts.filter((host) => host === seat)).to.have.length(5);
    }
  });

  it('the third of the five is the gate of that start place', () => {
    for (const seat of [0, 1, 2, 3]) {
      expect(hostOf(gateOf(seat))).to.equal(seat);
      expect(gateOf(seat) - 5 * seat).to.equal(2);
    }
  });

  it('from the start place the gate is the first space', () => {
    for (const players of [2, 3, 4]) {
      for (let seat = 0; seat < players; seat++) {
        expect(stepsOn('start', seat, 1, players)).to.equal(gateOf(seat));
        expect(stepsOn('start', seat, 4, players)).to.equal((gateOf(seat) + 3) % circuitLength(players));
      }
    }
  });

  it('goes round: with 2 players the tenth step leads to where one stood', () => {
    expect(stepsOn(7, 0, 3, 2)).to.equal(0);
    expect(stepsOn(8, 1, 8, 2)).to.equal(6);
    expect(stepsOn(13, 0, 4, 3)).to.equal(2);
    expect(stepsOn(18, 2, 3, 4)).to.equal(1);
  });

  it('0 stays where it is', () => {
    for (const place of ['start', 0, 9] as const) expect(stepsOn(place, 1, 0, 2)).to.equal(place);
  });

  it('home is one step further than the gate, and a higher number is fine', () => {
    for (const players of [2, 3, 4]) {
      const length = circuitLength(players);
      for (let seat = 0; seat < players; seat++) {
        for (let toGate = 0; toGate < length; toGate++) {
          const place = (gateOf(seat) - toGate + length) % length;
          for (let steps = 0; steps <= 8; steps++) {
            const where = `${players} players, seat ${seat}, ${toGate} before the gate, ${steps} steps`;
            expect(reachesHome(place, seat, steps, players), where).to.equal(steps >= toGate + 1);
          }
        }
      }
    }
  });

  it('0 never goes home, not even from the gate', () => {
    expect(reachesHome(gateOf(1), 1, 0, 2)).to.equal(false);
    expect(reachesHome(gateOf(1), 1, 1, 2)).to.equal(true);
  });

  it('the move that left the start place does not lead back to it', () => {
    for (const players of [2, 3, 4]) expect(reachesHome('start', 0, 8, players)).to.equal(false);
  });
});
