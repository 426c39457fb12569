import * as styles from './Problem.module.css';

/** Why something came to nothing. There before it is needed: only what changes is read out. */
export const Problem = ({ text, id }: { readonly text: string | null; readonly id?: string }) => (
  <p id={id} role="alert" className={styles.problem}>
    {text}
  </p>
);
