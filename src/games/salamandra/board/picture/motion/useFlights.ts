/** Lets the pieces of a move travel to where they now lie. Only transform and opacity move. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isMotionReduced } from '../../../../../web/motion.ts';
import { around, EASING, elementOf, travel } from '../../../../shared/picture/travel.ts';
import type { G } from '../../../rules/state.ts';
import type { ToldLine } from '../../board.ts';
import type { PieceKey } from '../../pieces.ts';
import { TILE } from '../garden/layout.ts';
import { builtFlights, type Flight, flightsOf, type Origin } from './flights.ts';

const TIMES = { apprentice: 220, field: 320, flip: 260, carry: 380, appear: 320, reduced: 120 };
/** Crystals follow one another. */
const STAGGER = 50;
const MOST = 5;

export function useFlights(root: RefObject<HTMLElement | null>, view: G, log: readonly ToldLine[]): void {
  const before = useRef({ view, told: log.length });
  useLayoutEffect(() => {
    const { view: was, told } = before.current;
    before.current = { view, told: log.length };
    // a move that is taken back is taken back at once
    if (was === view || log.length <= told || !root.current) return;
    const flights = [...flightsOf(view.events, was), ...builtFlights(was, view)];
    for (const flight of flights) fly(root.current, flight, isMotionReduced());
  }, [root, view, log]);
}

function fly(root: HTMLElement, flight: Flight, reduced: boolean): void {
  const at = 'at' in flight ? flight.at : flight.to;
  const target = inkOf(root, at) ?? elementOf(root, at);
  if (!target) return;
  if (reduced) {
    if (flight.kind !== 'carry') target.animate({ opacity: [0, 1] }, TIMES.reduced);
    return;
  }
  switch (flight.kind) {
    case 'flip':
      target
        .querySelector('[data-apprentice]')
        ?.animate({ transform: ['scaleX(1)', 'scaleX(0)', 'scaleX(1)'] }, { duration: TIMES.flip, easing: EASING });
      break;
    case 'appear':
      target.animate({ opacity: [0, 1] }, { duration: TIMES.appear, easing: EASING });
      break;
    case 'arrive':
      arrive(root, flight, target);
      break;
    case 'carry':
      carry(root, flight, target);
      break;
  }
}

/** The piece itself waits unseen while its likeness travels. */
function arrive(root: HTMLElement, { from, what }: Extract<Flight, { kind: 'arrive' }>, target: Element): void {
  const piece = what === 'apprentice' ? target.querySelector('[data-apprentice]') : target;
  const start = rectOf(root, from);
  if (!piece || !start) return;
  const duration = TIMES[what];
  const half = what === 'apprentice' ? 15 : TILE / 2;
  const likeness = piece.cloneNode(true) as Element;
  likeness.removeAttribute('transform');
  for (const element of [likeness, ...likeness.querySelectorAll('[data-piece], [tabindex]')]) {
    for (const name of ['data-piece', 'role', 'tabindex', 'aria-label']) element.removeAttribute(name);
  }
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `${-half} ${-half} ${2 * half} ${2 * half}`);
  svg.append(likeness);
  travel(root, svg, start, piece.getBoundingClientRect(), duration, 0);
  piece.animate({ opacity: [0, 0] }, duration);
}

function carry(root: HTMLElement, { from, art, n }: Extract<Flight, { kind: 'carry' }>, target: Element): void {
  const start = rectOf(root, from);
  if (!start) return;
  for (let i = 0; i < Math.min(n, MOST); i++) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.innerHTML = `<use href="#sm-${art}" width="24" height="24"/>`;
    travel(root, svg, around(start, SMALL), around(target.getBoundingClientRect(), SMALL), TIMES.carry, i * STAGGER);
  }
}

const SMALL = 24;

/** Of what lies in the garden, the drawing. */
const inkOf = (root: HTMLElement, piece: PieceKey): Element | null => root.querySelector(`[data-ink="${piece}"]`);

function rectOf(root: HTMLElement, origin: Origin): DOMRect | null {
  if (typeof origin === 'string') return elementOf(root, origin)?.getBoundingClientRect() ?? null;
  if ('slot' in origin) return root.querySelector(`[data-slot="${origin.slot}"]`)?.getBoundingClientRect() ?? null;
  const plane = root.querySelector<SVGSVGElement>('[data-region="garden"] svg');
  const matrix = plane?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(origin.corner.x * TILE, origin.corner.y * TILE).matrixTransform(matrix);
  return new DOMRect(x - SMALL / 2, y - SMALL / 2, SMALL, SMALL);
}
