import { memo } from 'react';
import { type IconName, iconPaths } from './icons.ts';
import * as styles from './Icon.module.css';

export type { IconName } from './icons.ts';

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly className?: string | undefined;
}

/** An interface icon in the colour of its text; it says nothing to readers. */
export const Icon = memo(function Icon({ name, size = 22, className = '' }: IconProps) {
  const { lines, accent } = iconPaths(name);
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      <path className={styles.lines} d={lines} />
      {accent && <path d={accent} />}
    </svg>
  );
});
