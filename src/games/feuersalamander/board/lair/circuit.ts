/**
 * Where the circuit runs: a wheel around the lair, with five spaces and a start place in the quarter of every figure in
 * play. A quarter that nobody has is crossed by the bare road. Angles are degrees clockwise from the top.
 */
import { FIGURES, type Figure } from '../../content/terms.ts';
import { circuitLength, gateOf, hostOf, SPACES_EACH, stepsOn } from '../../rules/circuit.ts';
import type { Place, Seat } from '../../rules/state.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place on the wheel, so far from its hub. */
export interface Polar {
  readonly angle: number;
  readonly radius: number;
}

/** The middle of the road, the rims of the stones on it, and where steps are counted outside. */
export const ROAD = 314;
export const RIM = { outer: 331, inner: 297 } as const;
export const COUNT = 340;
/** How far from the hub the start places lie. */
export const START = 264.5;

/** The quarters, by the figure whose start place lies in them. */
export const QUARTER: Readonly<Record<Figure, number>> = { king: -45, queen: 45, monk: 135, robber: 225 };

/** The five spaces of a quarter, from its middle; the outer ones make room for the medallions of the wings. */
const OFFSETS = [-34.6, -18, 0, 18, 34.6] as const;
const HALF_WIDTHS = [6.5, 7.7, 7.7, 7.7, 6.5] as const;
/** The corners of a stone are cut off by so much. */
const CUT = 6;

export const pointAt = ({ angle, radius }: Polar): Point => {
  const turned = (angle * Math.PI) / 180;
  return { x: radius * Math.sin(turned), y: -radius * Math.cos(turned) };
};

const told = (polar: Polar): string => {
  const { x, y } = pointAt(polar);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

const figureAt = (figures: readonly Figure[], seat: Seat): Figure => {
  const figure = figures[seat];
  if (!figure) throw new RangeError(`no figure at seat ${seat}`);
  return figure;
};

export const quarterOf = (figures: readonly Figure[], seat: Seat): number => QUARTER[figureAt(figures, seat)];

export const spaceAngle = (figures: readonly Figure[], space: number): number =>
  quarterOf(figures, hostOf(space)) + (OFFSETS[space % SPACES_EACH] ?? 0);

export const spaceHalfWidth = (space: number): number => HALF_WIDTHS[space % SPACES_EACH] ?? 0;

export const isGate = (space: number): boolean => gateOf(hostOf(space)) === space;

export const spacesOf = (figures: readonly Figure[]): number[] =>
  Array.from({ length: circuitLength(figures.length) }, (_, space) => space);

/** The figures whose quarters only the road crosses. */
export const absentFigures = (figures: readonly Figure[]): Figure[] =>
  FIGURES.filter((figure) => !figures.includes(figure));

/** Where a figure stands; those in the dungeon stand together at the hub. */
export function standsAt(figures: readonly Figure[], seat: Seat, place: Place): Polar {
  if (place === 'dungeon') return { angle: quarterOf(figures, seat), radius: 0 };
  if (place === 'start') return { angle: quarterOf(figures, seat), radius: START };
  return { angle: spaceAngle(figures, place), radius: ROAD };
}

/** The outline of a ring segment between two radii, with cut corners. */
function segment(angle: number, half: number, outer: number, inner: number, cut: number): string {
  const degrees = (radius: number) => ((cut / radius) * 180) / Math.PI;
  const at = (side: 1 | -1, radius: number, isCut: boolean) =>
    told({ angle: angle + side * (half - (isCut ? degrees(radius) : 0)), radius });
  return [
    `M${at(-1, outer, true)}A${outer} ${outer} 0 0 1 ${at(1, outer, true)}`,
    `L${at(1, outer - cut, false)}L${at(1, inner + cut, false)}`,
    `L${at(1, inner, true)}A${inner} ${inner} 0 0 0 ${at(-1, inner, true)}`,
    `L${at(-1, inner + cut, false)}L${at(-1, outer - cut, false)}Z`,
  ].join('');
}

export const spaceOutline = (figures: readonly Figure[], space: number): string =>
  segment(spaceAngle(figures, space), spaceHalfWidth(space), RIM.outer, RIM.inner, CUT);

/** The band in the colour of whoever lives there, along the inner rim. */
export const spaceBand = (figures: readonly Figure[], space: number): string =>
  segment(spaceAngle(figures, space), spaceHalfWidth(space) - 1.2, RIM.inner + 10, RIM.inner + 4, 0);

/** An arc clockwise from one angle to another. */
export function arc(from: number, to: number, radius: number): string {
  const isLong = to - from > 180;
  return `M${told({ angle: from, radius })}A${radius} ${radius} 0 ${isLong ? 1 : 0} 1 ${told({ angle: to, radius })}`;
}

/** So many degrees clockwise from one angle to another. */
export const clockwise = (from: number, to: number): number => (((to - from) % 360) + 360) % 360;

/** A step of a way: which one, and the angle of the space that it leads to. */
export interface Step {
  readonly number: number;
  readonly angle: number;
}

export interface Trail {
  readonly from: number;
  /** Where it ends, without a turn of the wheel taken off: never less than where it begins. */
  readonly to: number;
  readonly steps: readonly Step[];
}

/** The way of so many steps along the circuit, as it is drawn outside the wheel. */
export function trailOf(figures: readonly Figure[], seat: Seat, from: Place, steps: number): Trail {
  const start = standsAt(figures, seat, from).angle;
  let angle = start;
  const taken = Array.from({ length: from === 'dungeon' ? 0 : steps }, (_, i): Step => {
    const space = stepsOn(from, seat, i + 1, figures.length) as number;
    angle += clockwise(angle, spaceAngle(figures, space));
    return { number: i + 1, angle };
  });
  return { from: start, to: angle, steps: taken };
}

/** The way home as far as one's own gate; it takes one step more to go in. */
export function trailHome(figures: readonly Figure[], seat: Seat, from: number): Trail {
  const length = circuitLength(figures.length);
  return trailOf(figures, seat, from, (gateOf(seat) - from + length) % length);
}
