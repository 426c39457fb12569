import type { CSSProperties } from 'react';
import type { G, Seat } from '../../../rules/state.ts';
import { Art } from '../../art/Art.tsx';
import { ScoreMarkerArt } from '../../art/ScoreMarkerArt.tsx';
import type { PieceKey } from '../../pieces.ts';
import { useWords } from '../../useWords.ts';
import { NO_PIECES, Piece } from '../panels/Piece.tsx';
import { Preview } from './Preview.tsx';
import { Ruler } from './Ruler.tsx';
import { endOf, stackMarkers } from './scale.ts';
import * as styles from './ScoreTrack.module.css';

interface ScoreTrackProps {
  readonly view: G;
  readonly marked?: ReadonlySet<PieceKey>;
  /** What the turn in the making would bring. */
  readonly preview: { readonly seat: Seat; readonly points: number } | null;
}

/** Everyone's points on one line; it grows as the scores need. */
export function ScoreTrack({ view, marked = NO_PIECES, preview }: ScoreTrackProps) {
  const words = useWords();
  const { t } = words;
  const markers = stackMarkers(view);
  const from = markers.find(({ seat }) => seat === preview?.seat);
  const end = endOf([...view.players.map(({ score }) => score), (from?.score ?? 0) + (preview?.points ?? 0)]);
  const scores = markers
    .toSorted((a, b) => b.score - a.score || b.height - a.height)
    .map(({ seat, score }) => t('panels.trackScore', { player: words.player(seat), points: score }));
  return (
    <section className={styles.track} aria-label={t('panels.track', { scores: words.and(scores) })}>
      <Art name="vp" size={22} className={styles.sign} />
      <div className={styles.scale} data-end={end}>
        <Ruler end={end} />
        {markers.map(({ seat, score, height }) => (
          <span
            key={words.dye(seat)}
            className={styles.runner}
            style={{ '--at': score / end, '--height': height, zIndex: height } as CSSProperties}
          >
            <Piece
              piece={`score ${seat}`}
              label={t('panels.of', { player: words.player(seat), what: words.amount('points', score) })}
              marked={marked}
              className={styles.marker}
            >
              <svg viewBox="-14 -10 28 18" aria-hidden>
                <ScoreMarkerArt dye={words.dye(seat)} />
              </svg>
            </Piece>
          </span>
        ))}
        {preview && from && preview.points !== 0 && <Preview from={from} points={preview.points} end={end} />}
      </div>
    </section>
  );
}
