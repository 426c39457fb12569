import { Icon } from '../../../../../web/components/Icon.tsx';
import { pointsByRound } from '../../../advice/story.ts';
import { ROUNDS } from '../../../content/mat.ts';
import { type G, lightOf } from '../../../rules/state.ts';
import type { ToldLine } from '../../board.ts';
import { useWords } from '../../useWords.ts';
import { asPicture } from '../panels/asPicture.ts';
import { EmblemDiscArt } from '../panels/EmblemDisc.tsx';
import { apart, gridOf } from './plot.ts';
import { ranking } from './ranking.ts';
import * as styles from './RoundLines.module.css';

interface RoundLinesProps {
  readonly view: G;
  readonly log: readonly ToldLine[];
}

/** The start, every round, and the final count. */
const STEPS = ROUNDS + 1;
/** How close two emblems at the ends of their lines may come, in percent. */
const GAP = 11;

/** A line of points for each player; dashes and emblems tell them apart as well as colours do. */
export function RoundLines({ view, log }: RoundLinesProps) {
  const words = useWords();
  const { t } = words;
  const story = pointsByRound(
    log.map(({ line }) => line),
    view.players.length,
  ).map((points) => [0, ...points]);
  const grid = gridOf(Math.max(1, ...story.flat()));
  const top = grid.at(-1) ?? 1;
  const percent = (points: number) => 100 - (100 * points) / top;
  const seats = ranking(view);
  const ends = apart(
    seats.map((seat) => percent(story[seat]?.at(-1) ?? 0)),
    GAP,
  );
  const lines = seats.map((seat) =>
    t('panels.ending.roundsOf', { player: words.player(seat), points: story[seat]?.join(', ') }),
  );
  return (
    <div className={styles.chart} {...asPicture(t('panels.ending.roundsChart', { lines: lines.join('; ') }))}>
      <svg className={styles.plot}>
        {grid.map((points) => (
          <g key={points} className={styles.grid}>
            <line x2="100%" y1={`${percent(points)}%`} y2={`${percent(points)}%`} />
            <text y={`${percent(points)}%`} dx={-6}>
              {points}
            </text>
          </g>
        ))}
        <svg viewBox={`0 0 ${STEPS} 100`} preserveAspectRatio="none">
          {seats.map((seat) => (
            <polyline
              key={words.dye(seat)}
              className={`${styles.line} sm-${words.dye(seat)}`}
              data-dye={words.dye(seat)}
              points={story[seat]?.map((points, step) => `${step},${percent(points)}`).join(' ')}
            />
          ))}
        </svg>
        <svg x="100%" className={styles.ends}>
          {seats.map((seat, i) => (
            <g key={words.dye(seat)} className={`sm-${words.dye(seat)}`}>
              <line y1={`${percent(story[seat]?.at(-1) ?? 0)}%`} x2={12} y2={`${ends[i]}%`} />
              <svg x={20} y={`${ends[i]}%`}>
                <EmblemDiscArt dye={words.dye(seat)} />
                <text x={15}>{story[seat]?.at(-1)}</text>
              </svg>
            </g>
          ))}
        </svg>
      </svg>
      <ol className={styles.steps}>
        {Array.from({ length: STEPS + 1 }, (_, step) => step).map((step) => (
          <li key={step} style={{ left: `${(100 * step) / STEPS}%` }}>
            {step === 0 && t('panels.ending.start')}
            {step > 0 && step <= ROUNDS && (
              <>
                <Icon name={lightOf(step) === 'day' ? 'sun' : 'moon'} size={16} />
                {step}
              </>
            )}
            {step > ROUNDS && t('panels.ending.count')}
          </li>
        ))}
      </ol>
    </div>
  );
}
