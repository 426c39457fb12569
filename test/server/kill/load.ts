/** Matches that are all played at once by boardgame.io's own clients, and what these were told. */
import type { LogEntry } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import type { Socket } from 'socket.io-client';
import { legalMoves } from '../../../src/games/salamandra/rules/index.ts';
import { pick } from '../../../src/play/random.ts';
import { stateIdOf } from '../../../src/server/tables/engine.ts';
import { type Known, stockClient, type StockClient, type Ticket } from '../stock.ts';

const MATCHES = 8;
const SIZES = [2, 3, 4];

/** They do not come back by themselves: whoever is cut off has heard all that will ever be heard. */
const ONE_LIFE = { transports: ['websocket'], forceNew: true, reconnection: false };

export class PlayedMatch {
  readonly id: string;
  readonly tickets: readonly Ticket[];
  /** The longest log that anybody was sent, each entry as text: these moves are acknowledged. */
  readonly told: string[] = [];
  isOver = false;

  constructor(id: string, tickets: readonly Ticket[]) {
    this.id = id;
    this.tickets = tickets;
  }
}

export class Load {
  /** Of all times; those that are over stay, and others take their place. */
  readonly matches: PlayedMatch[] = [];
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  get acknowledged(): number {
    return this.matches.reduce((sum, { told }) => sum + told.length, 0);
  }

  /** Plays until so many more log entries have been heard of, cuts the power, and hears what is still on the way. */
  async play(server: string, entries: number, cut: () => Promise<void>): Promise<StockClient[]> {
    await this.#fill(server);
    const goal = this.acknowledged + entries;
    const clients: StockClient[] = [];
    const cutOff: Promise<void>[] = [];
    await new Promise<void>((resolve) => {
      for (const match of this.matches.filter(({ isOver }) => !isOver)) {
        for (const ticket of match.tickets) {
          const client = stockClient(server, match.id, ticket, ONE_LIFE);
          clients.push(client);
          this.#seat(match, client, Number(ticket.playerID), () => {
            if (this.acknowledged >= goal) resolve();
          });
          cutOff.push(whenCutOff(client));
        }
      }
    });
    await cut();
    await Promise.all(cutOff);
    for (const client of clients) client.stop();
    return clients;
  }

  /** Moves whenever it can, and notes what it hears. */
  #seat(match: PlayedMatch, client: StockClient, seat: number, onNews: () => void): void {
    let tried = -1;
    client.subscribe((state: Known | null) => {
      if (!state?.isConnected) return;
      match.told.push(...entriesIn(client.log).slice(match.told.length));
      match.isOver ||= state.G.over;
      onNews();
      if (state.G.over || state.G.seat !== seat || stateIdOf(state) === tried) return;
      tried = stateIdOf(state);
      const [move, ...args] = pick(legalMoves(state.G, seat), this.#random);
      client.moves[move]?.(...args);
    });
    client.start();
  }

  async #fill(server: string): Promise<void> {
    const lobby = new LobbyClient({ server });
    while (this.matches.filter(({ isOver }) => !isOver).length < MATCHES) {
      const numPlayers = SIZES[this.matches.length % SIZES.length] ?? 2;
      const { matchID } = await lobby.createMatch('salamandra', { numPlayers });
      const tickets: Ticket[] = [];
      for (let seat = 0; seat < numPlayers; seat += 1) {
        const wish = { playerID: String(seat), playerName: `Player ${seat}` };
        const { playerCredentials: credentials } = await lobby.joinMatch('salamandra', matchID, wish);
        tickets.push({ playerID: String(seat), credentials });
      }
      this.matches.push(new PlayedMatch(matchID, tickets));
    }
  }
}

/** Also for one that has not even come in. */
const whenCutOff = (client: StockClient): Promise<void> =>
  new Promise((resolve) => {
    const { socket } = (client as unknown as { transport: { socket: Socket } }).transport;
    for (const end of ['disconnect', 'connect_error']) socket.once(end, () => resolve());
  });

export const entriesIn = (log: readonly LogEntry[] = []): string[] => log.map((entry) => JSON.stringify(entry));
