/** Lets the cards of a move travel to where they now lie. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isMotionReduced } from '../../../../web/motion.ts';
import { elementOf, travel } from '../../../shared/picture/travel.ts';
import type { G } from '../../rules/state.ts';
import type { ToldLine } from '../board.ts';
import type { PieceKey } from '../pieces.ts';
import { type Flight, flightsOf } from './flights.ts';

const DURATION = 380;
/** Cards of a combination follow one another. */
const STAGGER = 60;

export function useFlights(root: RefObject<HTMLElement | null>, view: G, log: readonly ToldLine[]): void {
  const before = useRef({ view, told: log.length });
  useLayoutEffect(() => {
    const { view: was, told } = before.current;
    before.current = { view, told: log.length };
    // a move that is taken back is taken back at once
    if (was === view || log.length <= told || !root.current || isMotionReduced()) return;
    for (const flight of flightsOf(view.events)) fly(root.current, flight);
  }, [root, view, log]);
}

function fly(root: HTMLElement, { from, to, isHidden, nth }: Flight): void {
  const start = shownAt(root, from);
  const end = shownAt(root, to);
  const pictures = end?.querySelectorAll('svg') ?? [];
  const picture = to.startsWith('laid') ? pictures[pictures.length - 3 + nth] : pictures[0];
  const target = picture?.getBoundingClientRect();
  if (!start || !picture || !target) return;
  const card = (isHidden ? root.querySelector('[data-piece="pile"] svg') : picture)?.cloneNode(true);
  if (card instanceof SVGElement) travel(root, card, start.getBoundingClientRect(), target, DURATION, nth * STAGGER);
}

/** Where there is no room for all that belongs to a player, the player stands for it. */
const shownAt = (root: HTMLElement, piece: PieceKey): Element | null =>
  elementOf(root, piece) ?? elementOf(root, `player ${piece.split(' ')[1]}`);
