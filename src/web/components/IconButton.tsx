import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import * as styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName;
  /** Its name for readers, and its tooltip. */
  readonly label: string;
}

/** A button that is only an icon. */
export const IconButton = ({ icon, label, type = 'button', className = '', ...button }: IconButtonProps) => (
  <button type={type} className={`${styles.button} ${className}`} aria-label={label} title={label} {...button}>
    <Icon name={icon} />
  </button>
);
