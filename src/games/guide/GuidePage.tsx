import { type ReactNode, useEffect, useMemo } from 'react';
import { PageHeading } from '../../web/shell/PageHeading.tsx';
import { Sheet } from '../../web/shell/Sheet.tsx';
import { Contents } from './Contents.tsx';
import * as styles from './GuidePage.module.css';
import { usePrintByDay } from './printing.ts';
import { type AnyRulebook, GuideContext, useGuide } from './rulebook.ts';
import { useTexts } from './useTexts.ts';

interface ChaptersProps {
  /** What is drawn beside the title. */
  readonly ornament: ReactNode;
  readonly children: ReactNode;
}

interface GuidePageProps extends ChaptersProps {
  readonly rulebook: AnyRulebook;
}

/** The rules of a game, once their texts have come. */
export function GuidePage({ rulebook, ...chapters }: GuidePageProps) {
  const texts = useTexts(rulebook);
  const guide = useMemo(() => texts && { ...rulebook, texts }, [rulebook, texts]);
  return (
    guide && (
      <GuideContext value={guide}>
        <Chapters {...chapters} />
      </GuideContext>
    )
  );
}

function Chapters({ ornament, children }: ChaptersProps) {
  const { title, lead, credits, contents } = useGuide().texts;
  usePrintByDay();
  useEffect(() => {
    // the browser looked for the anchor before the page was there
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className={styles.page}>
      <nav className={styles.beside} aria-label={contents}>
        <p className={styles.contents}>{contents}</p>
        <Contents />
      </nav>
      {/* a sheet centres itself: directly in the grid it would shrink */}
      <div>
        <Sheet>
          <article className={styles.article}>
            <header className={styles.header}>
              <PageHeading title={title} className={styles.title} />
              <p className={styles.lead}>{lead}</p>
              <p className={styles.credits}>{credits}</p>
              <div className={styles.ornament}>{ornament}</div>
            </header>
            <details className={styles.above}>
              <summary>{contents}</summary>
              <nav aria-label={contents}>
                <Contents />
              </nav>
            </details>
            {children}
          </article>
        </Sheet>
      </div>
    </div>
  );
}
