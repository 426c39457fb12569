/** A piece is chosen by a click, a tap, or Enter on it. */
import { type RefObject, useEffect, useRef } from 'react';
import { targetNear } from './target-near.ts';

export function usePicking(root: RefObject<HTMLElement | null>, pick: (piece: string) => void): void {
  const latest = useRef(pick);
  useEffect(() => {
    latest.current = pick;
  });
  useEffect(() => {
    const element = root.current as HTMLElement;
    const choose = (piece: Element | null) => {
      // buttons know what they are for
      if (piece && !piece.closest('button')) latest.current(piece.getAttribute('data-piece') as string);
    };
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      choose((isTouch && targetNear(target, event.clientX, event.clientY)) || target.closest('[data-piece]'));
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      const piece = (event.target as Element).closest('[data-piece]:not(button)');
      if (!piece) return;
      event.preventDefault();
      choose(piece);
    };
    element.addEventListener('click', onClick);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('click', onClick);
      element.removeEventListener('keydown', onKey);
    };
  }, [root]);
}
