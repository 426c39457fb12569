import { useTranslation } from 'react-i18next';
import type { PointLine } from '../../../games/face.ts';
import { useSeats } from '../../../games/table.ts';
import type { Outline } from '../../../server/api/answers.ts';
import { useFace } from '../../face.ts';
import { changes, roundStarts, scoresAt } from './places.ts';

interface PointLinesProps {
  readonly marks: Outline['marks'];
  readonly step: number;
  readonly last: number;
  readonly seats: number;
}

/** How the points grew from step to step. */
export function PointLines({ marks, step, last, seats }: PointLinesProps) {
  const { t } = useTranslation('online');
  const { PointChart } = useFace();
  const players = useSeats();
  const finals = scoresAt(marks, last, seats);
  const now = scoresAt(marks, step, seats);
  const ranked = finals.map((_, seat) => seat).toSorted((a, b) => (finals[b] ?? 0) - (finals[a] ?? 0));
  const inWords = ranked.map((seat) =>
    t('replay.pointsOf', { player: players[seat]?.name, points: now[seat], final: finals[seat] }),
  );
  return (
    <PointChart
      label={t('replay.pointsChart', { lines: inWords.join('; ') })}
      lines={ranked.map((seat) => ({ seat, corners: stairs(marks, seat, last) }))}
      length={Math.max(last, 1)}
      below={roundStarts(marks).map((start) => ({ at: start.step, what: start.round }))}
      now={step}
    />
  );
}

/** Points stay as they are until a step changes them. */
function stairs(marks: PointLinesProps['marks'], seat: number, last: number): PointLine['corners'] {
  const corners: [number, number][] = [[0, 0]];
  for (const { step, scores } of changes(marks)) {
    const before = corners.at(-1)?.[1] ?? 0;
    const points = scores[seat] ?? 0;
    if (points !== before) corners.push([step, before], [step, points]);
  }
  return [...corners, [last, corners.at(-1)?.[1] ?? 0]];
}
