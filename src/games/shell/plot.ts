/** Lines of a grid from 0 up to a little over the most points: about five of them, at round numbers. */
export function gridOf(most: number): number[] {
  const step = [5, 10, 20, 25, 50, 100].find((size) => most / size <= 5) ?? 200;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

/** The same places, given from the top down, but none nearer than `gap` to the one above it, and none over 100. */
export function apart(places: readonly number[], gap: number): number[] {
  const down: number[] = [];
  for (const place of places) down.push(Math.max(place, (down.at(-1) ?? -gap) + gap));
  const up: number[] = [];
  for (const place of down.toReversed()) up.unshift(Math.min(place, (up[0] ?? 100 + gap) - gap));
  return up;
}
