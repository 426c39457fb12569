import { memo } from 'react';
import type { Dye } from '../../content/terms.ts';
import { DYE_ART } from './dyes.ts';
import { Use } from './Use.tsx';

interface RibbonProps {
  readonly dye: Dye;
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
}

/** A player's ribbon: the dye, its pattern and its emblem. */
export const Ribbon = memo(function Ribbon({ dye, width, height, className = '' }: RibbonProps) {
  const shape = `M0 0H${width}V${height}L${width / 2} ${height - width * 0.46} 0 ${height}Z`;
  const middle = { x: width / 2, y: width * 0.65 };
  return (
    <svg className={`sm-picture sm-${dye} ${className}`} width={width} height={height} aria-hidden>
      <path d={shape} fill="var(--dye)" />
      <path d={shape} fill={`url(#sm-${DYE_ART[dye].pattern})`} />
      <circle cx={middle.x} cy={middle.y} r={width * 0.42} fill="var(--dye)" />
      <Use name={DYE_ART[dye].emblem} {...middle} width={width * 0.62} />
    </svg>
  );
});
