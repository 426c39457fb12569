import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeats } from '../../../games/table.ts';
import type { Outline } from '../../../server/api/answers.ts';
import { IconButton } from '../../components/IconButton.tsx';
import * as styles from './Jumps.module.css';
import { LightIcon } from './LightIcon.tsx';
import { roundAt, roundStarts, turnStarts } from './places.ts';
import type { Going } from './useGoing.ts';

interface JumpsProps {
  readonly going: Going;
  readonly marks: Outline['marks'];
  readonly seats: number;
}

/** To a round, or to a turn of somebody's. */
export function Jumps({ going, marks, seats }: JumpsProps) {
  const { t } = useTranslation('online');
  const { step, go } = going;
  const round = roundAt(marks, step);
  return (
    <div className={styles.jumps}>
      <fieldset className={styles.group}>
        <legend>{t('replay.round')}</legend>
        {roundStarts(marks).map((start) => (
          <button
            key={start.round}
            type="button"
            className={styles.round}
            aria-label={t('replay.roundNumber', { round: start.round })}
            aria-current={start.round === round ? 'step' : undefined}
            onClick={() => go(start.step)}
            data-round={start.round}
          >
            <LightIcon round={start.round} size={16} />
            {start.round}
          </button>
        ))}
      </fieldset>
      <Turns going={going} marks={marks} seats={seats} />
    </div>
  );
}

/** From turn to turn of one player. */
function Turns({ going: { step, go }, marks, seats }: JumpsProps) {
  const { t } = useTranslation('online');
  const players = useSeats();
  const id = useId();
  const [seat, setSeat] = useState(0);
  const starts = turnStarts(marks, seat);
  const before = starts.findLast((start) => start < step);
  const after = starts.find((start) => start > step);
  const player = players[seat]?.name;
  return (
    <div className={styles.group}>
      <label htmlFor={id}>{t('replay.player')}</label>
      <select id={id} value={seat} onChange={({ currentTarget }) => setSeat(Number(currentTarget.value))} data-player>
        {Array.from({ length: seats }, (_, one) => (
          <option key={one} value={one}>
            {players[one]?.name}
          </option>
        ))}
      </select>
      <IconButton
        icon="back"
        label={t('replay.previousTurn', { player })}
        aria-disabled={before === undefined}
        onClick={() => before !== undefined && go(before)}
        data-go="previousTurn"
      />
      <IconButton
        icon="chev"
        label={t('replay.nextTurn', { player })}
        aria-disabled={after === undefined}
        onClick={() => after !== undefined && go(after)}
        data-go="nextTurn"
      />
    </div>
  );
}
