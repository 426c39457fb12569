import type { CSSProperties } from 'react';
import { useWords } from '../../useWords.ts';
import { asPicture } from '../panels/asPicture.ts';
import * as styles from './Preview.module.css';
import type { Marker } from './scale.ts';

interface PreviewProps {
  readonly from: Marker;
  readonly points: number;
  readonly end: number;
}

/** The marker's ghost where it would come to lie, and the hop to it. */
export function Preview({ from: { seat, score, height }, points, end }: PreviewProps) {
  const words = useWords();
  const place = { '--at': score / end, '--by': points / end, '--height': height } as CSSProperties;
  const label = words.t('panels.trackPreview', {
    player: words.player(seat),
    points: words.amount('points', points),
  });
  return (
    <span className={`${styles.preview} sm-${words.dye(seat)}`} style={place} {...asPicture(label)}>
      <svg className={styles.hop} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden>
        <path d="M0 14Q50-14 100 19" />
      </svg>
      <span className={styles.ghost}>
        <svg viewBox="-14 -10 28 18" aria-hidden>
          <ellipse cy={-3} rx={13} ry={5.6} />
        </svg>
        <b>{words.t('panels.trackGain', { n: points })}</b>
      </span>
    </span>
  );
}
