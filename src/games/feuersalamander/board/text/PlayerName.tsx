import { PlayerName as Name } from '../../../shared/text/PlayerName.tsx';
import type { Seat } from '../../rules/state.ts';
import { useWords } from '../useWords.ts';
import { nameOf } from './nameOf.ts';

interface PlayerNameProps {
  readonly seat: Seat;
  /** What to say instead of the bare name. */
  readonly text?: string;
}

/** A player by colour and by word. */
export function PlayerName({ seat, text }: PlayerNameProps) {
  const name = nameOf(useWords(), seat);
  return <Name {...name} text={text ?? name.text} />;
}
