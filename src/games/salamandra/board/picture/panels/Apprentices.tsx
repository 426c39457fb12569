import { APPRENTICES } from '../../../content/mat.ts';
import { type G, playerAt, type Seat } from '../../../rules/state.ts';
import { ApprenticePicture } from '../../art/ApprenticePicture.tsx';
import type { PieceKey } from '../../pieces.ts';
import { useWords } from '../../useWords.ts';
import * as styles from './Apprentices.module.css';
import { Piece } from './Piece.tsx';

interface ApprenticesProps {
  readonly view: G;
  readonly seat: Seat;
  readonly label: (what: string) => string;
  readonly marked: ReadonlySet<PieceKey>;
}

/** This round's places on the mat, with those who are still to be placed, and small the places of the rounds to come. */
export function Apprentices({ view, seat, label, marked }: ApprenticesProps) {
  const words = useWords();
  const { available, druid } = playerAt(view, seat);
  const places = Array.from({ length: APPRENTICES[view.round - 1] ?? 0 }, (_, place) => place);
  const later = APPRENTICES.slice(view.round)
    .map((n) => '•'.repeat(n))
    .join(' ');
  const toPlace = words.t('panels.apprenticesToPlace', { apprentices: words.amount('apprentices', available) });
  return (
    <Piece piece={`available ${seat}`} label={label(toPlace)} marked={marked} className={styles.apprentices}>
      <span className={styles.places}>
        {places.map((place) =>
          place < available ? (
            <ApprenticePicture key={place} dye={words.dye(seat)} face={druid} active size={25} />
          ) : (
            <i key={place} />
          ),
        )}
      </span>
      <small>
        {words.t(available > 0 ? 'panels.toPlace' : 'panels.allPlaced')}
        <span className={styles.later}>{later}</span>
      </small>
    </Piece>
  );
}
