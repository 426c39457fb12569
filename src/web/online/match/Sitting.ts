/** One stay at a table: a socket, and boardgame.io's client that keeps the position by it. */
import type { LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { AnyAction } from '../../../games/module.ts';
import type { AnyPlayable } from '../../../games/playable.ts';
import { standing } from '../../../play/log.ts';
import type { MatchSummary } from '../../../server/api/answers.ts';
import type { Channel } from '../../../server/store/contract/chats.ts';
import type { SaidLine } from '../../../server/tables/chat.ts';
import type { Presence } from '../../../server/store/contract/processes.ts';
import type { RefusalKey } from '../../../server/tables/refusals.ts';
import { type AnyPosition, toldLines } from '../../position.ts';
import { enterRoom, type Room, type Socket } from '../socket.ts';

/** Why something did not reach the match, besides the rules. */
export type Trouble = RefusalKey | 'notConnected';

/** What is heard at a table. */
export interface Hearing {
  readonly connected: () => void;
  readonly lost: () => void;
  /** The position has changed. */
  readonly moved: () => void;
  readonly seated: (seat: number | null) => void;
  readonly match: (match: MatchSummary) => void;
  readonly presence: (presence: Presence) => void;
  readonly said: (line: SaidLine) => void;
  /** By a key of the rules, or by a trouble. */
  readonly refused: (error: string) => void;
}

export interface Snapshot {
  readonly view: unknown;
  readonly log: AnyPosition['log'];
  /** How many moves of this turn stand. */
  readonly made: number;
}

export class Sitting {
  readonly #playable: AnyPlayable;
  readonly #id: string;
  readonly #room: Room;
  readonly #client: ReturnType<typeof createClient>;
  readonly #hearing: Hearing;
  /** What was sent and is not answered yet. */
  #sent: { readonly after: number | null; readonly answer: Promise<void> } | null = null;
  #answered: () => void = () => undefined;

  constructor(playable: AnyPlayable, id: string, seat: number | null, hearing: Hearing) {
    this.#playable = playable;
    this.#id = id;
    this.#hearing = hearing;
    this.#room = enterRoom(playable.meta.id);
    this.#client = createClient(playable, id, this.#room.socket, seat);
    this.#listen(this.#room.socket);
    this.#client.start();
    this.#client.subscribe(() => {
      hearing.moved();
      if (this.#sent && this.stateId !== this.#sent.after) this.#settle();
    });
    this.#room.socket.connect();
  }

  #listen(socket: Socket): void {
    const hearing = this.#hearing;
    const here =
      <Args extends unknown[]>(hear: (...args: Args) => void) =>
      (matchId: string | null, ...args: Args) => {
        if (matchId === null || matchId === this.#id) hear(...args);
      };
    socket.on('connect', () => hearing.connected());
    socket.on('connect_error', () => hearing.lost());
    socket.on('disconnect', () => {
      hearing.lost();
      this.#settle();
    });
    socket.on('match', here(hearing.match));
    socket.on('presence', here(hearing.presence));
    socket.on('said', here(hearing.said));
    socket.on(
      'seated',
      here(({ seat }: { seat: number | null }) => this.#sitOn(seat)),
    );
    socket.on(
      'refused',
      here(({ error }: { error: string }) => this.#refuse(error)),
    );
  }

  #sitOn(seat: number | null): void {
    const playerID = seat === null ? null : String(seat);
    // boardgame.io's client asks for everything anew then
    if ((this.#client.playerID ?? null) !== playerID) this.#client.updatePlayerID(playerID);
    this.#hearing.seated(seat);
  }

  #refuse(error: string): void {
    // who comes for a seat that is not theirs any more watches
    if (error === 'notYourSeat' && this.stateId === null) this.#client.updatePlayerID(null);
    else this.#hearing.refused(error);
    this.#settle();
  }

  get stateId(): number | null {
    const state = this.#client.getState();
    if (!state) return null;
    const { _stateID } = state;
    return _stateID;
  }

  /** Null until the server has sent it; the same as before where nothing has changed. */
  get view(): unknown {
    return this.#client.getState()?.G ?? null;
  }

  get snapshot(): Snapshot | null {
    const state = this.#client.getState();
    const log: readonly LogEntry[] = this.#client.log ?? [];
    return (
      state && {
        view: state.G,
        log: toldLines(this.#playable, this.#client.getInitialState().G, log),
        made: standing(log).filter(({ turn }) => turn === state.ctx.turn).length,
      }
    );
  }

  play = ([move, ...args]: AnyAction): Promise<void> => this.#send(() => this.#client.moves[move]?.(...args));

  /** Not by boardgame.io's client: it would look for what it can undo, which the server keeps to itself. */
  undo = (): Promise<void> =>
    this.#send(() => {
      const playerID = this.#client.playerID ?? null;
      const action = { type: 'UNDO', payload: { type: null, args: null, playerID } };
      this.#room.socket.emit('update', action, this.stateId, this.#id, playerID);
    });

  say(channel: Channel, text: string): void {
    if (this.#isConnected()) this.#room.socket.emit('say', this.#id, channel, text);
  }

  /** When all that was sent is answered. */
  async settled(): Promise<void> {
    while (this.#sent) await this.#sent.answer;
  }

  /** Done when it is answered. */
  async #send(emit: () => void): Promise<void> {
    await this.settled();
    if (!this.#isConnected()) return;
    const answer = new Promise<void>((resolve) => {
      this.#answered = resolve;
    });
    this.#sent = { after: this.stateId, answer };
    emit();
    await answer;
  }

  /** What is sent without a connection would arrive when nobody means it any more. */
  #isConnected(): boolean {
    const { connected } = this.#room.socket;
    if (!connected) this.#hearing.refused('notConnected');
    return connected;
  }

  #settle(): void {
    this.#sent = null;
    this.#answered();
  }

  getUp(): void {
    this.#client.stop();
    this.#room.leave();
    this.#settle();
  }
}

/** All moves wait for the server: it alone knows what is hidden. */
function createClient({ game }: AnyPlayable, matchID: string, socket: Socket, seat: number | null) {
  const overSocket = (options: Parameters<ReturnType<typeof SocketIO>>[0]) => SocketIO()({ ...options, socket });
  return Client({
    game,
    matchID,
    multiplayer: overSocket,
    debug: false,
    ...(seat !== null && { playerID: String(seat) }),
  });
}
