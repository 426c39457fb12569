/** One match in memory: its newest state, who looks at it, and what each of them has been sent. */
import type { LogEntry, State } from 'boardgame.io';
import type { MatchRecord } from '../store/contract/match.ts';
import type { Store } from '../store/store.ts';
import { Attendance, type AttendanceDeps } from './attendance.ts';
import type { Logger } from './deps.ts';
import { isSame } from './diff.ts';
import { type Engine, type Reduced, stateIdOf } from './engine.ts';
import { checkpointOf, type Loaded, stepped } from './load.ts';
import { News } from './news.ts';
import { seatDataOf } from './presence.ts';
import { matchAfter, standOf } from './progress.ts';
import { seatNow } from './seats.ts';
import { summaryOf } from './summary.ts';
import type { Viewer } from './viewer.ts';
import { logFor, type Seat, type View, viewOf } from './views.ts';

export class Table {
  readonly engine: Engine;
  readonly viewers = new Set<Viewer>();
  readonly attendance: Attendance;
  /** Whoever is about to do something here, besides those who look on. */
  users = 0;
  isBotThinking = false;
  readonly #store: Store;
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #views = new Map<Seat, View>();
  #match: MatchRecord;
  #version = 0;
  #state: State;
  #checkpointId: number;
  #isUnsure = false;
  #line: Promise<unknown> = Promise.resolve();
  #following: Promise<void> | null = null;

  constructor(engine: Engine, deps: AttendanceDeps, match: MatchRecord, loaded: Loaded) {
    this.engine = engine;
    this.#store = deps.store;
    this.#log = deps.log;
    this.#now = deps.now;
    this.#match = match;
    this.#state = loaded.state;
    this.#checkpointId = loaded.checkpointId;
    this.attendance = new Attendance(match.id, this.viewers, deps, (presence) => {
      this.tell('presence', presence);
      this.tell('matchData', seatDataOf(this.#match, presence));
    });
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
    this.attendance.announce();
  }

  leave(viewer: Viewer): void {
    if (this.viewers.delete(viewer)) this.attendance.announce();
  }

  tell(event: string, ...args: unknown[]): void {
    for (const { socket } of this.viewers) socket.emit(event, this.id, ...args);
  }

  /** Everyone is told again where they sit: our page asks for the talk then. */
  remind(): void {
    for (const { seat, socket } of this.viewers) socket.emit('seated', this.id, { seat });
  }

  // Seats

  /** The match as the store has it now: what a newer change has overtaken is not taken. */
  async look(): Promise<MatchRecord | null> {
    const version = this.#version;
    const match = await this.#store.matches.get(this.id);
    if (match && version === this.#version) this.#match = match;
    return match && this.#match;
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
    this.attendance.announce();
  }

  dropSeat(seat: number): void {
    for (const viewer of this.viewers) if (viewer.seat === seat) this.#reseat(viewer, null);
    this.attendance.announce();
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
        filteredMetadata: seatDataOf(this.#match, this.attendance.all),
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
    if (this.#isUnsure) await this.follow();
  }

  // Other processes

  /** Does the work while nothing else changes the state here. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => undefined);
    return done;
  }

  /** After a write that did not end well: it may still have been made. */
  doubt(): void {
    this.#isUnsure = true;
  }

  /** Another process may have played on: everyone hears of each of its steps. A move that is just being made here comes first. */
  follow(): Promise<void> {
    // whoever asks before it has begun to read is answered by the same
    this.#following ??= this.alone(() => {
      this.#following = null;
      return this.#tryToGoOn();
    });
    return this.#following;
  }

  async #tryToGoOn(): Promise<void> {
    try {
      await this.goOn();
    } catch (error) {
      this.#isUnsure = true;
      this.#log.error({ err: error, match: this.id }, 'a match could not be read again');
    }
  }

  /** For who is alone already. */
  async goOn(): Promise<void> {
    const steps = await this.#store.matches.since(this.id, stateIdOf(this.#state));
    let isNewTurn = false;
    for (const one of steps) {
      // somebody else may have read the same, when the database took its time
      if (one.stateId <= stateIdOf(this.#state)) continue;
      const before = this.#state;
      const state = stepped(this.engine, this.id, before, one);
      const stand = standOf(this.engine, before, state);
      isNewTurn ||= stand.isNewTurn;
      const isCheckpoint = checkpointOf(state, this.#checkpointId) !== null;
      const reduced = { state, log: one.step.log as LogEntry[] };
      this.advance(reduced, matchAfter(this.#match, stand, this.#now()), isCheckpoint, null);
    }
    this.#isUnsure = false;
    // its clocks have been set anew
    if (isNewTurn && this.#match.turnMs !== null) await this.#takeChange();
  }

  /** Another process has changed the match in another way than by a move. Null if it is gone. */
  async followChange(): Promise<MatchRecord | null> {
    await this.follow();
    return this.#takeChange();
  }

  async #takeChange(): Promise<MatchRecord | null> {
    let match: MatchRecord | null;
    let version: number;
    do {
      version = this.#version;
      match = await this.#store.matches.get(this.id);
    } while (version !== this.#version);
    if (match) this.change(match);
    return match;
  }
}

/** Seats as they are said to be; a move that was made in the meantime still counts, and what is over stays over. */
function newest(known: MatchRecord, said: MatchRecord): MatchRecord {
  if (said.stateId >= known.stateId) return said;
  const { stateId, toAct, updatedAt } = known;
  const end = known.status === 'over' ? { status: known.status, result: known.result } : {};
  return { ...said, stateId, toAct, updatedAt, ...end };
}
