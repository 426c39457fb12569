/** Where things lie in the garden: tiles are 100 units apart. */
import { type Cell, freeCells, isCovered } from '../../../rules/geometry.ts';
import type { G } from '../../../rules/state.ts';
import type { Box } from '../../../../shared/picture/useCamera.ts';

export const TILE = 100;

export const at = ({ x, y }: Cell): string => `translate(${x * TILE} ${y * TILE})`;

/** Markers of empty places lean towards the garden, so that it needs less room. */
const LEAN = 26;
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export function markerAt(view: G, { x, y }: Cell): Cell {
  let [dx, dy] = [0, 0];
  for (const [sx, sy] of SIDES) {
    if (!isCovered(view, x + sx, y + sy)) continue;
    dx += sx;
    dy += sy;
  }
  const length = Math.hypot(dx, dy);
  if (length === 0) return { x, y };
  return { x: x + (dx / length) * (LEAN / TILE), y: y + (dy / length) * (LEAN / TILE) };
}

const reach = (cells: readonly Cell[], half: number, axis: 'x' | 'y'): number[] =>
  cells.flatMap((cell) => [cell[axis] - half, cell[axis] + half]);

/** What has to be seen: the garden and, where there is room or need, the places around it. */
export function boxOf(view: G, withPlaces: boolean): Box {
  const tiles = [{ x: 0, y: 0 }, { x: 1, y: 0 }, ...view.tiles];
  const markers = withPlaces ? freeCells(view).map((cell) => markerAt(view, cell)) : [];
  const [xs, ys] = (['x', 'y'] as const).map((axis) => [
    ...reach(tiles, 0.5, axis),
    ...reach(view.groves, 0.3, axis),
    ...reach(markers, 0.24, axis),
  ]) as [number[], number[]];
  return {
    left: Math.min(...xs) * TILE - 6,
    right: Math.max(...xs) * TILE + 6,
    top: Math.min(...ys) * TILE - 6,
    bottom: Math.max(...ys) * TILE + 6,
  };
}
