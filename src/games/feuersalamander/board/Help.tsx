import { HelpDialog } from '../../shell/HelpDialog.tsx';
import { meta } from '../meta.ts';
import { useWords } from './useWords.ts';

const KEYS = {
  actions: ['S', 'P', 'M', 'F', 'L'],
  turn: ['Enter', 'Esc', 'U', 'N'],
  walk: ['Tab', '↑ ↓ ← →', 'Shift + ↑ ↓ ← →'],
  lair: ['+', '-', '0', 'Alt + ↑ ↓ ← →'],
  table: ['T', '?'],
} as const;

const GROUPS = Object.keys(KEYS) as (keyof typeof KEYS)[];

export function Help({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <HelpDialog
      game={meta.id}
      paragraphs={[t('help.choosing'), t('help.notebook'), t('help.lair')]}
      groups={GROUPS.map((group) => ({
        name: t(`help.groups.${group}`),
        keys: KEYS[group].map((key) => [key, t(`help.keys.${key}`)] as const),
      }))}
      rules={t('help.rules')}
      onClose={onClose}
    />
  );
}
