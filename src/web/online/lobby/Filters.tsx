import { useTranslation } from 'react-i18next';
import { METAS } from '../../../games/metas.ts';
import { Choices } from '../../shell/Choices.tsx';
import * as styles from './Filters.module.css';
import { PACES } from './plan.ts';
import type { Filter } from './openTables.ts';

interface FiltersProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** At any table somebody sits already. */
const MOST_FREE = Math.max(...METAS.map(({ players }) => players.max)) - 1;
const COUNTS = Array.from({ length: MOST_FREE }, (_, i) => i + 1);

export function Filters({ filter, onChange }: FiltersProps) {
  const { t } = useTranslation('online');
  const any = { value: '', label: t('lobby.filters.any') } as const;
  return (
    <div className={styles.filters}>
      <Choices
        legend={t('lobby.filters.game')}
        options={[any, ...METAS.map(({ id, name }) => ({ value: id, label: name }))]}
        value={filter.game ?? ''}
        onChange={(game) => onChange({ ...filter, game: game || null })}
      />
      <Choices
        legend={t('lobby.filters.seats')}
        options={COUNTS.map((count) => ({
          value: count,
          label: count === 1 ? t('lobby.filters.any') : t('lobby.filters.atLeast', { seats: count }),
        }))}
        value={filter.seats}
        onChange={(seats) => onChange({ ...filter, seats })}
      />
      <Choices
        legend={t('lobby.filters.pace')}
        options={[any, ...PACES.map((pace) => ({ value: pace, label: t(`paces.${pace}`) }))]}
        value={filter.pace ?? ''}
        onChange={(pace) => onChange({ ...filter, pace: pace || null })}
      />
    </div>
  );
}
