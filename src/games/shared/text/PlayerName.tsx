import type { CSSProperties } from 'react';
import * as styles from './PlayerName.module.css';

export interface PlayerNameProps {
  /** By its name in the palette. */
  readonly colour: string;
  /** The bare name, or a few words with it. */
  readonly text: string;
}

/** A player by colour and by word. */
export const PlayerName = ({ colour, text }: PlayerNameProps) => (
  <span className={styles.name} style={{ '--colour': `var(--${colour})` } as CSSProperties}>
    {text}
  </span>
);
