/** Rudolph's part of a round, at its beginning and at its end, step by step: what the table looked like after each. */
import { clone } from '../../bot/worlds.ts';
import { RUDOLPH_SCROLLS_TO_INSCRIBE } from '../../content/rudolph.ts';
import { occupy } from '../../rules/geometry.ts';
import { RUDOLPH } from '../../rules/rudolph.ts';
import { type G, type GameEvent, playerAt, type Rudolph } from '../../rules/state.ts';

/** Each begins a line of the log; what follows is told in the same line. */
const BEGINNINGS: ReadonlySet<GameEvent['type']> = new Set([
  'labour',
  'placement',
  'shuffle',
  'place',
  'inscribe',
  'placeNobody',
  'gather',
]);

/** The steps that the last move made him take, with all that came before them in the first; none if he did nothing. */
export function stepsIn(events: readonly GameEvent[]): GameEvent[][] {
  const first = events.findIndex(({ type }) => type === 'labour' || type === 'gather');
  if (first < 0) return [];
  const steps: GameEvent[][] = [events.slice(0, first)];
  for (const [i, event] of events.slice(first).entries()) {
    if (BEGINNINGS.has(event.type) && i > 0) steps.push([]);
    steps.at(-1)?.push(event);
  }
  return steps;
}

/** The table after so many of the steps. */
export function tableAfter(view: G, steps: readonly (readonly GameEvent[])[], done: number): G {
  const G = clone(view);
  for (const event of steps.slice(done).flat().toReversed()) takeBack(G, event);
  return { ...G, events: [...(steps[done - 1] ?? [])] };
}

/** As the rules do it: what copies share is replaced, not changed. */
function takeBack(G: G, event: GameEvent): void {
  const player = playerAt(G, RUDOLPH);
  const rudolph = G.rudolph as Rudolph;
  switch (event.type) {
    case 'points': {
      const { n, source } = event;
      player.score -= n;
      player.points = { ...player.points, [source]: (player.points[source] ?? 0) - n };
      break;
    }
    case 'scrolls':
      player.scrolls -= event.n;
      break;
    case 'place':
      occupy(G, event, null);
      break;
    case 'inscribe':
      player.scrolls += RUDOLPH_SCROLLS_TO_INSCRIBE;
      occupy(G, event, { seat: RUDOLPH, face: player.druid });
      G.books = G.books.map((book) => (book.book === event.book ? { ...book, [event.level]: null } : book));
      break;
    case 'gather': {
      const { grove, x, y } = event;
      player.groves = player.groves.slice(0, -1);
      G.groves = [...G.groves, { grove, x, y }];
      break;
    }
    case 'placement':
      rudolph.turnedUp = rudolph.turnedUp.slice(0, -1);
      rudolph.placement = [...rudolph.placement, null];
      break;
    case 'shuffle':
      // which cards had been turned up before is of no use any more
      rudolph.placement = [];
      break;
    default:
  }
}
