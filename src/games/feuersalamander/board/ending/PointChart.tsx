import type { PointChartProps } from '../../../face.ts';
import { type LineLook, PointChart as Chart } from '../../../shell/PointChart.tsx';
import { FIGURES } from '../../content/terms.ts';
import { EmblemDiscArt } from '../art/EmblemDisc.tsx';
import { useWords } from '../useWords.ts';

/** The points of everyone in the colours of their figures. */
export function PointChart(props: PointChartProps) {
  const words = useWords();
  const lookOf = (seat: number): LineLook => {
    const figure = words.figureAt(seat);
    return {
      colour: `var(--fs-${figure}-text)`,
      dash: FIGURES.indexOf(figure),
      emblem: <EmblemDiscArt figure={figure} />,
    };
  };
  return <Chart {...props} lookOf={lookOf} />;
}
