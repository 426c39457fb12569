import { useTranslation } from 'react-i18next';
import type { BotLevel } from '../../play/levels.ts';
import * as styles from './BotChoice.module.css';

interface BotChoiceProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  /** What can be chosen instead of a bot. */
  readonly person?: string;
  /** Those that the game has. */
  readonly levels: readonly BotLevel[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A bot of a level, or else a person. */
export function BotChoice<Value extends BotLevel | 'person'>(props: BotChoiceProps<Value>) {
  const { id, label, person, levels, value, onChange } = props;
  const { t } = useTranslation('site');
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value as Value)}>
        {person !== undefined && <option value="person">{person}</option>}
        {levels.map((level) => (
          <option key={level} value={level}>
            {t(`bots.levels.${level}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
