/** Who is at a table, here and by other processes: the store knows it, and everyone there hears of it. */
import { StoreClosed } from '../store/database.ts';
import { NOBODY_THERE, type Presence, sumOf } from '../store/contract/processes.ts';
import type { Store } from '../store/store.ts';
import type { Logger } from './deps.ts';
import { isSame } from './diff.ts';
import { presenceOf } from './presence.ts';
import type { Viewer } from './viewer.ts';

/** Many may come at once; all hear of it in one go. */
const PRESENCE_MS = 50;

export interface AttendanceDeps {
  readonly store: Store;
  readonly log: Logger;
  readonly now: () => number;
}

export class Attendance {
  readonly #matchId: string;
  readonly #viewers: ReadonlySet<Viewer>;
  readonly #deps: AttendanceDeps;
  readonly #tell: (presence: Presence) => void;
  /** What the store has of this process. */
  #kept: Presence = NOBODY_THERE;
  #elsewhere: Presence = NOBODY_THERE;
  #isAnnouncing = false;
  #isOld = false;

  constructor(
    matchId: string,
    viewers: ReadonlySet<Viewer>,
    deps: AttendanceDeps,
    tell: (presence: Presence) => void,
  ) {
    this.#matchId = matchId;
    this.#viewers = viewers;
    this.#deps = deps;
    this.#tell = tell;
  }

  get all(): Presence {
    return sumOf([presenceOf(this.#viewers), this.#elsewhere]);
  }

  announce(): void {
    this.#isOld = true;
    if (this.#isAnnouncing) return;
    this.#isAnnouncing = true;
    setTimeout(() => void this.#publish(), PRESENCE_MS).unref();
  }

  /** What was found in the store of the others. */
  compare(elsewhere: Presence): void {
    if (!isSame(elsewhere, this.#elsewhere)) this.announce();
  }

  /** The store has nothing of this process any more. */
  putAnew(): void {
    this.#kept = NOBODY_THERE;
    this.announce();
  }

  async #publish(): Promise<void> {
    const { store, log } = this.#deps;
    this.#isOld = false;
    try {
      await this.#keep();
      this.#elsewhere = (await store.presence.elsewhere([this.#matchId])).get(this.#matchId) ?? NOBODY_THERE;
    } catch (error) {
      if (!(error instanceof StoreClosed)) log.error({ err: error, match: this.#matchId }, 'presence was not kept');
    }
    this.#isAnnouncing = false;
    this.#tell(this.all);
    if (this.#isOld) this.announce();
  }

  async #keep(): Promise<void> {
    const { store, now } = this.#deps;
    const here = presenceOf(this.#viewers);
    if (isSame(here, this.#kept)) return;
    await store.presence.put(this.#matchId, here, now());
    this.#kept = here;
    store.signals.send('presence', this.#matchId);
  }
}
