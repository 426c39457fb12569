import { useEffect, useRef } from 'react';
import * as styles from './Contents.module.css';
import { useGuide } from './rulebook.ts';
import { useCurrentSection } from './useCurrentSection.ts';

/** The table of contents; it marks the section that is being read, and keeps it in sight. */
export function Contents() {
  const { outline, texts } = useGuide();
  const current = useCurrentSection(outline);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const frame = list.current?.parentElement;
    const marked = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    // never the window itself: that is the reader's
    if (frame && marked) frame.scrollTop = marked.offsetTop - frame.clientHeight / 2;
  }, [current]);
  const link = (id: string) => (
    <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
      {texts.titles[id]}
    </a>
  );
  return (
    <ol ref={list} className={styles.chapters}>
      {Object.entries(outline).map(([chapter, sections]) => (
        <li key={chapter}>
          {link(chapter)}
          {sections.length > 0 && (
            <ul className={styles.sections}>
              {sections.map((section) => (
                <li key={section}>{link(section)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
