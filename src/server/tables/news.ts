/** What one move brings: reckoned and written out once for all who saw the same before it and see the same after it. */
import type { LogEntry } from 'boardgame.io';
import { diff } from './diff.ts';
import { stateIdOf } from './engine.ts';
import type { Viewer } from './viewer.ts';
import { logFor, type View } from './views.ts';

interface Audience {
  readonly before: View;
  readonly after: View;
  readonly log: readonly LogEntry[];
  readonly viewers: Viewer[];
}

export class News {
  readonly #log: readonly LogEntry[];
  readonly #audiences: Audience[] = [];

  constructor(log: readonly LogEntry[]) {
    this.#log = log;
  }

  addressTo(viewer: Viewer, before: View, after: View): void {
    const log = logFor(this.#log, viewer.seat);
    const known = this.#audiences.find((one) => one.before === before && one.after === after && one.log === log);
    if (known) known.viewers.push(viewer);
    else this.#audiences.push({ before, after, log, viewers: [viewer] });
  }

  send(matchId: string): void {
    for (const { before, after, log, viewers } of this.#audiences) {
      const operations = diff(before, after);
      allOf(viewers).emit('patch', matchId, stateIdOf(before), stateIdOf(after), operations, log);
    }
  }
}

/** One emitter for all of them; there is at least one. */
function allOf(viewers: readonly Viewer[]) {
  const [{ socket }] = viewers as [Viewer];
  return viewers.length === 1 ? socket : socket.nsp.to(viewers.map((viewer) => viewer.socket.id));
}
