import { Chapter, Prose } from './prose.tsx';
import { Rich } from './Rich.tsx';
import { useGuide } from './rulebook.ts';
import * as styles from './Rulings.module.css';

/** All rulings, each with the way back to where it applies. */
export function Rulings() {
  const { rulings, texts } = useGuide();
  return (
    <Chapter id="rulings">
      <Prose text={texts.rulings.text} />
      <ul className={styles.all}>
        {Object.entries(rulings).map(([id, section]) => (
          <li key={id}>
            <Rich text={texts.rulings.list[id] ?? ''} /> <a href={`#${section}`}>{texts.titles[section]}</a>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
