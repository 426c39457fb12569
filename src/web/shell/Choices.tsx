import { type ReactNode, useId } from 'react';
import * as styles from './Choices.module.css';

interface ChoicesProps<Value> {
  readonly legend: string;
  /** What the choice means, where its words do not say it all. */
  readonly hint?: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly lang?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export function Choices<Value extends string | number>({
  legend,
  hint,
  options,
  value,
  onChange,
}: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={hint && `${name}-hint`}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
