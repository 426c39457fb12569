/** Shuffles in place; `random` gives numbers from 0 up to 1. */
export function shuffle<T>(pile: T[], random: () => number): T[] {
  for (let left = pile.length - 1; left > 0; left--) {
    const pick = Math.floor(random() * (left + 1));
    [pile[left], pile[pick]] = [pile[pick] as T, pile[left] as T];
  }
  return pile;
}
