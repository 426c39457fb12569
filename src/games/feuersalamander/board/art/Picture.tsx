import type { ReactNode } from 'react';

interface PictureProps {
  /** The viewBox; it sets the height that goes with the width. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly width: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A picture of its own; it says nothing to readers, whoever shows it names it. */
export const Picture = ({ box, width, className = '', children }: PictureProps) => (
  <svg
    className={`fs-picture ${className}`}
    viewBox={box.join(' ')}
    width={width}
    height={(width * box[3]) / box[2]}
    aria-hidden
  >
    {children}
  </svg>
);
