/** boardgame.io's own clients, most of them at a table of Salamandra. */
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { Salamandra } from '../../src/games/salamandra/game.ts';
import type { G } from '../../src/games/salamandra/rules/state.ts';

export type StockClient = ReturnType<typeof Client<G>>;

export interface Ticket {
  readonly playerID: string;
  readonly credentials: string;
}

/** Takes a seat when it is started, or only watches. */
export const stockClientOf = <State>(
  game: Game<State>,
  server: string,
  matchID: string,
  ticket?: Ticket,
  socketOpts = {},
) => Client<State>({ game, multiplayer: SocketIO({ server, socketOpts }), matchID, debug: false, ...ticket });

type Table = [server: string, matchID: string, ticket?: Ticket, socketOpts?: object];

export const stockClient = (...table: Table): StockClient => stockClientOf(Salamandra, ...table);

export function sitDown(...table: Table): StockClient {
  const client = stockClient(...table);
  client.start();
  return client;
}

export type Known = NonNullable<ReturnType<StockClient['getState']>>;

/** Waits until the client knows a state of which this can be said. */
export const until = (client: StockClient, holds: (state: Known) => boolean): Promise<void> =>
  new Promise((resolve) => {
    // boardgame.io loses count of those who stop listening, so they go on
    client.subscribe((state) => {
      if (state && holds(state)) resolve();
    });
  });
