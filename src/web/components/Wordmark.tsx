import * as styles from './Wordmark.module.css';

/** The sun, and the moon before it. */
export const Mark = ({ size }: { readonly size: number }) => (
  <svg className={styles.mark} viewBox="-13 -13 26 26" width={size} height={size} aria-hidden>
    <circle className={styles.sun} r={13} />
    <path className={styles.moon} d="M4.1-12.3A13 13 0 1 0 4.1 12.3 12.5 12.5 0 0 1 4.1-12.3z" />
  </svg>
);

/** The name of the house; a proper name, the same in every language. */
export const Wordmark = () => (
  <span className={styles.wordmark}>
    <Mark size={30} />
    Litha
  </span>
);
