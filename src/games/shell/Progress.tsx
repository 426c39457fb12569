import { Icon } from '../../web/components/Icon.tsx';
import type { IconName } from '../../web/components/icons.ts';
import * as styles from './Progress.module.css';

interface Step {
  readonly icon: IconName;
  readonly name: string;
  /** Where there is little room. */
  readonly short: string;
}

interface ProgressProps {
  readonly label: string;
  readonly steps: readonly Step[];
  /** Among the steps, the one that is played. */
  readonly now: number;
}

/** Through which parts a match goes, and which one is played. */
export const Progress = ({ label, steps, now }: ProgressProps) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map(({ icon, name, short }, i) => (
      <li key={name} aria-current={i === now ? 'step' : undefined} title={name}>
        <Icon name={icon} size={20} />
        <span className={i === now ? styles.now : styles.unseen}>{name}</span>
        {i === now && (
          <span className={styles.short} aria-hidden>
            {short}
          </span>
        )}
      </li>
    ))}
  </ol>
);
