/** The final count: spellbooks, faith, scrolls. */
import { BEAST_CARDS, MAJORITIES, SALAMANDERS } from '../content/cards.ts';
import { LABOUR } from '../content/rudolph.ts';
import { SPELLBOOKS } from '../content/spellbooks.ts';
import { LEVELS, type Source, SOURCES } from '../content/terms.ts';
import { count, score } from './gain.ts';
import { RUDOLPH } from './rudolph.ts';
import { type G, playerAt, type Seat } from './state.ts';

export type Faith = keyof typeof MAJORITIES;
const FAITHS = Object.keys(MAJORITIES) as Faith[];
const FAITH_SOURCES: Record<Faith, Source> = {
  salamander: 'faithSalamander',
  bear: 'faithBear',
  eagle: 'faithEagle',
};

/** The sources of points that there are in this game. */
export const sourcesIn = (G: G): readonly Source[] => (G.rudolph ? ['labour', ...SOURCES] : SOURCES);

export function finalScoring(G: G): void {
  for (const seat of G.players.keys()) score(G, seat, spellbookPoints(G, seat), 'spellbooks');
  for (const faith of FAITHS) {
    for (const [seat, n] of faithPoints(G, faith).entries()) score(G, seat, n, FAITH_SOURCES[faith]);
  }
  for (const [seat, player] of G.players.entries()) score(G, seat, player.scrolls, 'scrolls');
}

export function spellbookPoints(G: G, seat: Seat): number {
  if (G.rudolph && seat === RUDOLPH) return G.rudolph.labour.spellbook * pagesOf(G, seat);
  let sum = 0;
  for (const book of G.books) {
    const { per, ...rates } = SPELLBOOKS[book.book];
    for (const level of LEVELS) {
      if (book[level] === seat) sum += rates[level] * (per ? count(G, seat, per) : 1);
    }
  }
  return sum;
}

const pagesOf = ({ books }: G, seat: Seat): number =>
  books.flatMap((book) => LEVELS.filter((level) => book[level] === seat)).length;

/** A player's symbols of faith in one divinity. */
export function symbols(G: G, seat: Seat, faith: Faith): number {
  if (G.rudolph && seat === RUDOLPH) return LABOUR[G.rudolph.level].faith;
  const player = playerAt(G, seat);
  const cards =
    faith === 'salamander'
      ? player.salamander.map((id) => SALAMANDERS[id])
      : player[faith].map((id) => BEAST_CARDS[id]);
  return cards.reduce((sum, card) => sum + card.faith, 0);
}

/** What a majority brings every player, by seat. */
export function faithPoints(G: G, faith: Faith): number[] {
  const [first, second] = MAJORITIES[faith];
  const counts = G.players.map((_, seat) => symbols(G, seat, faith));
  const [most = 0, next = 0] = [...new Set(counts)].filter((n) => n > 0).toSorted((a, b) => b - a);
  const leaders = counts.filter((n) => n === most).length;
  const followers = counts.filter((n) => n === next).length;
  return counts.map((n) => {
    if (n === 0) return 0;
    // a tie for first shares both prizes, and nobody takes the second
    if (n === most) return leaders === 1 ? first : Math.floor((first + second) / leaders);
    return n === next && leaders === 1 ? Math.floor(second / followers) : 0;
  });
}

/** The most points win; ties share the victory, but nobody shares one with Rudolph. */
export function winnersOf(G: G): Seat[] {
  if (G.rudolph) return playerAt(G, 0).score > playerAt(G, RUDOLPH).score ? [0] : [RUDOLPH];
  const most = Math.max(...G.players.map((player) => player.score));
  return [...G.players.keys()].filter((seat) => playerAt(G, seat).score === most);
}
