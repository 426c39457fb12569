import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Words } from './words.ts';

export function useWords(): Words {
  const { t, i18n } = useTranslation('salamandra');
  return useMemo(() => new Words(t, i18n.language), [t, i18n.language]);
}
