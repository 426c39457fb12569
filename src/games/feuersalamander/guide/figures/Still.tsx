import type { ReactNode } from 'react';
import { Unseen } from '../../../guide/prose.tsx';
import * as styles from './figures.module.css';

interface StillProps {
  /** What it shows, for those who hear the page. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A part of the table, only to be looked at. */
export const Still = ({ text, children }: StillProps) => (
  <div className={styles.still}>
    <Unseen>{text}</Unseen>
    <div inert>{children}</div>
  </div>
);
