import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outline } from '../../../server/api/answers.ts';
import { LightIcon } from './LightIcon.tsx';
import { roundAt, roundStarts } from './places.ts';
import * as styles from './Scrubber.module.css';
import type { Going } from './useGoing.ts';

interface ScrubberProps {
  readonly going: Going;
  readonly marks: Outline['marks'];
  readonly line: string;
}

/** All steps as one line to slide along, with a mark where each round begins. */
export function Scrubber({ going: { step, last, go }, marks, line }: ScrubberProps) {
  const { t } = useTranslation('online');
  return (
    <div className={styles.scrubber}>
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={t('replay.slider')}
        aria-valuetext={t('replay.valueText', { step, last, round: roundAt(marks, step), line })}
        onChange={({ currentTarget }) => go(currentTarget.valueAsNumber)}
      />
      <div className={styles.rounds} aria-hidden>
        {roundStarts(marks).map((start) => (
          <span key={start.round} style={{ '--at': start.step / Math.max(last, 1) } as CSSProperties}>
            <LightIcon round={start.round} size={12} />
          </span>
        ))}
      </div>
    </div>
  );
}
