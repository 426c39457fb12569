import type { PointChartProps } from '../../../../face.ts';
import { type LineLook, PointChart as Chart } from '../../../../shell/PointChart.tsx';
import { DYES } from '../../../content/terms.ts';
import { lightOf } from '../../../rules/state.ts';
import { useWords } from '../../useWords.ts';
import { EmblemDiscArt } from '../panels/EmblemDisc.tsx';

const iconOf = (round: number) => (lightOf(round) === 'day' ? 'sun' : 'moon');

/** The points of everyone in their dyes. */
export function PointChart(props: PointChartProps) {
  const words = useWords();
  const lookOf = (seat: number): LineLook => {
    const dye = words.dye(seat);
    return { colour: `var(--t${dye})`, dash: DYES.indexOf(dye), emblem: <EmblemDiscArt dye={dye} /> };
  };
  return <Chart {...props} lookOf={lookOf} iconOf={iconOf} />;
}
