import { useTranslation } from 'react-i18next';
import { RUDOLPH_LEVELS, type RudolphLevel } from '../../games/salamandra/content/rudolph.ts';
import { Choices } from './Choices.tsx';

const NAMES = { 1: 'easy', 2: 'medium', 3: 'hard' } as const satisfies Record<RudolphLevel, string>;

interface LevelChoiceProps {
  readonly value: RudolphLevel;
  readonly onChange: (level: RudolphLevel) => void;
}

/** How hard Rudolph makes it for whoever plays alone. */
export function LevelChoice({ value, onChange }: LevelChoiceProps) {
  const { t } = useTranslation('site');
  return (
    <Choices
      legend={t('newTable.level')}
      hint={t('newTable.levelHint')}
      options={RUDOLPH_LEVELS.map((level) => ({ value: level, label: t(`newTable.levels.${NAMES[level]}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
