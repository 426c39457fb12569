import { useEffect, useState } from 'react';
import { type Outline, sectionsOf } from './outline.ts';

/** A section is being read when it crosses this line, a quarter below the window's top. */
const READING_LINE = '-25% 0px -75% 0px';

/** The section that is being read: of those at the reading line the innermost, which is the last of them. */
export function useCurrentSection(outline: Outline): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const ids = sectionsOf(outline);
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        setCurrent(ids.findLast((id) => crossing.has(id)) ?? null);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [outline]);
  return current;
}
