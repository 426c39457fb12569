/** Two players at a table, who play one recorded match after the other. */
import { setTimeout } from 'node:timers/promises';
import { PLAYERS, type Recorded } from '../games.ts';
import { Player } from './player.ts';

/** As fast as a socket may send for long. */
export const MOVES_PER_SECOND = 25;
const PAUSE_MS = 1000 / MOVES_PER_SECOND;

export interface Match {
  readonly id: string;
  readonly moves: Recorded;
}

export class Table {
  readonly players: readonly Player[];
  readonly #matches: Iterator<Match>;
  #match: Match = { id: '', moves: [] };
  #stateId = 0;

  /** The seats are shared out among the servers. */
  constructor(addresses: readonly string[], matches: Iterable<Match>) {
    this.players = Array.from(
      { length: PLAYERS },
      (_, seat) => new Player(addresses[seat % addresses.length]!, seat),
    );
    this.#matches = matches[Symbol.iterator]();
  }

  async open(): Promise<void> {
    await Promise.all(this.players.map((player) => player.connected()));
    await this.#begin();
  }

  /** Says of every move how many milliseconds went by from sending it until its news came back to the mover. */
  async play(until: number, tell: (milliseconds: number) => void): Promise<void> {
    for (let sent = performance.now(); sent < until; sent = performance.now()) {
      await this.#move(sent, tell);
      const early = sent + PAUSE_MS - performance.now();
      if (early > 0) await setTimeout(early);
    }
  }

  async #move(sent: number, tell: (milliseconds: number) => void): Promise<void> {
    const { id, moves } = this.#match;
    const before = this.#stateId;
    const { seat, action } = moves[before]!;
    this.#stateId += 1;
    const news = this.players.map(async (player, i) => {
      await player.reached(this.#stateId);
      if (i === seat) tell(performance.now() - sent);
    });
    this.players[seat]!.move(id, before, action);
    // everyone's, for the next move may be the other player's
    await Promise.all(news);
    if (this.#stateId === moves.length) await this.#begin();
  }

  async #begin(): Promise<void> {
    this.#match = this.#matches.next().value as Match;
    this.#stateId = 0;
    await Promise.all(this.players.map((player) => player.sitDown(this.#match.id)));
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}
