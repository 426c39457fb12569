import type { ReactNode } from 'react';
import * as styles from './Sheet.module.css';

interface SheetProps {
  /** For text: lines stay short enough to read. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** A sheet of the herbarium: laid paper in a double frame. */
export const Sheet = ({ narrow = false, children }: SheetProps) => (
  <div className={`${styles.sheet} ${narrow ? styles.narrow : ''}`}>{children}</div>
);
