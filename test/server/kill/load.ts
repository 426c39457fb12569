/** Matches that are all played at once by boardgame.io's own clients, and what these were told. */
import type { LogEntry } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import type { Socket } from 'socket.io-client';
import { type AnyGame, GAMES } from '../../../src/games/index.ts';
import { pick } from '../../../src/play/random.ts';
import { stateIdOf } from '../../../src/server/tables/engine.ts';
import { stockClientOf, type Ticket } from '../stock.ts';

const MATCHES = 8;
const SIZES = [2, 3, 4];

type LoadClient = ReturnType<typeof stockClientOf<unknown>>;

/** They do not come back by themselves: whoever is cut off has heard all that will ever be heard. */
const ONE_LIFE = { transports: ['websocket'], forceNew: true, reconnection: false };

export class PlayedMatch {
  readonly module: AnyGame;
  readonly id: string;
  readonly tickets: readonly Ticket[];
  /** The longest log that anybody was sent, each entry as text: these moves are acknowledged. */
  readonly told: string[] = [];
  isOver = false;

  constructor(module: AnyGame, id: string, tickets: readonly Ticket[]) {
    this.module = module;
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
  async play(server: string, entries: number, cut: () => Promise<void>): Promise<LoadClient[]> {
    await this.#fill(server);
    const goal = this.acknowledged + entries;
    const clients: LoadClient[] = [];
    const cutOff: Promise<void>[] = [];
    await new Promise<void>((resolve) => {
      for (const match of this.matches.filter(({ isOver }) => !isOver)) {
        for (const ticket of match.tickets) {
          const client = stockClientOf(match.module.game, server, match.id, ticket, ONE_LIFE);
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
  #seat(match: PlayedMatch, client: LoadClient, seat: number, onNews: () => void): void {
    const { rules } = match.module;
    let tried = -1;
    client.subscribe((state: ReturnType<LoadClient['getState']>) => {
      if (!state?.isConnected) return;
      match.told.push(...entriesIn(client.log).slice(match.told.length));
      const toAct = rules.toAct(state.G);
      match.isOver ||= toAct === null;
      onNews();
      if (toAct !== seat || stateIdOf(state) === tried) return;
      tried = stateIdOf(state);
      const [move, ...args] = pick(rules.legalMoves(state.G, seat), this.#random);
      client.moves[move]?.(...args);
    });
    client.start();
  }

  /** With every game in turn, at every size. */
  async #fill(server: string): Promise<void> {
    const lobby = new LobbyClient({ server });
    const modules = Object.values(GAMES);
    while (this.matches.filter(({ isOver }) => !isOver).length < MATCHES) {
      const module = modules[this.matches.length % modules.length]!;
      const game = module.meta.id;
      const numPlayers = SIZES[this.matches.length % SIZES.length] ?? 2;
      const { matchID } = await lobby.createMatch(game, { numPlayers });
      const tickets: Ticket[] = [];
      for (let seat = 0; seat < numPlayers; seat += 1) {
        const wish = { playerID: String(seat), playerName: `Player ${seat}` };
        const { playerCredentials: credentials } = await lobby.joinMatch(game, matchID, wish);
        tickets.push({ playerID: String(seat), credentials });
      }
      this.matches.push(new PlayedMatch(module, matchID, tickets));
    }
  }
}

/** Also for one that has not even come in. */
const whenCutOff = (client: LoadClient): Promise<void> =>
  new Promise((resolve) => {
    const { socket } = (client as unknown as { transport: { socket: Socket } }).transport;
    for (const end of ['disconnect', 'connect_error']) socket.once(end, () => resolve());
  });

export const entriesIn = (log: readonly LogEntry[] = []): string[] => log.map((entry) => JSON.stringify(entry));
