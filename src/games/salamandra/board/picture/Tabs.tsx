import { useWords } from '../useWords.ts';
import * as styles from './Tabs.module.css';

export const TABS = ['river', 'beasts', 'books', 'players', 'journal'] as const;
export type Tab = (typeof TABS)[number];

/** On a small screen one panel is shown at a time. */
export function Tabs({ tab, onTab }: { readonly tab: Tab; readonly onTab: (tab: Tab) => void }) {
  const { t } = useWords();
  return (
    <nav className={styles.tabs} aria-label={t('table.tabs.label')}>
      {TABS.map((name) => (
        <button key={name} type="button" aria-pressed={tab === name} onClick={() => onTab(name)} data-tab-name={name}>
          {t(`table.tabs.${name}`)}
        </button>
      ))}
    </nav>
  );
}
