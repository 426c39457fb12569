interface UseProps {
  /** A picture's id in the sprite, without its prefix. */
  readonly name: string;
  /** Where its middle comes to lie. */
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height?: number;
}

/** A picture of the sprite, around a point. */
export const Use = ({ name, x = 0, y = 0, width, height = width }: UseProps) => (
  <use href={`#fs-${name}`} x={x - width / 2} y={y - height / 2} width={width} height={height} />
);
