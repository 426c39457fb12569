import * as styles from './Tabs.module.css';
import { type Tab, TABS } from './tabs.ts';

interface TabsProps {
  readonly label: string;
  readonly names: Readonly<Record<Tab, string>>;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

/** On a small screen one part is shown at a time. */
export const Tabs = ({ label, names, tab, onTab }: TabsProps) => (
  <nav className={styles.tabs} aria-label={label}>
    {TABS.map((name) => (
      <button key={name} type="button" aria-pressed={tab === name} onClick={() => onTab(name)} data-tab-name={name}>
        {names[name]}
      </button>
    ))}
  </nav>
);
