import type { Chamber } from '../../content/cards.ts';
import type { G, Seat } from '../../rules/state.ts';

export interface Changes {
  /** Whose figures stand elsewhere now. */
  readonly moved: readonly Seat[];
  /** Chambers that a token has come to. */
  readonly chambers: readonly Readonly<Chamber>[];
}

export const changesIn = (before: G, after: G): Changes => ({
  moved: after.players.flatMap(({ place }, seat) => (place === before.players[seat]?.place ? [] : [seat])),
  chambers: after.players.flatMap(({ token }, seat) =>
    token && token.join() !== before.players[seat]?.token?.join() ? [token] : [],
  ),
});
