import { useId } from 'react';
import { Art, type ArtName } from '../../board/art/index.ts';
import { useTexts } from '../texts.ts';
import * as styles from './Filter.module.css';

interface FilterProps<Option extends string> {
  readonly name: string;
  readonly options: readonly Option[];
  readonly label: (option: Option) => string;
  readonly icon: (option: Option) => ArtName;
  /** Null: all of them. */
  readonly chosen: Option | null;
  readonly onChoose: (option: Option | null) => void;
}

/** One of several, or all. */
export function Filter<Option extends string>({ name, options, label, icon, chosen, onChoose }: FilterProps<Option>) {
  const { reference } = useTexts();
  const group = useId();
  return (
    <fieldset className={styles.filter}>
      <legend>{name}</legend>
      {[null, ...options].map((option) => (
        <label key={option} className={styles.option}>
          <input type="radio" name={group} checked={option === chosen} onChange={() => onChoose(option)} />
          {option && <Art name={icon(option)} size={20} />}
          {option ? label(option) : reference.all}
        </label>
      ))}
    </fieldset>
  );
}
