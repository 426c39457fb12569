/** Dragging, pinching and wheeling. The usual library for it would be a tenth of all script that the table loads. */
import { type RefObject, useEffect, useRef } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Gestures {
  readonly onDrag: (dx: number, dy: number) => void;
  /** How much larger it gets, and the point of the window that stays where it is. */
  readonly onZoom: (factor: number, at: Point) => void;
}

/** A click is never quite still, and a finger less than a mouse. */
const SLIP = { mouse: 3, finger: 9 };
const WHEEL_STEP = 0.0016;
/** The browser tells a pinch on a touchpad as a wheel with ctrl, in small steps. */
const TOUCHPAD_STEP = 0.01;
/** Wheels count in pixels, lines or pages. */
const WHEEL_UNITS = [1, 40, 800];

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function useGestures(target: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });
  useEffect(() => {
    const element = target.current as HTMLElement;
    /** The fingers, or the mouse, that are down. */
    const down = new Map<number, Point>();
    let isClick = true;
    const listening = new AbortController();
    const { signal } = listening;

    const press = (event: PointerEvent) => {
      if (event.button !== 0) return;
      // a second finger is no click any more
      isClick = down.size === 0;
      down.set(event.pointerId, pointOf(event));
    };
    const move = (event: PointerEvent) => {
      // it may be let go where no page hears of it
      if (event.buttons === 0) down.delete(event.pointerId);
      const before = down.get(event.pointerId);
      const now = pointOf(event);
      if (!before || (isClick && distance(before, now) <= SLIP[event.pointerType === 'mouse' ? 'mouse' : 'finger']))
        return;
      isClick = false;
      down.set(event.pointerId, now);
      // each finger of two has a half of the plane
      latest.current.onDrag((now.x - before.x) / down.size, (now.y - before.y) / down.size);
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return;
      const at = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      latest.current.onZoom(distance(now, other) / Math.max(1, distance(before, other)), at);
    };
    const release = ({ pointerId }: PointerEvent) => down.delete(pointerId);
    const click = (event: MouseEvent) => {
      if (!isClick) event.stopPropagation();
      isClick = true;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const step = event.ctrlKey ? TOUCHPAD_STEP : WHEEL_STEP;
      const turned = event.deltaY * (WHEEL_UNITS[event.deltaMode] ?? 1);
      latest.current.onZoom(Math.exp(-turned * step), pointOf(event));
    };

    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    // a drag goes on outside; to capture the pointer would take its click away from the piece
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', release, { signal });
    window.addEventListener('pointercancel', release, { signal });
    return () => listening.abort();
  }, [target]);
}
