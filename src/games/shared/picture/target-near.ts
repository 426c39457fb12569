/** A thumb is broader than many a piece: it means the nearest thing that can be chosen. */
const THUMB = 22;

export function targetNear(target: Element, x: number, y: number): Element | null {
  const plane = target.closest('[data-plane]');
  if (!plane) return null;
  let nearest: Element | null = null;
  let least = THUMB;
  for (const piece of plane.querySelectorAll('[data-state~="legal"]')) {
    const { left, top, width, height } = piece.getBoundingClientRect();
    const distance = Math.hypot(left + width / 2 - x, top + height / 2 - y);
    if (distance < least) [nearest, least] = [piece, distance];
  }
  return nearest;
}
