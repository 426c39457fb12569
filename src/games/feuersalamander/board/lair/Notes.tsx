import type { ReactNode } from 'react';
import * as styles from './Notes.module.css';

interface WayNoteProps {
  /** The way by the sum is told above, the one by the difference below. */
  readonly corner: 'above' | 'below';
  readonly chosen: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

/** What a way leads to, told beside the wheel. */
export const WayNote = ({ corner, chosen, title, children }: WayNoteProps) => (
  <div className={styles.note} data-corner={corner} data-chosen={chosen || undefined}>
    <b>{title}</b>
    {children}
  </div>
);

/** The name of the plate, as engravers put it. */
export const PlateLabel = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles.label}>
    <b>{title}</b>
    {children}
  </div>
);
