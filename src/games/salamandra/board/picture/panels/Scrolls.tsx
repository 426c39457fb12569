import { SCROLLS_TO_INSCRIBE } from '../../../content/mat.ts';
import type { Seat } from '../../../rules/state.ts';
import { Art } from '../../art/Art.tsx';
import type { PieceKey } from '../../pieces.ts';
import { useWords } from '../../useWords.ts';
import { Piece } from './Piece.tsx';
import * as styles from './Scrolls.module.css';

interface ScrollsProps {
  readonly seat: Seat;
  readonly scrolls: number;
  readonly label: (what: string) => string;
  readonly marked: ReadonlySet<PieceKey>;
}

const PLACES = Array.from({ length: SCROLLS_TO_INSCRIBE }, (_, place) => place);

/** The scrolls of a player, and how many are missing to open a spellbook. */
export function Scrolls({ seat, scrolls, label, marked }: ScrollsProps) {
  const words = useWords();
  const { t } = words;
  const ofFour = t('panels.scrollsOf', { scrolls: words.amount('scrolls', scrolls), needed: SCROLLS_TO_INSCRIBE });
  // more than that are kept only while no spellbook has room
  const more = scrolls - SCROLLS_TO_INSCRIBE;
  return (
    <Piece piece={`scrolls ${seat}`} label={label(ofFour)} marked={marked} className={styles.scrolls}>
      {PLACES.map((place) => (
        <span key={place} data-missing={place >= scrolls || undefined}>
          <Art name="scroll" size={15} />
        </span>
      ))}
      {more > 0 && <b>{t('panels.more', { n: more })}</b>}
    </Piece>
  );
}
