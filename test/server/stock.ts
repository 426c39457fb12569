/** boardgame.io's own clients at a table of Salamandra. */
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
export const stockClient = (server: string, matchID: string, ticket?: Ticket, socketOpts = {}): StockClient =>
  Client<G>({ game: Salamandra, multiplayer: SocketIO({ server, socketOpts }), matchID, debug: false, ...ticket });

export function sitDown(...table: Parameters<typeof stockClient>): StockClient {
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
