/** One match in memory: its newest state, who looks at it, and what each of them has been sent. */
import type { LogEntry, State } from 'boardgame.io';
import type { MatchRecord, Store } from '../store/store.ts';
import type { Logger } from './deps.ts';
import { isSame } from './diff.ts';
import { type Engine, type Reduced, stateIdOf } from './engine.ts';
import { load, type Loaded } from './load.ts';
import { News } from './news.ts';
import { presenceOf, seatDataOf } from './presence.ts';
import { seatNow } from './seats.ts';
import { summaryOf } from './summary.ts';
import type { Viewer } from './viewer.ts';
import { logFor, type Seat, type View, viewOf } from './views.ts';

/** Many may come at once; all hear of it in one go. */
const PRESENCE_MS = 50;

export class Table {
  readonly engine: Engine;
  readonly viewers = new Set<Viewer>();
  /** Whoever is about to do something here, besides those who look on. */
  users = 0;
  isBotThinking = false;
  readonly #store: Store;
  readonly #log: Logger;
  readonly #views = new Map<Seat, View>();
  #match: MatchRecord;
  #version = 0;
  #state: State;
  #checkpointId: number;
  #isAnnouncing = false;
  #isUnsure = false;
  #reloading: Promise<void> | null = null;

  constructor(engine: Engine, store: Store, log: Logger, match: MatchRecord, loaded: Loaded) {
    this.engine = engine;
    this.#store = store;
    this.#log = log;
    this.#match = match;
    this.#state = loaded.state;
    this.#checkpointId = loaded.checkpointId;
  }

  get id(): string {
    return this.#match.id;
  }

  get match(): MatchRecord {
    return this.#match;
  }

  get state(): State {
    return this.#state;
  }

  get checkpointId(): number {
    return this.#checkpointId;
  }

  /** The store may have another state than this one. */
  get isUnsure(): boolean {
    return this.#isUnsure;
  }

  get isInUse(): boolean {
    return this.viewers.size > 0 || this.users > 0 || this.isBotThinking;
  }

  // Who is here

  enter(viewer: Viewer): void {
    this.viewers.add(viewer);
    this.#announce();
  }

  leave(viewer: Viewer): void {
    if (this.viewers.delete(viewer)) this.#announce();
  }

  #announce(): void {
    if (this.#isAnnouncing) return;
    this.#isAnnouncing = true;
    setTimeout(() => {
      this.#isAnnouncing = false;
      const presence = presenceOf(this.viewers);
      this.tell('presence', presence);
      this.tell('matchData', seatDataOf(this.#match, presence));
    }, PRESENCE_MS).unref();
  }

  tell(event: string, ...args: unknown[]): void {
    for (const { socket } of this.viewers) socket.emit(event, this.id, ...args);
  }

  // Seats

  /** The match as the store has it now: what a newer change has overtaken is not taken. */
  async look(): Promise<MatchRecord | null> {
    const version = this.#version;
    const match = await this.#store.matches.get(this.id);
    if (match && version === this.#version) this.#match = match;
    return match && this.#match;
  }

  /** Another process may have played on. A move that is just being written here is waited for first. */
  async keepUp(): Promise<void> {
    if (this.#isBehind) {
      await this.#store.locked(this.id, async () => {
        if (this.#isBehind) this.doubt();
        await this.becomeSure();
      });
    }
    await this.becomeSure();
  }

  get #isBehind(): boolean {
    return this.#match.stateId > stateIdOf(this.#state);
  }

  /** Somebody sat down or got up, or the match began or ended. */
  change(match: MatchRecord): void {
    this.#match = newest(this.#match, match);
    this.#version += 1;
    for (const viewer of this.viewers) {
      const seat = seatNow(match, viewer.seat, viewer.identity);
      if (seat !== viewer.seat) this.#reseat(viewer, seat);
    }
    this.tell('match', summaryOf(this.#match));
    this.#announce();
  }

  dropSeat(seat: number): void {
    for (const viewer of this.viewers) if (viewer.seat === seat) this.#reseat(viewer, null);
    this.#announce();
  }

  #reseat(viewer: Viewer, seat: Seat): void {
    viewer.sitOn(seat);
    void this.resync(viewer);
  }

  // The state, and news of it

  /** After the move is written: everyone hears of it, each as far as they may. */
  advance({ state, log }: Reduced, match: MatchRecord, isCheckpoint: boolean, ahead: Viewer | null): void {
    const before = this.#state;
    // read anew, the seats have new clocks
    const isNews = match.status !== this.#match.status || match.seats !== this.#match.seats;
    const seats = new Set([...this.viewers].map(({ seat }) => seat));
    const views = new Map([...seats].map((seat) => [seat, this.view(seat)]));
    this.#state = state;
    this.#match = match;
    this.#version += 1;
    if (isCheckpoint) this.#checkpointId = stateIdOf(state);
    this.#views.clear();

    const news = new News(log);
    for (const viewer of this.viewers) {
      const { seat, stateId, socket } = viewer;
      if (stateId !== stateIdOf(before)) {
        void this.resync(viewer);
        continue;
      }
      viewer.stateId = stateIdOf(state);
      if (viewer === ahead) socket.emit('update', this.id, this.view(seat), logFor(log, seat));
      else news.addressTo(viewer, views.get(seat) as View, this.view(seat));
    }
    news.send(this.id);
    if (isNews) this.tell('match', summaryOf(match));
  }

  /** Seats that see the same share one view. */
  view(seat: Seat): View {
    const known = this.#views.get(seat);
    if (known) return known;
    const own = viewOf(this.engine, this.#state, seat);
    const view = [...this.#views.values()].find((other) => isSame(other, own)) ?? own;
    this.#views.set(seat, view);
    return view;
  }

  /** Everything, from the beginning: boardgame.io's clients keep the whole log. */
  async sync(viewer: Viewer): Promise<void> {
    // whoever is at it already ends with the newest state
    if (viewer.isSyncing) return;
    viewer.isSyncing = true;
    try {
      const initial = (await this.#store.matches.initial(this.id)) as State;
      let state: State;
      let log: LogEntry[];
      do {
        state = this.#state;
        log = (await this.#store.matches.log(this.id)) as LogEntry[];
      } while (state !== this.#state);
      const { seat } = viewer;
      const written = log.filter((entry) => stateIdOf(entry) < stateIdOf(state));
      viewer.stateId = stateIdOf(state);
      viewer.socket.emit('sync', this.id, {
        state: this.view(seat),
        log: logFor(written, seat),
        filteredMetadata: seatDataOf(this.#match, presenceOf(this.viewers)),
        initialState: viewOf(this.engine, initial, seat),
      });
      viewer.socket.emit('seated', this.id, { seat });
    } finally {
      viewer.isSyncing = false;
    }
  }

  /** Where nobody waits for it. */
  async resync(viewer: Viewer): Promise<void> {
    viewer.stateId = null;
    try {
      await this.sync(viewer);
    } catch (error) {
      this.#log.error({ err: error, match: this.id }, 'a viewer could not be brought up to date');
    }
  }

  /** After a refusal: a client that may have another state than it was sent last, or than the store has, gets it anew. */
  async catchUp(viewer: Viewer): Promise<void> {
    if (viewer.stateId === null) await this.resync(viewer);
    try {
      await this.becomeSure();
    } catch (error) {
      this.#log.error({ err: error, match: this.id }, 'a match could not be read again');
    }
  }

  // Doubt

  /** After a write that did not end well. */
  doubt(): void {
    this.#isUnsure = true;
  }

  /** Takes the state from the store again if there is any doubt, and tells everyone. */
  async becomeSure(): Promise<void> {
    if (!this.#isUnsure) return;
    this.#reloading ??= this.#reload().finally(() => {
      this.#reloading = null;
    });
    await this.#reloading;
  }

  async #reload(): Promise<void> {
    const loaded = await load(this.engine, this.#store, this.id);
    const match = await this.#store.matches.get(this.id);
    if (loaded === null || match === null) return;
    this.#isUnsure = false;
    this.#state = loaded.state;
    this.#checkpointId = loaded.checkpointId;
    this.#views.clear();
    this.#match = match;
    this.#version += 1;
    for (const viewer of this.viewers) void this.resync(viewer);
  }
}

/** Seats as they are said to be; a move that was made in the meantime still counts, and what is over stays over. */
function newest(known: MatchRecord, said: MatchRecord): MatchRecord {
  if (said.stateId >= known.stateId) return said;
  const { stateId, toAct, updatedAt } = known;
  const end = known.status === 'over' ? { status: known.status, result: known.result } : {};
  return { ...said, stateId, toAct, updatedAt, ...end };
}
