import { expect } from 'chai';
import {
  chamberAt,
  chamberHalf,
  prisonersAt,
  tokensAt,
} from '../../../../src/games/feuersalamander/board/lair/chambers.ts';
import {
  absentFigures,
  clockwise,
  isGate,
  quarterOf,
  ROAD,
  spaceAngle,
  spaceHalfWidth,
  spacesOf,
  standsAt,
  trailHome,
  trailOf,
} from '../../../../src/games/feuersalamander/board/lair/circuit.ts';
import { CHAMBERS } from '../../../../src/games/feuersalamander/content/cards.ts';
import { PAIRS, TRIOS } from '../../../../src/games/feuersalamander/content/match.ts';
import { type Figure, FIGURES } from '../../../../src/games/feuersalamander/content/terms.ts';
import { gateOf } from '../../../../src/games/feuersalamander/rules/circuit.ts';

const COMPANIES: readonly (readonly Figure[])[] = [
  FIGURES,
  ...[...TRIOS, ...PAIRS].map((names) => names.split('-') as Figure[]),
];

describe('The circuit on the wheel', () => {
  for (const figures of COMPANIES) {
    describe(figures.join(', '), () => {
      const spaces = spacesOf(figures);

      it('runs once around, clockwise, and no two of its stones touch', () => {
        let around = 0;
        for (const space of spaces) {
          const next = (space + 1) % spaces.length;
          const gap = clockwise(spaceAngle(figures, space), spaceAngle(figures, next));
          expect(gap).to.be.greaterThan(spaceHalfWidth(space) + spaceHalfWidth(next));
          around += gap;
        }
        expect(around).to.be.closeTo(360, 1e-9);
      });

      it('leaves room for the medallion of every wing', () => {
        const medallion = ((17 / ROAD) * 180) / Math.PI;
        for (const space of spaces) {
          const angle = ((spaceAngle(figures, space) % 90) + 90) % 90;
          expect(Math.min(angle, 90 - angle)).to.be.greaterThan(spaceHalfWidth(space) + medallion);
        }
      });

      it('has a gate straight before every start place', () => {
        figures.forEach((_, seat) => {
          expect(isGate(gateOf(seat))).to.equal(true);
          expect(spaceAngle(figures, gateOf(seat))).to.equal(quarterOf(figures, seat));
        });
        expect(spaces.filter(isGate)).to.have.lengthOf(figures.length);
      });

      it('leaves the quarters of who does not play bare', () => {
        expect([...figures, ...absentFigures(figures)]).to.have.members(FIGURES);
      });

      it('counts every step of a way where the rules lead', () => {
        for (const space of spaces) {
          const { from, to, steps } = trailOf(figures, 0, space, 8);
          expect(steps.map(({ number }) => number)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8]);
          expect(to - from).to.be.within(8 * 14, 359);
          const last = spaceAngle(figures, (space + 8) % spaces.length);
          expect(clockwise(last, to) % 360).to.be.closeTo(0, 1e-9);
        }
      });

      it('leads home by way of the gate', () => {
        figures.forEach((_, seat) => {
          const far = (gateOf(seat) + 1) % spaces.length;
          const { to, steps } = trailHome(figures, seat, far);
          expect(steps).to.have.lengthOf(spaces.length - 1);
          expect(clockwise(quarterOf(figures, seat), to) % 360).to.be.closeTo(0, 1e-9);
          expect(trailHome(figures, seat, gateOf(seat)).steps).to.have.lengthOf(0);
        });
      });
    });
  }

  it('is left through the gate, and stays where it is without a step', () => {
    const [first] = trailOf(FIGURES, 2, 'start', 3).steps;
    expect(first?.angle).to.equal(quarterOf(FIGURES, 2));
    expect(trailOf(FIGURES, 0, 2, 0)).to.deep.equal({ from: -45, to: -45, steps: [] });
  });

  it('has those in the dungeon at its hub', () => {
    expect(standsAt(FIGURES, 3, 'dungeon').radius).to.equal(0);
    expect(standsAt(FIGURES, 1, 'start')).to.deep.equal({ angle: 45, radius: 264.5 });
  });
});

describe('The chambers of the lair', () => {
  it('lie side by side, none upon another', () => {
    const rooms = CHAMBERS.map((chamber) => ({ ...chamberAt(chamber), half: chamberHalf(chamber[0]) }));
    expect(rooms).to.have.lengthOf(84);
    rooms.forEach((room, i) => {
      for (const other of rooms.slice(i + 1)) {
        const isBeside =
          Math.abs(room.x - other.x) >= room.half.x + other.half.x ||
          Math.abs(room.y - other.y) >= room.half.y + other.half.y;
        expect(isBeside).to.equal(true);
      }
    });
  });

  it('lie within the wheel and around the dungeon', () => {
    for (const chamber of CHAMBERS) {
      const { x, y } = chamberAt(chamber);
      expect(Math.max(Math.abs(x), Math.abs(y))).to.be.within(73.5, 271.5);
    }
    expect(chamberAt(['air', 'row-1', 'stone-1'])).to.deep.equal({ x: -36, y: -73.5 });
    expect(chamberAt(['fire', 'row-7', 'stone-3'])).to.deep.equal({ x: 271.5, y: 36 });
    expect(chamberAt(['earth', 'row-2', 'stone-2'])).to.deep.equal({ x: 0, y: 106.5 });
    expect(chamberAt(['water', 'row-3', 'stone-1'])).to.deep.equal({ x: -139.5, y: -36 });
  });

  it('have a place of its own for each of four tokens, and the dungeon for each of four figures', () => {
    for (const placesOf of [tokensAt, prisonersAt]) {
      for (const n of [0, 1, 2, 3, 4]) {
        expect(new Set(placesOf(n).map(({ x, y }) => `${x} ${y}`))).to.have.lengthOf(n);
      }
    }
  });
});
