import type { Source } from '../../../content/terms.ts';
import { sourcesIn } from '../../../rules/scoring.ts';
import { type G, playerAt, type Seat } from '../../../rules/state.ts';
import { useWords } from '../../useWords.ts';
import { asPicture } from '../panels/asPicture.ts';
import { EmblemDisc } from '../panels/EmblemDisc.tsx';
import { ranking } from './ranking.ts';
import * as styles from './SourceBars.module.css';
import { textureId } from './Textures.tsx';

interface SourceBarsProps {
  readonly view: G;
  /** The source that stands out. */
  readonly source: Source | null;
}

/** For each player a bar of all points, in pieces by where they came from. */
export function SourceBars({ view, source }: SourceBarsProps) {
  const words = useWords();
  const most = Math.max(1, ...view.players.map(({ score }) => score));
  return (
    <div className={styles.bars} {...asPicture(words.t('panels.ending.sourcesChart'))}>
      {ranking(view).map((seat) => (
        <div key={words.dye(seat)} className={styles.row}>
          <span className={styles.who}>
            <EmblemDisc dye={words.dye(seat)} size={20} />
            <b>{words.player(seat)}</b>
          </span>
          <Bar view={view} seat={seat} most={most} source={source} />
        </div>
      ))}
    </div>
  );
}

/** Shares of the longest bar from which a number fits into its piece, on a wide sheet and on a narrow one. */
const FITS = { wide: 0.026, narrow: 0.07 };

function Bar({ view, seat, most, source }: SourceBarsProps & { readonly seat: Seat; readonly most: number }) {
  const words = useWords();
  const { score } = playerAt(view, seat);
  const percent = (n: number) => `${(100 * n) / most}%`;
  return (
    <svg className={styles.bar}>
      {piecesOf(view, seat).map(({ source: one, n, from }) => (
        <g key={one} className={styles.piece} data-pale={(source !== null && source !== one) || undefined}>
          <title>{words.t('panels.list', { title: words.t(`sources.${one}`), list: n })}</title>
          <rect x={percent(from)} width={percent(n)} height="100%" fill={`url(#${textureId(one)})`} />
          {n / most >= FITS.wide && (
            <text x={percent(from + n / 2)} y="50%" data-wide={n / most < FITS.narrow || undefined}>
              {n}
            </text>
          )}
        </g>
      ))}
      <text className={styles.total} x={percent(score)} y="50%" dx={8}>
        {score}
      </text>
    </svg>
  );
}

interface BarPiece {
  readonly source: Source;
  readonly n: number;
  /** How many points lie before it. */
  readonly from: number;
}

function piecesOf(view: G, seat: Seat): BarPiece[] {
  const { points } = playerAt(view, seat);
  const pieces: BarPiece[] = [];
  let from = 0;
  for (const source of sourcesIn(view)) {
    const n = points[source] ?? 0;
    if (n > 0) pieces.push({ source, n, from });
    from += n;
  }
  return pieces;
}
