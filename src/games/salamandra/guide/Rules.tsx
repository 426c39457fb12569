import { useEffect } from 'react';
import { PageHeading } from '../../../web/shell/PageHeading.tsx';
import { Sheet } from '../../../web/shell/Sheet.tsx';
import { Decoration } from '../board/art/index.ts';
import { Actions, Scrolls } from './chapters/Actions.tsx';
import { Aim, Round, Setup } from './chapters/Beginning.tsx';
import { Components } from './chapters/Components.tsx';
import { EndOfGame, EndOfRound } from './chapters/Ending.tsx';
import { FreeActions, Glades, Paying } from './chapters/Means.tsx';
import { Reference } from './chapters/Reference.tsx';
import { Rulings } from './chapters/Rulings.tsx';
import { Solo } from './chapters/Solo.tsx';
import { Contents } from './Contents.tsx';
import { usePrintByDay } from './printing.ts';
import * as styles from './Rules.module.css';
import { useTexts } from './texts.ts';

export function Rules() {
  const { title, lead, credits, contents } = useTexts();
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
              <Decoration name="fern" className={styles.fern} />
            </header>
            <details className={styles.above}>
              <summary>{contents}</summary>
              <nav aria-label={contents}>
                <Contents />
              </nav>
            </details>
            <Aim />
            <Components />
            <Setup />
            <Round />
            <Actions />
            <FreeActions />
            <Paying />
            <Glades />
            <Scrolls />
            <EndOfRound />
            <EndOfGame />
            <Solo />
            <Rulings />
            <Reference />
          </article>
        </Sheet>
      </div>
    </div>
  );
}
