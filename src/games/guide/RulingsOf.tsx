import { Icon } from '../../web/components/Icon.tsx';
import { Rich } from './Rich.tsx';
import { useGuide } from './rulebook.ts';
import * as styles from './Rulings.module.css';

/** The rulings that apply in a section, marked as ours. */
export function RulingsOf({ section }: { readonly section: string }) {
  const {
    rulings,
    texts: { ruling, titles, rulings: told },
  } = useGuide();
  const ids = Object.keys(rulings).filter((id) => rulings[id] === section);
  if (ids.length === 0) return null;
  return (
    <div className={styles.rulings}>
      <p className={styles.badge}>
        <Icon name="info" size={16} />
        {ids.length === 1 ? ruling : titles.rulings}
      </p>
      <ul className={styles.list}>
        {ids.map((id) => (
          <li key={id}>
            <Rich text={told.list[id] ?? ''} />
          </li>
        ))}
      </ul>
    </div>
  );
}
