import { useTranslation } from 'react-i18next';
import { EmblemDiscArt } from '../../../games/salamandra/board/picture/panels/EmblemDisc.tsx';
import { asPicture } from '../../../games/salamandra/board/picture/panels/asPicture.ts';
import { apart, gridOf } from '../../../games/salamandra/board/picture/ending/plot.ts';
import { useWords } from '../../../games/salamandra/board/useWords.ts';
import { lightOf } from '../../../games/salamandra/rules/state.ts';
import type { Outline } from '../../../server/api/answers.ts';
import { Icon } from '../../components/Icon.tsx';
import { changes, roundStarts, scoresAt } from './places.ts';
import * as styles from './PointLines.module.css';

interface PointLinesProps {
  readonly marks: Outline['marks'];
  readonly step: number;
  readonly last: number;
  readonly seats: number;
}

/** How close two emblems at the ends of their lines may come, in percent. */
const GAP = 11;

/** A line of points for each player, over all steps; dashes and emblems tell them apart as well as colours do. */
export function PointLines({ marks, step, last, seats }: PointLinesProps) {
  const { t } = useTranslation('online');
  const words = useWords();
  const finals = scoresAt(marks, last, seats);
  const now = scoresAt(marks, step, seats);
  const grid = gridOf(Math.max(1, ...marks.flatMap(({ scores }) => scores)));
  const top = grid.at(-1) ?? 1;
  const percent = (points: number) => 100 - (100 * points) / top;
  const ranked = finals.map((_, seat) => seat).toSorted((a, b) => (finals[b] ?? 0) - (finals[a] ?? 0));
  const ends = apart(
    ranked.map((seat) => percent(finals[seat] ?? 0)),
    GAP,
  );
  const lines = ranked.map((seat) =>
    t('replay.pointsOf', { player: words.player(seat), points: now[seat], final: finals[seat] }),
  );
  const x = (at: number) => `${(100 * at) / Math.max(last, 1)}%`;
  return (
    <div className={styles.chart} {...asPicture(t('replay.pointsChart', { lines: lines.join('; ') }))}>
      <svg className={styles.plot}>
        {grid.map((points) => (
          <g key={points} className={styles.grid}>
            <line x2="100%" y1={`${percent(points)}%`} y2={`${percent(points)}%`} />
            <text y={`${percent(points)}%`} dx={-6}>
              {points}
            </text>
          </g>
        ))}
        <line className={styles.now} x1={x(step)} x2={x(step)} y2="100%" />
        <svg viewBox={`0 0 ${Math.max(last, 1)} 100`} preserveAspectRatio="none">
          {ranked.map((seat) => (
            <polyline
              key={seat}
              className={`${styles.line} sm-${words.dye(seat)}`}
              data-dye={words.dye(seat)}
              points={stairs(marks, seat, last)
                .map(([at, points]) => `${at},${percent(points)}`)
                .join(' ')}
            />
          ))}
        </svg>
        <svg x="100%" className={styles.ends}>
          {ranked.map((seat, i) => (
            <g key={seat} className={`sm-${words.dye(seat)}`}>
              <line y1={`${percent(finals[seat] ?? 0)}%`} x2={12} y2={`${ends[i]}%`} />
              <svg x={20} y={`${ends[i]}%`}>
                <EmblemDiscArt dye={words.dye(seat)} />
                <text x={15}>{finals[seat]}</text>
              </svg>
            </g>
          ))}
        </svg>
      </svg>
      <ol className={styles.steps}>
        {roundStarts(marks).map((start) => (
          <li key={start.round} style={{ left: x(start.step) }}>
            <Icon name={lightOf(start.round) === 'day' ? 'sun' : 'moon'} size={16} />
            {start.round}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Points stay as they are until a step changes them. */
function stairs(marks: PointLinesProps['marks'], seat: number, last: number): [step: number, points: number][] {
  const corners: [number, number][] = [[0, 0]];
  for (const { step, scores } of changes(marks)) {
    const before = corners.at(-1)?.[1] ?? 0;
    const points = scores[seat] ?? 0;
    if (points !== before) corners.push([step, before], [step, points]);
  }
  return [...corners, [last, corners.at(-1)?.[1] ?? 0]];
}
