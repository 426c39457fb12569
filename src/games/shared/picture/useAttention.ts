/** The piece under the pointer, the keyboard or a resting finger. */
import { type RefObject, useEffect, useState } from 'react';

export interface Attention {
  readonly piece: string;
  /** A mouse passes by; the keyboard and a finger that rests want to know at once. */
  readonly by: 'mouse' | 'keyboard' | 'finger';
}

/** How long a finger rests before a piece explains itself. */
const LONG_PRESS = 450;
const SLIP = 10;

const pieceAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-piece]')?.getAttribute('data-piece') ?? null) : null;

export function useAttention(root: RefObject<HTMLElement | null>): Attention | null {
  const [attention, setAttention] = useState<Attention | null>(null);
  useEffect(() => {
    const element = root.current as HTMLElement;
    let timer = 0;
    let start = { x: 0, y: 0 };
    let pressed = false;
    const attend = (piece: string | null, by: Attention['by']) =>
      setAttention((now) => {
        if (piece === null) return null;
        return now?.piece === piece && now.by === by ? now : { piece, by };
      });

    const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerover: (event) => event.pointerType === 'mouse' && attend(pieceAt(event.target), 'mouse'),
      pointerleave: (event) => event.pointerType === 'mouse' && attend(null, 'mouse'),
      pointerdown: (event) => {
        if (event.pointerType === 'mouse') return;
        attend(null, 'finger');
        pressed = false;
        start = { x: event.clientX, y: event.clientY };
        const piece = pieceAt(event.target);
        timer = window.setTimeout(() => {
          pressed = true;
          attend(piece, 'finger');
        }, LONG_PRESS);
      },
      pointermove: (event) => {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) window.clearTimeout(timer);
      },
      pointerup: () => window.clearTimeout(timer),
      pointercancel: () => window.clearTimeout(timer),
      // whoever asks what a piece is does not choose it
      click: (event) => {
        if (pressed) event.stopPropagation();
        pressed = false;
      },
      contextmenu: (event) => pressed && event.preventDefault(),
      focusin: (event) => {
        if (event.target instanceof Element && event.target.matches(':focus-visible')) {
          attend(pieceAt(event.target), 'keyboard');
        }
      },
      focusout: () => attend(null, 'keyboard'),
      keydown: (event) => event.key === 'Escape' && attend(null, 'keyboard'),
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of entries) element.addEventListener(name, listener, true);
    return () => {
      window.clearTimeout(timer);
      for (const [name, listener] of entries) element.removeEventListener(name, listener, true);
    };
  }, [root]);
  return attention;
}
