/** The outlines that all pieces share, around 0,0. */

const rounded = (n: number): number => Math.round(n * 100) / 100;
const path = (strings: TemplateStringsArray, ...numbers: number[]): string =>
  String.raw({ raw: strings.raw }, ...numbers.map(rounded));

/** A rectangle without its corners; so wide and so high to each side. */
export const bevelled = (w: number, h: number, cut: number): string =>
  path`M${cut - w} ${-h}H${w - cut}L${w} ${cut - h}V${h - cut}L${w - cut} ${h}H${cut - w}L${-w} ${h - cut}V${cut - h}Z`;

/** The window of a wing. */
export const arch = (w: number, h: number): string =>
  path`M${-w} ${h}V${0.9 * w - h}C${-w} ${0.35 * w - h} ${-0.45 * w} ${0.12 * w - h} 0 ${-h}C${0.45 * w} ${0.12 * w - h} ${w} ${0.35 * w - h} ${w} ${0.9 * w - h}V${h}Z`;

/** The window of a row. */
export const gable = (w: number, h: number): string =>
  path`M${-w} ${h}V${0.64 * w - h}H${-0.68 * w}V${0.32 * w - h}H${-0.36 * w}V${-h}H${0.36 * w}V${0.32 * w - h}H${0.68 * w}V${0.64 * w - h}H${w}V${h}Z`;

/** The window of a stone. */
export const octagon = (w: number, h: number): string => bevelled(w, h, 0.52 * w);

/** Where one, two or three stones lie beside each other, in parts of the room they have. */
export const STONES_AT: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.5, 0.5],
    [0.5, -0.5],
  ],
  3: [
    [0, -0.65],
    [-0.6, 0.45],
    [0.6, 0.45],
  ],
};
