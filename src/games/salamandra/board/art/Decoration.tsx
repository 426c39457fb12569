import { memo, type SVGProps } from 'react';

const BOX = {
  fern: '0 0 180 250',
  daisy: '0 0 180 250',
  lantern: '0 0 210 160',
  sun: '0 0 100 100',
  moon: '0 0 100 100',
  firefly: '0 0 16 16',
} as const;

interface DecorationProps extends SVGProps<SVGSVGElement> {
  readonly name: keyof typeof BOX;
}

/** A plate of the herbarium sheet; placed and sized like any svg, also inside another one. */
export const Decoration = memo(function Decoration({ name, ...svg }: DecorationProps) {
  return (
    <svg viewBox={BOX[name]} overflow="visible" aria-hidden {...svg}>
      <use href={`#sm-deco-${name}`} />
    </svg>
  );
});
