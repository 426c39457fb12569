import type { ReactNode } from 'react';

interface DrawingProps {
  readonly id: string;
  readonly box?: string;
  readonly children: ReactNode;
}

/** A picture of the sprite; the prefix leaves other games their own names. */
export const Drawing = ({ id, box = '0 0 24 24', children }: DrawingProps) => (
  <symbol id={`fs-${id}`} viewBox={box}>
    {children}
  </symbol>
);
