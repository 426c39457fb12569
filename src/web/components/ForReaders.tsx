import type { ReactNode } from 'react';
import * as styles from './ForReaders.module.css';

/** Words that are read out but not shown. */
export const ForReaders = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.words}>{children}</span>
);
