/** The one interpreter of gains, and what a player's Bear and Eagle cards answer. */
import { BEAST_CARDS, type BeastCard } from '../content/cards.ts';
import type { Count, Gain, Trigger } from '../content/effects.ts';
import { FIELDS } from '../content/fields.ts';
import { type Beast, BEASTS, type Colour, type Source } from '../content/terms.ts';
import { isOnTile } from './geometry.ts';
import { draw, turnedUp } from './piles.ts';
import { type G, playerAt, type Place, type Seat } from './state.ts';

/**
 * Takes a whole gain. What can be had at once is had at once; what needs a choice goes to the front of the agenda.
 * `worker` is whoever works for it and cannot be reactivated by it.
 */
export function take(G: G, seat: Seat, gains: readonly Gain[], source: Source, worker: Place | null = null): void {
  for (const gain of gains) {
    switch (gain.kind) {
      case 'points':
        score(G, seat, gain.per ? gain.n * count(G, seat, gain.per) : gain.n, source);
        break;
      case 'crystals':
        takeCrystals(G, seat, gain.n);
        break;
      case 'scrolls':
        playerAt(G, seat).scrolls += gain.n;
        G.events.push({ type: 'scrolls', seat, n: gain.n });
        for (let i = 0; i < gain.n; i++) answer(G, seat, 'scroll');
        break;
      case 'resource':
        G.resources[gain.resource]++;
        G.events.push({ type: 'resource', seat, resource: gain.resource });
        break;
      case 'card':
        takeBeastCard(G, seat, gain.beast);
        break;
      case 'reactivate':
        G.agenda.unshift({ step: 'reactivate', worker });
        break;
      case 'grove':
        G.agenda.unshift({ step: 'takeGrove' });
        break;
    }
  }
}

export function takeCrystals(G: G, seat: Seat, n: number): void {
  if (n === 0) return;
  playerAt(G, seat).crystals += n;
  G.events.push({ type: 'crystals', seat, n });
}

/** A gain of 0 does not move the score marker; any other puts it on top of those it meets. */
export function score(G: G, seat: Seat, n: number, source: Source): void {
  if (n === 0) return;
  const player = playerAt(G, seat);
  player.score += n;
  // replaced, never changed: copies of a position share it
  player.points = { ...player.points };
  player.points[source] = (player.points[source] ?? 0) + n;
  G.markers.splice(G.markers.indexOf(seat), 1);
  G.markers.push(seat);
  G.events.push({ type: 'points', seat, n, source });
}

/** The top Bear or Eagle card; nothing when the deck is empty. */
export function takeBeastCard(G: G, seat: Seat, beast: Beast): void {
  const card = draw(G, beast);
  if (!card) return;
  G.events.push({ type: 'takeBeastCard', seat, beast, card });
  // ruling: a card does not count its own arrival
  answer(G, seat, 'takeBeastCard');
  const player = playerAt(G, seat);
  player[beast] = [...player[beast], card];
  turnedUp(G, beast);
}

/**
 * What the player's cards give for an event. Called when the event begins: the ruling is that a card counts only
 * events that begin after you have it.
 */
export function answer(G: G, seat: Seat, trigger: Trigger): void {
  const player = playerAt(G, seat);
  for (const beast of BEASTS) {
    for (const id of player[beast]) {
      const { effect }: BeastCard = BEAST_CARDS[id];
      if ('on' in effect && effect.on === trigger) take(G, seat, [effect.gain], beast);
    }
  }
}

/** How many of what a "per …" names the player has. */
export function count(G: G, seat: Seat, per: Count): number {
  const player = playerAt(G, seat);
  switch (per) {
    case 'beastCard':
      return player.bear.length + player.eagle.length;
    case 'salamanderCard':
      return player.salamander.length;
    case 'grove':
      return player.groves.length;
    case 'spellbook':
      return G.books.filter((book) => book.upper === seat || book.lower === seat).length;
    case 'cauldron':
      return G.tiles.filter((tile) => FIELDS[tile.field].kind === 'cauldron' && isOnTile(tile, seat)).length;
    default:
      return G.tiles.filter(
        (tile) => (FIELDS[tile.field].colours as readonly Colour[]).includes(per) && isOnTile(tile, seat),
      ).length;
  }
}
