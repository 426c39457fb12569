/** A position to take a picture of: a game of the fixtures up to some move, with people at the table. */
import { salamandra } from '../src/games/salamandra/index.ts';
import type { MatchFile } from '../src/play/match-file.ts';
import { feuerGame } from '../test/web/feuersalamander/game.ts';
import { fixtureGame } from '../test/web/fixture.ts';

const NAMES = ['Maren', 'Oskar', 'Aurélie', 'Jonas'];

export function position(name: string, moves: number = Infinity): MatchFile {
  const { opening, steps } = fixtureGame(name);
  const played = steps.slice(0, moves);
  const seats = salamandra.meta.colours
    .slice(0, opening.options.players)
    .map((colour, seat) => ({ colour, name: NAMES[seat] ?? '' }));
  const G = salamandra.rules.deal(opening.arrangement as Parameters<typeof salamandra.rules.deal>[0]);
  for (const { seat, action } of played) salamandra.rules.play(G, seat, action);
  return {
    ...opening,
    seats,
    moves: played.map(({ seat, action }) => ({ seat, action })),
    result: salamandra.rules.result(G),
  };
}

/** The same, of Der Feuer-Salamander: a seat takes over from the one before behind a curtain. */
export function feuerPosition(name: string, moves: number): MatchFile {
  const { opening, steps } = feuerGame(name);
  const { figures } = opening.arrangement as { figures: string[] };
  return {
    ...opening,
    seats: figures.map((colour, seat) => ({ colour, name: NAMES[seat] ?? '' })),
    moves: steps.slice(0, moves),
  };
}
