/** Drawing from a pile, and who may know what lies in it. */
import type { G, Hidden, PileName, Piles } from './state.ts';

/** These lie face up: everyone sees the top card. The others lie face down. */
const FACE_UP: ReadonlySet<string> = new Set<PileName>(['bear', 'eagle', 'black', 'yellow']);

export function draw<P extends PileName>(G: G, pile: P): NonNullable<Piles[P][number]> | undefined {
  const pieces: Hidden<unknown>[] = G.piles[pile];
  const piece = pieces[0];
  if (piece === null) throw new Error(`the ${pile} pile is hidden from this view`);
  if (piece !== undefined) G.piles[pile] = pieces.slice(1) as Piles[P];
  return piece as NonNullable<Piles[P][number]> | undefined;
}

/** Says that the top of a face-up deck is a new one, if there is one. */
export function turnedUp(G: G, pile: Exclude<PileName, 'groves'>): void {
  const top = G.piles[pile][0];
  if (top) G.events.push({ type: 'turnUp', pile, id: top });
}

/** What is secret, and to whom: to everyone, the order of all piles but for the top card of the face-up decks. */
export function hidePiles(piles: Piles): Piles {
  const hidden = Object.entries(piles).map(([name, pile]: [string, Hidden<string>[]]) => {
    const seen = FACE_UP.has(name) ? 1 : 0;
    return [name, pile.map((piece, i) => (i < seen ? piece : null))];
  });
  return Object.fromEntries(hidden) as Piles;
}
