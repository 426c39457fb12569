import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NumberRange } from '../../games/module.ts';
import * as styles from './Choices.module.css';

interface NumberChoiceProps {
  readonly legend: string;
  readonly hint?: string;
  readonly range: NumberRange;
  /** Offered before one's own. */
  readonly proposals: readonly { readonly value: number | string; readonly label: ReactNode }[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number: one of a few, all of them in sight, or one's own. */
export function NumberChoice({ legend, hint, range, proposals, value, onChange }: NumberChoiceProps) {
  const { t } = useTranslation('site');
  const name = useId();
  const [isOwn, setOwn] = useState(() => !proposals.some((one) => one.value === value));
  return (
    <fieldset className={styles.choices} aria-describedby={hint && `${name}-hint`}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {proposals.map((one) => (
          <label key={one.value}>
            <input
              type="radio"
              name={name}
              checked={!isOwn && one.value === value}
              onChange={() => {
                setOwn(false);
                onChange(Number(one.value));
              }}
            />
            {one.label}
          </label>
        ))}
        {proposals.length > 0 && (
          <label>
            <input type="radio" name={name} checked={isOwn} onChange={() => setOwn(true)} />
            {t('newTable.ownNumber')}
          </label>
        )}
        {isOwn && <OwnNumber label={legend} range={range} value={value} onChange={onChange} />}
      </div>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

interface OwnNumberProps {
  readonly label: string;
  readonly range: NumberRange;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** What is no number of the range does not count: whoever leaves the field sees what does. */
function OwnNumber({ label, range: { from, to }, value, onChange }: OwnNumberProps) {
  const { t } = useTranslation('site');
  const hint = useId();
  const [text, setText] = useState<string | null>(null);
  const isSound = (typed: string) => /^\d+$/.test(typed) && Number(typed) >= from && Number(typed) <= to;
  return (
    <span className={styles.own}>
      <input
        type="number"
        inputMode="numeric"
        min={from}
        max={to}
        value={text ?? value}
        aria-label={label}
        aria-describedby={hint}
        aria-invalid={text !== null && !isSound(text)}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          if (isSound(currentTarget.value)) onChange(Number(currentTarget.value));
        }}
        onBlur={() => setText(null)}
      />
      <small id={hint}>{t('newTable.range', { from, to })}</small>
    </span>
  );
}
