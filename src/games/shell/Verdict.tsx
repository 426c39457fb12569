import type { ReactNode } from 'react';
import { Decoration } from '../../web/components/Decoration.tsx';
import { ForReaders } from '../../web/components/ForReaders.tsx';
import * as styles from './Verdict.module.css';

interface Ranked {
  readonly key: string;
  readonly isWinner: boolean;
  /** The player, and the points beside. */
  readonly portrait: ReactNode;
  readonly name: string;
  readonly note: string;
  readonly points: string;
}

interface VerdictProps {
  readonly id: string;
  readonly kicker: string;
  readonly title: ReactNode;
  /** Why, where the points do not say it. */
  readonly reason?: ReactNode;
  /** In the order of the points. */
  readonly players: readonly Ranked[];
  readonly children: ReactNode;
}

/** Who won, and everyone in the order of the points. */
export const Verdict = ({ id, kicker, title, reason, players, children }: VerdictProps) => (
  <header className={styles.verdict}>
    <Decoration name="fern" className={styles.fern} />
    <Decoration name="daisy" className={styles.daisy} />
    <p className={styles.kicker}>{kicker}</p>
    <h2 id={id} tabIndex={-1}>
      {title}
    </h2>
    {reason && <p>{reason}</p>}
    <ol className={styles.players}>
      {players.map(({ key, isWinner, portrait, name, note, points }) => (
        <li key={key} data-winner={isWinner || undefined}>
          <span className={styles.portrait}>{portrait}</span>
          <b>{name}</b>
          <small>{note}</small>
          <ForReaders>{points}</ForReaders>
        </li>
      ))}
    </ol>
    {children}
  </header>
);
