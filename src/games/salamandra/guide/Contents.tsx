import { useEffect, useRef } from 'react';
import * as styles from './Contents.module.css';
import { CHAPTER_IDS, CHAPTERS, type SectionId } from './sections.ts';
import { useTexts } from './texts.ts';
import { useCurrentSection } from './useCurrentSection.ts';

/** The table of contents; it marks the section that is being read, and keeps it in sight. */
export function Contents() {
  const { titles } = useTexts();
  const current = useCurrentSection();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const frame = list.current?.parentElement;
    const marked = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    // never the window itself: that is the reader's
    if (frame && marked) frame.scrollTop = marked.offsetTop - frame.clientHeight / 2;
  }, [current]);
  const link = (id: SectionId) => (
    <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
      {titles[id]}
    </a>
  );
  return (
    <ol ref={list} className={styles.chapters}>
      {CHAPTER_IDS.map((chapter) => (
        <li key={chapter}>
          {link(chapter)}
          {CHAPTERS[chapter].length > 0 && (
            <ul className={styles.sections}>
              {CHAPTERS[chapter].map((section) => (
                <li key={section}>{link(section)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
