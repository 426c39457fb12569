import type { Seat } from '../../rules/state.ts';
import * as styles from './PlayerName.module.css';
import { useWords } from '../useWords.ts';

interface PlayerNameProps {
  readonly seat: Seat;
  /** What to say instead of the bare name. */
  readonly text?: string;
}

/** A player by colour and by word. */
export function PlayerName({ seat, text }: PlayerNameProps) {
  const words = useWords();
  return (
    <span className={styles.name} data-dye={words.dye(seat)}>
      {text ?? words.player(seat)}
    </span>
  );
}
