import { memo } from 'react';
import type { Figure } from '../../content/terms.ts';
import { Use } from './Use.tsx';

interface BannerProps {
  readonly figure: Figure;
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
}

/** A figure's banner: the colour, its pattern and its emblem. */
export const Banner = memo(function Banner({ figure, width, height, className = '' }: BannerProps) {
  const shape = `M0 0H${width}V${height}L${width / 2} ${height - width * 0.42} 0 ${height}Z`;
  const middle = { x: width / 2, y: width * 0.65 };
  return (
    <svg className={`fs-picture fs-${figure} ${className}`} width={width} height={height} aria-hidden>
      <path d={shape} fill="var(--fs-ground)" stroke="var(--fs-text)" strokeWidth={0.8} />
      <path d={shape} fill={`url(#fs-pattern-${figure})`} />
      <circle cx={middle.x} cy={middle.y} r={width * 0.42} fill="var(--fs-ground)" />
      <Use name={`e-${figure}`} {...middle} width={width * 0.62} />
    </svg>
  );
});
