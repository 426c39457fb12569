/** A match online as all its seats see it, each with a client of boardgame.io's own. */
import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { Page } from 'playwright-core';
import { FeuerSalamander } from '../../../src/games/feuersalamander/game.ts';
import { playable } from '../../../src/games/feuersalamander/playable.ts';
import type { G, Seat } from '../../../src/games/feuersalamander/rules/state.ts';
import { stateIdOf } from '../../../src/server/tables/engine.ts';
import { toldLines } from '../../../src/web/position.ts';

export interface Seats {
  readonly view: (seat: Seat) => G;
  /** What all of them know together: every hand. */
  readonly together: () => G;
  /** How many lines the log has. */
  readonly lines: () => number;
  /** When every seat knows of one more action. */
  readonly next: () => Promise<void>;
  readonly stop: () => void;
}

/** Each page is that of a seat, in their order. */
export async function watchSeats(server: string, matchID: string, pages: readonly Page[]): Promise<Seats> {
  const clients = await Promise.all(
    pages.map(async (page, seat) => {
      const cookies = await page.context().cookies();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      return Client<G>({
        game: FeuerSalamander,
        multiplayer: SocketIO({ server, socketOpts: { extraHeaders: { cookie }, transports: ['websocket'] } }),
        matchID,
        playerID: String(seat),
        credentials: '',
        debug: false,
      });
    }),
  );
  type SeatClient = (typeof clients)[number];
  const numberOf = (client: SeatClient): number => {
    const state = client.store.getState() as State | null;
    return state ? stateIdOf(state) : -1;
  };
  const later = (client: SeatClient, than: number): Promise<void> =>
    new Promise((resolve) => {
      const look = () => numberOf(client) > than && resolve();
      client.subscribe(look);
      look();
    });
  const view = (seat: Seat): G => (clients[seat] as SeatClient).getState()!.G;
  const arrived = clients.map((client) => later(client, -1));
  for (const client of clients) client.start();
  await Promise.all(arrived);
  return {
    view,
    together: () => ({
      ...view(0),
      players: clients.map((_, seat) => view(seat).players[seat]!),
    }),
    lines: () => {
      const [client] = clients as [SeatClient];
      return toldLines(playable, client.getInitialState().G, client.log ?? []).length;
    },
    next: async () => {
      await Promise.all(clients.map((client) => later(client, numberOf(client))));
    },
    stop: () => {
      for (const client of clients) client.stop();
    },
  };
}
