import type { ReactNode } from 'react';
import * as styles from './Example.module.css';
import { Rich } from './Rich.tsx';
import { useGuide } from './rulebook.ts';

interface ExampleProps {
  readonly text: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** What came of it. */
  readonly children: ReactNode;
}

/** A worked example: told, and shown before and after. */
export function Example({ text, before, after, children }: ExampleProps) {
  const { texts } = useGuide();
  return (
    <figure className={styles.example}>
      <figcaption className={styles.told}>
        <p className={styles.label}>{texts.example}</p>
        <p>
          <Rich text={text} />
        </p>
      </figcaption>
      <div className={styles.pictures}>
        <div className={styles.picture}>
          <p className={styles.when}>{texts.before}</p>
          {before}
        </div>
        <div className={styles.picture}>
          <p className={styles.when}>{texts.after}</p>
          {after}
        </div>
      </div>
      <div className={styles.outcome}>{children}</div>
    </figure>
  );
}

/** An example as the game's log tells it. */
export function Journal({ lines }: { readonly lines: readonly string[] }) {
  const { texts } = useGuide();
  return (
    <div className={styles.journal}>
      <p className={styles.when}>{texts.journal}</p>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  );
}
