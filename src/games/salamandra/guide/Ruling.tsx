import { Icon } from '../../../web/components/Icon.tsx';
import { Rich } from './Rich.tsx';
import * as styles from './Ruling.module.css';
import { RULING_IDS, RULINGS } from './rulings.ts';
import type { SectionId } from './sections.ts';
import { useTexts } from './texts.ts';

/** The rulings that apply in a section, marked as ours. */
export function RulingsOf({ section }: { readonly section: SectionId }) {
  const { ruling, rulings, titles } = useTexts();
  const ids = RULING_IDS.filter((id) => RULINGS[id] === section);
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
            <Rich text={rulings.list[id]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All rulings, each with the way back to where it applies. */
export function AllRulings() {
  const { rulings, titles } = useTexts();
  return (
    <ul className={styles.all}>
      {RULING_IDS.map((id) => (
        <li key={id}>
          <Rich text={rulings.list[id]} /> <a href={`#${RULINGS[id]}`}>{titles[RULINGS[id]]}</a>
        </li>
      ))}
    </ul>
  );
}
