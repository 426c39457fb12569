import { ImpossibleArt, PencilArt, SureArt } from './Signs.tsx';
import * as styles from './Legend.module.css';

interface LegendProps {
  readonly sure: string;
  readonly impossible: string;
  readonly pencil: string;
}

/** What the signs of the notebook mean. */
export const Legend = ({ sure, impossible, pencil }: LegendProps) => (
  <p className={styles.legend}>
    <span>
      <SureArt />
      {sure}
    </span>
    <span>
      <ImpossibleArt />
      {impossible}
    </span>
    <span>
      <PencilArt />
      {pencil}
    </span>
  </p>
);
