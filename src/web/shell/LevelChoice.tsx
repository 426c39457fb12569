import { useTranslation } from 'react-i18next';
import { RUDOLPH_LEVELS, type RudolphLevel } from '../../games/salamandra/content/rudolph.ts';
import { levelName } from '../solo/levelName.ts';
import { Choices } from './Choices.tsx';

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
      options={RUDOLPH_LEVELS.map((level) => ({ value: level, label: levelName(t, level) }))}
      value={value}
      onChange={onChange}
    />
  );
}
