import { type Faith, symbols } from '../../../rules/scoring.ts';
import type { G, Seat } from '../../../rules/state.ts';
import { Art } from '../../art/Art.tsx';
import type { PieceKey } from '../../pieces.ts';
import { useWords } from '../../useWords.ts';
import * as styles from './Faiths.module.css';
import { FAITH_ART } from './icons.ts';
import { Piece } from './Piece.tsx';

interface FaithsProps {
  readonly view: G;
  readonly seat: Seat;
  readonly label: (what: string) => string;
  readonly marked: ReadonlySet<PieceKey>;
}

const FAITHS: readonly Faith[] = ['bear', 'eagle', 'salamander'];

/** A player's symbols of faith, added up. */
export function Faiths({ view, seat, label, marked }: FaithsProps) {
  const { t } = useWords();
  const [bear, eagle, salamander] = FAITHS.map((faith) => symbols(view, seat, faith));
  const text = t('panels.faith', { bear, eagle, salamander });
  return (
    <Piece piece={`faith ${seat}`} label={label(text)} marked={marked} className={styles.faiths}>
      {FAITHS.map((faith) => (
        <span key={faith}>
          <Art name={FAITH_ART[faith]} size={16} />
          <b>{symbols(view, seat, faith)}</b>
        </span>
      ))}
    </Piece>
  );
}
