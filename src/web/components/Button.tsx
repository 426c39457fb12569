import type { ComponentProps } from 'react';
import * as styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'normal' | 'large';

/** For a link that looks like a button. */
export const buttonClass = (kind: ButtonKind = 'secondary', size: ButtonSize = 'normal'): string =>
  [styles.button, styles[kind], styles[size]].filter(Boolean).join(' ');

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  readonly size?: ButtonSize;
}

export function Button({
  kind = 'secondary',
  icon,
  size = 'normal',
  type = 'button',
  className = '',
  children,
  ...button
}: ButtonProps) {
  return (
    <button type={type} className={`${buttonClass(kind, size)} ${className}`} {...button}>
      {icon && <Icon name={icon} size={size === 'large' ? 22 : 20} />}
      {children}
    </button>
  );
}
