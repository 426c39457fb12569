/** One socket in a game's namespace: what it asks for, one packet after the other. */
import type { Socket } from 'socket.io';
import { isSealed } from '../daily/day.ts';
import type { Account } from '../store/contract/accounts.ts';
import type { Channel } from '../store/contract/chats.ts';
import { channelOf, lineOf, say } from './chat.ts';
import { isMadeAhead, type PlayerAction, stateIdOf } from './engine.ts';
import { move, undo } from './moves.ts';
import { readChat, readSay, readSync, readUpdate, type UpdatePacket } from './packets.ts';
import { Refused, refused } from './refusals.ts';
import type { House } from './house.ts';
import { seatFor } from './seats.ts';
import type { Table } from './table.ts';
import { Viewer } from './viewer.ts';

interface Place {
  readonly table: Table;
  readonly viewer: Viewer;
}

/** Why a socket ends that nobody has closed. */
const LOST: ReadonlySet<string> = new Set(['ping timeout', 'transport error']);

export class Guest {
  readonly #house: House;
  readonly #socket: Socket;
  readonly #account: Account | null;
  readonly #game: string;
  #place: Place | null = null;
  #line: Promise<void> = Promise.resolve();

  constructor(house: House, socket: Socket, account: Account | null, game: string) {
    this.#house = house;
    this.#socket = socket;
    this.#account = account;
    this.#game = game;
    house.door.guard(socket, account, () => {
      this.#refuse(this.#place?.table.id ?? null, refused('tooFast'));
    });
    this.#on('sync', (args) => this.#sync(args));
    this.#on('update', (args) => this.#update(args));
    this.#on('say', (args) => this.#say(args));
    this.#on('chat', (args) => this.#chat(args));
    socket.on('disconnect', (reason) => {
      this.#getUp(!LOST.has(reason));
    });
  }

  #on(event: string, answer: (args: unknown[]) => Promise<void>): void {
    this.#socket.on(event, (...args: unknown[]) => {
      this.#line = this.#house.doing(this.#next(this.#line, args, answer));
    });
  }

  async #next(before: Promise<void>, args: unknown[], answer: (args: unknown[]) => Promise<void>) {
    await before;
    try {
      await answer(args);
    } catch (error) {
      this.#fail(args, error);
    }
  }

  /** Nothing that a packet does may reach the process. */
  #fail(args: unknown[], error: unknown): void {
    const { log } = this.#house.deps;
    const problem = error instanceof Refused ? error : refused('notAvailable');
    if (problem !== error) log.error({ err: error, game: this.#game }, 'a packet could not be answered');
    const named = args.find((arg) => typeof arg === 'string');
    this.#refuse(this.#place?.table.id ?? named ?? null, problem);
  }

  #refuse(matchId: string | null, { refusal }: Refused): void {
    this.#socket.emit('refused', matchId, refusal);
  }

  async #sync(args: unknown[]): Promise<void> {
    const { matchID, playerID, credentials } = readSync(args);
    this.#getUp(true);
    await this.#house.shelf.use(matchID, async (table) => {
      const match = await table?.look();
      if (!table || match?.game !== this.#game) throw refused('noSuchMatch');
      if (isSealed(match, this.#account?.id ?? null, this.#house.deps.now())) throw refused('sealed');
      const identity = { accountId: this.#account?.id ?? null, credentials };
      const viewer = new Viewer(this.#socket, this.#account, identity, seatFor(match, playerID, identity));
      if (match.stateId > stateIdOf(table.state)) await table.follow();
      if (this.#socket.disconnected) return;
      this.#place = { table, viewer };
      table.enter(viewer);
      await this.#knows(table);
      await table.sync(viewer);
    });
  }

  /** Whoever was there until now knows what happened there; not one whose connection was lost, who knows when. */
  #getUp(wasThere: boolean): void {
    if (!this.#place) return;
    const { table, viewer } = this.#place;
    this.#place = null;
    table.leave(viewer);
    if (wasThere) void this.#house.doing(this.#knows(table));
    this.#house.shelf.settle(table);
  }

  /** Needs no message of this match; to get one all the same does no harm. */
  async #knows({ id }: Table): Promise<void> {
    const { store, log } = this.#house.deps;
    if (!this.#account || this.#house.isClosing) return;
    try {
      await store.notices.seen(this.#account.id, id);
    } catch (error) {
      log.error({ err: error, match: id }, 'it could not be noted that somebody has seen a match');
    }
  }

  #placeAt(matchId: string): Place {
    if (this.#place?.table.id !== matchId) throw refused('notAtTable');
    return this.#place;
  }

  async #update(args: unknown[]): Promise<void> {
    const since = performance.now();
    const { metrics } = this.#house.deps;
    try {
      await this.#act(readUpdate(args));
      metrics.moveAccepted(performance.now() - since);
    } catch (error) {
      metrics.moveRefused(error instanceof Refused ? error.refusal.error : 'notAvailable');
      this.#fail(args, error);
      if (this.#place) void this.#house.doing(this.#place.table.catchUp(this.#place.viewer));
    }
  }

  async #act(packet: UpdatePacket): Promise<void> {
    if (this.#house.isClosing) throw refused('closing');
    const { table, viewer } = this.#placeAt(packet.matchID);
    const { seat } = viewer;
    if (seat === null) throw refused('spectator');
    for (const named of [packet.playerID, packet.action.payload.playerID]) {
      if (named !== null && named !== seat) throw refused('notYourSeat');
    }
    const action = actionOf(seat, packet);
    const ahead = isMadeAhead(table.engine, table.state, action) ? viewer : null;
    try {
      await this.#house.play(table, { seat, stateId: packet.stateID, action, ahead });
    } catch (error) {
      if (ahead || isOutdated(error)) viewer.stateId = null;
      throw error;
    }
  }

  async #say(args: unknown[]): Promise<void> {
    const { matchID, channel, text } = readSay(args);
    await this.#talk(this.#placeAt(matchID), channel, text);
  }

  async #chat(args: unknown[]): Promise<void> {
    const { matchID, text } = readChat(args);
    const place = this.#placeAt(matchID);
    await this.#talk(place, channelOf(place.viewer), text);
  }

  async #talk({ table, viewer }: Place, channel: Channel, text: string): Promise<void> {
    const { store, now } = this.#house.deps;
    const line = lineOf(table, viewer, channel, text, now());
    if (!this.#house.door.mayTalk(this.#socket, this.#account)) throw refused('tooFast');
    await say(table, store, line);
  }
}

/** As the reducer is to take it: nothing of the packet but what was looked at. */
function actionOf(seat: number, { action }: UpdatePacket): PlayerAction {
  return action.type === 'UNDO' ? undo(seat) : move(seat, action.payload.type, action.payload.args ?? []);
}

const isOutdated = (error: unknown): boolean => error instanceof Refused && error.refusal.error === 'staleState';
