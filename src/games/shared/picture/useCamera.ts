/** What lies on the table is a plane behind a frame: it fits itself, and can be dragged, pinched, wheeled and moved by keys. */
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useGestures } from './useGestures.ts';

/** A part of the plane, in its own units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface CameraControls {
  readonly zoom: (factor: number) => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly fit: () => void;
}

const SCALES = { min: 0.35, max: 2.4 };
/** A small plane does not fill a large screen with a few giant pieces. */
const LARGEST_FIT = 1.6;

const between = (min: number, n: number, max: number): number => Math.min(max, Math.max(min, n));

interface CameraRefs {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly plane: RefObject<HTMLDivElement | null>;
}

export function useCamera(box: Box): CameraControls & CameraRefs {
  const frame = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 1 });
  /** Until the player moves the plane, it fits itself. */
  const isMoved = useRef(false);
  const latestBox = useRef<Box | null>(null);

  const show = useCallback((next: Camera, smoothly: boolean) => {
    const { clientWidth, clientHeight } = frame.current as HTMLDivElement;
    const { left, top, right, bottom } = latestBox.current as Box;
    const scale = between(SCALES.min, next.scale, SCALES.max);
    // the middle of the frame is always a part of the plane
    camera.current = {
      scale,
      x: between(clientWidth / 2 - right * scale, next.x, clientWidth / 2 - left * scale),
      y: between(clientHeight / 2 - bottom * scale, next.y, clientHeight / 2 - top * scale),
    };
    const { style, dataset } = plane.current as HTMLDivElement;
    if (smoothly) dataset.smooth = '';
    else delete dataset.smooth;
    style.transform = `translate(${camera.current.x}px, ${camera.current.y}px) scale(${scale})`;
  }, []);

  const fit = useCallback(
    (smoothly: boolean) => {
      const { clientWidth, clientHeight } = frame.current as HTMLDivElement;
      const { left, top, right, bottom } = latestBox.current as Box;
      const scale = Math.min(clientWidth / (right - left), clientHeight / (bottom - top), LARGEST_FIT);
      const x = clientWidth / 2 - ((left + right) / 2) * scale;
      const y = clientHeight / 2 - ((top + bottom) / 2) * scale;
      isMoved.current = false;
      show({ scale, x, y }, smoothly);
    },
    [show],
  );

  /** Keeps the point under the fingers where it is. */
  const zoomAt = useCallback(
    (scale: number, clientX: number, clientY: number, smoothly: boolean) => {
      const { left, top } = (frame.current as HTMLDivElement).getBoundingClientRect();
      const wanted = between(SCALES.min, scale, SCALES.max);
      const ratio = wanted / camera.current.scale;
      const [px, py] = [clientX - left, clientY - top];
      isMoved.current = true;
      show(
        { scale: wanted, x: px - (px - camera.current.x) * ratio, y: py - (py - camera.current.y) * ratio },
        smoothly,
      );
    },
    [show],
  );

  const panBy = useCallback(
    (dx: number, dy: number, smoothly: boolean) => {
      isMoved.current = true;
      show({ ...camera.current, x: camera.current.x + dx, y: camera.current.y + dy }, smoothly);
    },
    [show],
  );

  useGestures(frame, {
    onDrag: (dx, dy) => panBy(dx, dy, false),
    onZoom: (factor, at) => zoomAt(camera.current.scale * factor, at.x, at.y, false),
  });

  const { left, top, right, bottom } = box;
  useLayoutEffect(() => {
    const isFirst = latestBox.current === null;
    latestBox.current = { left, top, right, bottom };
    if (!isMoved.current) fit(!isFirst);
  }, [fit, left, top, right, bottom]);

  // not later: a frame that is taken out of the page is told a new size, and by then nobody may listen
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      if (isMoved.current) show(camera.current, false);
      else fit(false);
    });
    observer.observe(frame.current as HTMLDivElement);
    return () => observer.disconnect();
  }, [fit, show]);

  return {
    frame,
    plane,
    fit: useCallback(() => fit(true), [fit]),
    pan: useCallback((dx, dy) => panBy(dx, dy, true), [panBy]),
    zoom: useCallback(
      (factor) => {
        const { left: x, top: y, width, height } = (frame.current as HTMLDivElement).getBoundingClientRect();
        zoomAt(camera.current.scale * factor, x + width / 2, y + height / 2, true);
      },
      [zoomAt],
    ),
  };
}
