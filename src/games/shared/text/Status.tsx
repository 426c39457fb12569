import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Status.module.css';

interface StatusProps {
  /** When in the match it is. */
  readonly moment: string;
  /** Whose turn it is. */
  readonly turn: ReactNode;
  /** What is awaited; null when nothing is any more. */
  readonly prompt: string | null;
  /** What is good to know for it. */
  readonly children?: ReactNode;
  /** What has just happened. */
  readonly last: string | null;
  /** Why the last move that was tried was not made. */
  readonly refusal: string | null;
}

/** Whose turn it is, and what is awaited. */
export function Status({ moment, turn, prompt, children, last, refusal }: StatusProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // the button of a move is gone once it is made: whoever plays by keyboard goes on from here
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  });
  return (
    <header className={styles.status}>
      <p className={styles.moment}>{moment}</p>
      <h1 ref={heading} tabIndex={-1} className={styles.turn}>
        {turn}
      </h1>
      {prompt !== null && <p className={styles.prompt}>{prompt}</p>}
      {children}
      {last !== null && <p className={styles.last}>{last}</p>}
      {/* there before it is needed: only what changes is read out */}
      <p role="alert" className={styles.refusal}>
        {refusal}
      </p>
    </header>
  );
}
