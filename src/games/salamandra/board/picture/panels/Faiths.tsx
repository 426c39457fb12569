import { type Faith, symbols } from '../../../rules/scoring.ts';
import type { Player, Seat } from '../../../rules/state.ts';
import { Art } from '../../art/Art.tsx';
import type { PieceKey } from '../../pieces.ts';
import { useWords } from '../../useWords.ts';
import * as styles from './Faiths.module.css';
import { FAITH_ART } from './icons.ts';
import { Piece } from './Piece.tsx';

interface FaithsProps {
  readonly player: Player;
  readonly seat: Seat;
  readonly label: (what: string) => string;
  readonly marked: ReadonlySet<PieceKey>;
}

const FAITHS: readonly Faith[] = ['bear', 'eagle', 'salamander'];

/** A player's symbols of faith, added up. */
export function Faiths({ player, seat, label, marked }: FaithsProps) {
  const { t } = useWords();
  const [bear, eagle, salamander] = FAITHS.map((faith) => symbols(player, faith));
  const text = t('panels.faith', { bear, eagle, salamander });
  return (
    <Piece piece={`faith ${seat}`} label={label(text)} marked={marked} className={styles.faiths}>
      {FAITHS.map((faith) => (
        <span key={faith}>
          <Art name={FAITH_ART[faith]} size={16} />
          <b>{symbols(player, faith)}</b>
        </span>
      ))}
    </Piece>
  );
}
