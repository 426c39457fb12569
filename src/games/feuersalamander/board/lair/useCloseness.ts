/** Is the plane so near that small signs can be read? The camera moves it without telling anybody. */
import { type RefObject, useEffect } from 'react';

/** From this scale on. */
const CLOSE = 0.8;

/** Marks the frame with `data-close`. */
export function useCloseness(frame: RefObject<HTMLElement | null>, plane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const [outside, inside] = [frame.current as HTMLElement, plane.current as HTMLElement];
    const tell = () => outside.toggleAttribute('data-close', new DOMMatrix(inside.style.transform).a >= CLOSE);
    const observer = new MutationObserver(tell);
    observer.observe(inside, { attributeFilter: ['style'] });
    tell();
    return () => observer.disconnect();
  }, [frame, plane]);
}
