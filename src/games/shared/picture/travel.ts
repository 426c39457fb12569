/** Lets the likeness of a piece travel over the table. Only transform and opacity move. */
import * as styles from './travel.module.css';

export const EASING = 'cubic-bezier(.2,.7,.2,1)';

/** Of those that stand for a piece, the one that is shown. */
export const elementOf = (root: HTMLElement, piece: string): Element | null =>
  [...root.querySelectorAll(`[data-piece="${piece}"]`)].find((element) => element.getClientRects().length > 0) ??
  null;

/** A square of that size in the middle of it. */
export const around = (rect: DOMRect, size: number): DOMRect =>
  new DOMRect(rect.x + (rect.width - size) / 2, rect.y + (rect.height - size) / 2, size, size);

/** Along a slight arc, above everything, from one place to the other. */
export function travel(
  root: HTMLElement,
  svg: SVGElement,
  from: DOMRect,
  to: DOMRect,
  duration: number,
  delay: number,
): void {
  if (to.width === 0) return;
  const ghost = document.createElement('div');
  ghost.className = styles.ghost as string;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.width = `${to.width}px`;
  ghost.style.height = `${to.height}px`;
  ghost.append(svg);
  root.append(ghost);
  const rise = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 5);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise };
  const animation = ghost.animate(
    {
      transform: [
        `translate(${from.x}px, ${from.y}px) scale(${from.width / to.width})`,
        `translate(${middle.x}px, ${middle.y}px) scale(${(from.width / to.width + 1) / 2})`,
        `translate(${to.x}px, ${to.y}px)`,
      ],
    },
    { duration, delay, easing: EASING, fill: 'backwards' },
  );
  animation.addEventListener('finish', () => ghost.remove());
}
