import { Plate } from '../../../guide/prose.tsx';
import { ScoreMarkerArt } from '../../board/art/index.ts';
import { TRACK } from '../examples/index.ts';
import { useTexts } from '../texts.ts';
import * as styles from './figures.module.css';
import { dyeOf } from './GardenPicture.tsx';

const STEP = 22;
const NUMBERS = Array.from({ length: 16 }, (_, n) => n);
/** A marker lies so much higher than the one below it. */
const THICKNESS = 12;

/** How many arrived at this marker's number before it. */
const below = (place: number): number =>
  TRACK.markers.slice(0, place).filter((seat) => TRACK.scores[seat] === TRACK.scores[TRACK.markers[place] as number])
    .length;

/** The track with markers on it, two of them stacked. */
export function TrackFigure() {
  const { scoreTrack } = useTexts();
  return (
    <Plate caption={scoreTrack.caption}>
      <svg className={styles.garden} viewBox={`-16 -44 ${15 * STEP + 32} 74`} width={400} aria-hidden>
        <path className={styles.track} d={`M-8 0H${15 * STEP + 8}`} />
        {NUMBERS.map((n) => (
          <g key={n} transform={`translate(${n * STEP})`}>
            <path className={styles.tick} d={n % 5 === 0 ? 'M0 0V8' : 'M0 0V5'} />
            <text className={styles.mark} y={23}>
              {n % 3 === 0 ? n : ''}
            </text>
          </g>
        ))}
        {TRACK.markers.map((seat, place) => (
          <g key={seat} transform={`translate(${(TRACK.scores[seat] ?? 0) * STEP} ${-8 - below(place) * THICKNESS})`}>
            <ScoreMarkerArt dye={dyeOf(seat)} />
          </g>
        ))}
      </svg>
    </Plate>
  );
}
