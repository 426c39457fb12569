import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BotLevel } from '../../../play/levels.ts';
import { BotChoice } from '../../components/BotChoice.tsx';
import * as styles from './OtherSeats.module.css';
import type { Plan } from './plan.ts';

interface OtherSeatsProps {
  /** Of the bots that the game has. */
  readonly levels: readonly BotLevel[];
  readonly value: Plan['others'];
  readonly onChange: (others: Plan['others']) => void;
}

/** Who is to take the seats besides one's own. */
export function OtherSeats({ levels, value, onChange }: OtherSeatsProps) {
  const { t } = useTranslation('online');
  const { t: site } = useTranslation('site');
  const id = useId();
  return (
    <fieldset className={styles.others}>
      <legend>{t('lobby.newMatch.others')}</legend>
      <div className={styles.seats}>
        {value.map((player, i) => (
          <BotChoice
            key={`seat ${i + 2}`}
            id={`${id}-${i}`}
            label={site('newTable.seat', { n: i + 2 })}
            person={t('lobby.newMatch.person')}
            levels={levels}
            value={player}
            onChange={(chosen) => onChange(value.with(i, chosen))}
          />
        ))}
      </div>
    </fieldset>
  );
}
