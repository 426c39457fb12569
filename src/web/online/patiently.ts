/** However much happens: nothing of the server is asked for more often than this. */
const PATIENCE_MS = 10_000;

export interface Patient {
  /** At once, unless it was done a moment ago: then once more, when enough time has passed. */
  readonly ask: () => void;
  /** At once, unless it was done a moment ago. */
  readonly askIfRested: () => void;
  /** Whatever still waits is not done. */
  readonly stop: () => void;
}

export function patiently(work: () => void): Patient {
  let last = -Infinity;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    waiting = undefined;
    last = performance.now();
    work();
  };
  const wait = () => last + PATIENCE_MS - performance.now();
  return {
    ask() {
      if (waiting !== undefined) return;
      if (wait() <= 0) go();
      else waiting = setTimeout(go, wait());
    },
    askIfRested() {
      if (waiting === undefined && wait() <= 0) go();
    },
    stop() {
      clearTimeout(waiting);
      waiting = undefined;
    },
  };
}
