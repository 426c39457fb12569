/** The keyboard on the table: every region is one stop of Tab, and the arrows walk from piece to piece. */
import { type RefObject, useEffect } from 'react';

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

type Piece = HTMLElement | SVGElement;

const piecesIn = (region: Element, selector = '[data-piece]'): Piece[] =>
  [...region.querySelectorAll<Piece>(selector)].filter((piece) => piece.getClientRects().length > 0);

const centreOf = (piece: Element): { x: number; y: number } => {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The nearest piece in that direction: what lies to the side of it counts as further away. */
function neighbour(from: Piece, pieces: readonly Piece[], [dx, dy]: readonly [number, number]): Piece | null {
  const { x, y } = centreOf(from);
  let best: Piece | null = null;
  let least = Infinity;
  for (const piece of pieces) {
    const centre = centreOf(piece);
    const along = (centre.x - x) * dx + (centre.y - y) * dy;
    const aside = Math.abs((centre.x - x) * dy) + Math.abs((centre.y - y) * dx);
    const distance = along + aside * 2;
    if (piece !== from && along > 1 && distance < least) {
      best = piece;
      least = distance;
    }
  }
  return best;
}

/** One piece of each region takes part in the order of Tab: the one that was reached last, or else one that glows. */
function keepOneStop(root: HTMLElement): void {
  for (const region of root.querySelectorAll('[data-region]')) {
    const stops = region.querySelectorAll<Piece>('[data-piece][tabindex="0"]');
    const [first] = stops;
    if (stops.length === 1 && (first === document.activeElement || first?.matches(LEGAL))) continue;
    for (const stop of stops) stop.setAttribute('tabindex', '-1');
    const stop = region.querySelector(LEGAL) ?? region.querySelector('[data-piece]');
    stop?.setAttribute('tabindex', '0');
  }
}

const LEGAL = '[data-piece][data-state~="legal"]';
const OPTION = '[data-option]';
const ASKED = '[data-piece][data-state~="asked"]';

export function useRoving(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (root.current) keepOneStop(root.current);
  });
  useEffect(() => {
    const element = root.current as HTMLElement;
    const walk = (event: KeyboardEvent) => {
      const direction = ARROWS[event.key];
      const from = event.target instanceof Element ? event.target.closest<Piece>('[data-piece]') : null;
      const region = from?.closest('[data-region]');
      if (!direction || !from || !region || event.altKey || event.ctrlKey || event.metaKey) return;
      // with Shift from piece to piece, otherwise only to where something can be done
      const legal = event.shiftKey ? [] : piecesIn(region, LEGAL);
      const next = neighbour(from, legal.length > 0 ? legal : piecesIn(region), direction);
      event.preventDefault();
      if (!next) return;
      from.setAttribute('tabindex', '-1');
      next.setAttribute('tabindex', '0');
      next.focus();
    };
    element.addEventListener('keydown', walk);
    return () => element.removeEventListener('keydown', walk);
  }, [root]);
}

/** Brings the keyboard to what is asked for, or to what the dock offers, or to anything that can be chosen. */
export function focusTarget(root: HTMLElement): void {
  for (const wanted of [ASKED, OPTION, LEGAL]) {
    const [first] = piecesIn(root, wanted);
    if (!first) continue;
    if (document.activeElement?.matches(wanted)) return;
    first.setAttribute('tabindex', '0');
    first.focus();
    return;
  }
}
