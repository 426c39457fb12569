import * as styles from './Tabs.module.css';

interface TabsProps<Tab extends string> {
  readonly label: string;
  /** Every tab with its name, in order. */
  readonly names: Readonly<Record<Tab, string>>;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

/** On a small screen one part of the table is shown at a time. */
export const Tabs = <Tab extends string>({ label, names, tab, onTab }: TabsProps<Tab>) => (
  <nav className={styles.tabs} aria-label={label}>
    {(Object.keys(names) as Tab[]).map((name) => (
      <button key={name} type="button" aria-pressed={tab === name} onClick={() => onTab(name)} data-tab-name={name}>
        {names[name]}
      </button>
    ))}
  </nav>
);
