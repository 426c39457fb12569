import { useTranslation } from 'react-i18next';
import { useSeats } from '../../../games/table.ts';
import type { Outline } from '../../../server/api/answers.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { changes } from './places.ts';
import { PointLines } from './PointLines.tsx';
import * as styles from './Points.module.css';

interface PointsProps {
  readonly marks: Outline['marks'];
  readonly step: number;
  readonly last: number;
  readonly seats: number;
  readonly onClose: () => void;
}

/** How the points grew, as lines and as a table. */
export function Points({ marks, step, last, seats, onClose }: PointsProps) {
  const { t } = useTranslation('online');
  const named = useSeats();
  const players = Array.from({ length: seats }, (_, seat) => seat);
  return (
    <Dialog title={t('replay.points')} onClose={onClose}>
      {marks.length === 0 ? (
        <p>{t('replay.noPoints')}</p>
      ) : (
        <>
          <div className={styles.lines}>
            <PointLines marks={marks} step={step} last={last} seats={seats} />
          </div>
          <details className={styles.details}>
            <summary>{t('replay.pointsTable')}</summary>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('replay.pointsStep')}</th>
                  {players.map((seat) => (
                    <th key={seat} scope="col">
                      {named[seat]?.name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {changes(marks).map((mark) => (
                  <tr key={mark.step}>
                    <th scope="row">{mark.step}</th>
                    {players.map((seat) => (
                      <td key={seat}>{mark.scores[seat]}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </Dialog>
  );
}
