import type { CSSProperties, ReactNode, Ref } from 'react';
import type { Figure } from '../../content/terms.ts';
import * as styles from './TableLayout.module.css';
import type { Tab } from './tabs.ts';

interface TableLayoutProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly tab: Tab;
  /** In whose colour the last move is marked. */
  readonly last: Figure | null;
  /** The players in short, for a small screen. */
  readonly strip: ReactNode;
  readonly lair: ReactNode;
  readonly tabs: ReactNode;
  readonly sticks: ReactNode;
  readonly hand: ReactNode;
  readonly piles: ReactNode;
  readonly players: ReactNode;
  readonly notebook: ReactNode;
  readonly journal: ReactNode;
  /** What is to be decided now; null where nothing is. */
  readonly dock: ReactNode | null;
  /** What can be done at all. */
  readonly actions: ReactNode;
}

/** Where the parts of the table lie on a desk, on a tablet and on a phone. */
export function TableLayout({ ref, tab, last, ...parts }: TableLayoutProps) {
  const lastColour = last ? `var(--fs-${last}-text)` : 'transparent';
  return (
    <div
      ref={ref}
      className={styles.table}
      data-tab={tab}
      data-dockless={parts.dock === null || undefined}
      style={{ '--last': lastColour } as CSSProperties}
    >
      <div className={styles.strip}>{parts.strip}</div>
      <div className={styles.lair}>{parts.lair}</div>
      <div className={styles.tabs}>{parts.tabs}</div>
      <div className={styles.drawer}>
        <div className={styles.near}>
          <div data-panel="sticks">{parts.sticks}</div>
          <div data-panel="hand">{parts.hand}</div>
          <div data-panel="piles">{parts.piles}</div>
        </div>
        <div className={styles.side}>
          <div data-panel="players">{parts.players}</div>
          <div data-panel="notebook">{parts.notebook}</div>
          <div data-panel="journal">{parts.journal}</div>
        </div>
        {parts.dock !== null && <div className={styles.dock}>{parts.dock}</div>}
      </div>
      <div className={styles.actions}>{parts.actions}</div>
    </div>
  );
}
