import type { ArtName } from '../names.ts';
import type { Token } from './tokens.ts';

/** Sums are laid out on the grid of the icons and scaled as a whole. */
export const GRID = 24;

/** From where to where an icon's ink reaches on the grid; without an entry, it fills its box. */
const INK: Partial<Record<ArtName, readonly [from: number, to: number]>> = {
  crystal: [5.3, 18.7],
  leaf: [2, 22],
  'potion-green': [4.3, 19.7],
  'potion-dusk': [3.7, 20.3],
  scroll: [3.2, 20.8],
  flip: [2, 22],
  spellbook: [3.4, 20.6],
  'c-bear': [2.8, 21.2],
  'c-eagle': [2.8, 21.2],
  'c-sal': [2.8, 21.2],
  place: [2.7, 21.3],
  build: [1.7, 22.3],
};

export const NUMBER_SIZE = 20;

/** How wide a digit is, in parts of its size. */
const DIGIT = 0.6;

export const numberWidth = (n: number): number => String(n).length * DIGIT * NUMBER_SIZE;

/** Two digits need a wider garland. */
export const garland = (n: number): number => (n < 10 ? 27 : 29.5);

function inkOf(token: Token): readonly [from: number, to: number] {
  switch (token.kind) {
    case 'icon':
      return INK[token.name] ?? [0.5, 23.5];
    case 'number':
      return [0, numberWidth(token.n)];
    case 'points':
      return [0, garland(token.n)];
    case 'slash':
      return [0, 5];
    case 'chevron':
      return [0, 5.4];
    case 'plus':
      return [0, 5.6];
  }
}

const isCard = (token: Token): boolean => token.kind === 'icon' && token.name.startsWith('c-');

function gapBetween(left: Token, right: Token): number {
  if (left.kind === 'number') return 1;
  if (right.kind === 'number') return left.kind === 'icon' || left.kind === 'points' ? 4.4 : 2.4;
  if (left.kind === 'chevron' || right.kind === 'chevron') return 3.4;
  if (left.kind === 'slash' || right.kind === 'slash') return 1.8;
  if (left.kind === 'plus' || right.kind === 'plus') return 1.6;
  return isCard(left) && isCard(right) ? -0.6 : 2.4;
}

export interface Placed {
  readonly key: string;
  readonly token: Token;
  /** Where the token's own box begins, left of its ink. */
  readonly x: number;
}

export interface Layout {
  readonly width: number;
  readonly placed: readonly Placed[];
}

/** Tokens one after another, ink to ink. */
export function layOut(tokens: readonly Token[]): Layout {
  let width = 0;
  const placed = tokens.map((token, i) => {
    const before = tokens[i - 1];
    if (before) width += gapBetween(before, token);
    const [from, to] = inkOf(token);
    const x = width - from;
    width += to - from;
    return { key: `${i} ${token.kind}`, token, x };
  });
  return { width, placed };
}

/** The size at which a sum is as large as its place allows. */
export const fit = (layout: Layout, maxWidth: number, maxSize: number): number =>
  Math.min(maxSize, (maxWidth * GRID) / layout.width);
