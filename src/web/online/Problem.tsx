import * as styles from './Problem.module.css';

/** Why something came to nothing. There before it is needed: only what changes is read out. */
export const Problem = ({ text }: { readonly text: string | null }) => (
  <p role="alert" className={styles.problem}>
    {text}
  </p>
);
