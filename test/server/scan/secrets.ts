/** Looks through what was sent for what its receiver may not know. */
import type { G, PileName } from '../../../src/games/salamandra/rules/state.ts';

export interface Secrets {
  /** Seeds, tokens, hashes, addresses: to be found nowhere. */
  readonly words: readonly string[];
  /** Piles of pieces that nobody has seen, in their order. */
  readonly piles: readonly (readonly string[])[];
}

/** Only the store knows things by these names. */
const KEYS = ['seed', 'prngstate', 'credentials', 'credentialsHash', 'credentials_hash', 'tokenHash', 'token_hash'];

const QUOTE = String.raw`\\*"`;
const BETWEEN = String.raw`[",;:|\s\\[\]{}]{1,8}`;

/** What of it is in the text; JSON within JSON is found as well. */
export function leaksIn(text: string, { words, piles }: Secrets): string[] {
  const pieces = piles.flat();
  const neighbours = piles.flatMap((pile) => pile.slice(1).map((piece, i) => `${pile[i]}${BETWEEN}${piece}`));
  const patterns = [
    `${QUOTE}(?:${KEYS.join('|')})${QUOTE}\\s*:`,
    // boardgame.io keeps whole states for undo
    `${QUOTE}_(?:undo|redo)${QUOTE}\\s*:\\s*\\[\\s*\\{`,
    ...(pieces.length > 0 ? [`${QUOTE}(?:${pieces.join('|')})${QUOTE}`] : []),
    ...(neighbours.length > 0 ? [`\\b(?:${neighbours.join('|')})\\b`] : []),
  ];
  return [
    ...words.filter((word) => text.includes(word)),
    ...patterns.flatMap((pattern) => new RegExp(pattern).exec(text)?.[0] ?? []),
  ];
}

const FACE_UP: ReadonlySet<string> = new Set<PileName>(['bear', 'eagle', 'black', 'yellow']);

/** rulebook: fields, groves and Rudolph's cards lie face down, of the decks of cards everyone sees the top. */
export const unseenPiles = ({ piles, rudolph }: G): string[][] => [
  ...Object.entries(piles).map(([name, pile]: [string, unknown[]]) =>
    (FACE_UP.has(name) ? pile.slice(1) : pile).map(String),
  ),
  ...(rudolph ? [rudolph.placement.map(String)] : []),
];

/** What lies open now: whoever plays alone can put some of it back under a pile, and everyone knows it all the same. */
export const openPieces = ({ piles, river, rudolph }: G): string[] =>
  [piles.bear[0], piles.eagle[0], piles.black[0], piles.yellow[0], ...river, ...(rudolph?.turnedUp ?? [])].map(
    String,
  );

/** Every text and every number that nobody guesses, at whatever depth. */
export function leavesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  const leaf = String(value);
  return leaf.length >= 8 ? [leaf] : [];
}
