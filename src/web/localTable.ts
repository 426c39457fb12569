/** A hot seat whose match is kept in this browser. */
import type { AnyAction, Playable } from '../games/module.ts';
import { soloLevel } from '../games/options.ts';
import { BrokenFile, type Ruled } from '../play/match-file.ts';
import { type HotSeat, openHotSeat } from './hotSeat.ts';
import { isReadable, type KeptMatch, type LocalMatch, type LocalMatches } from './localMatches.ts';
import { checkFile, summaryOf } from './newMatch.ts';

/** The match of this id, played through and found sound; what only looked like one counts as damaged. */
export function findTable(game: Ruled, matches: LocalMatches, id: string): KeptMatch | null {
  const kept = matches.get(id);
  if (!kept || !isReadable(kept)) return kept;
  try {
    return { ...kept, file: checkFile(JSON.stringify(kept.file), { [game.meta.id]: game }).file };
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    return { id, text: JSON.stringify(kept), problem: 'damaged' };
  }
}

/** Every move is written before it is shown. If another tab has played on, this one follows and overwrites nothing. */
export function openLocalTable<G, Action extends AnyAction, Line>(
  playable: Playable<G, Action, unknown, Line>,
  matches: LocalMatches,
  opened: LocalMatch,
): HotSeat<G, Action, Line> {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let match = opened;
  let seat = sitDown();
  let leaveSeat: (() => void) | null = null;

  function sitDown(): HotSeat<G, Action, Line> {
    const sat = openHotSeat(playable, match.file, (file, G) => {
      // a seat that was left behind has nothing to say any more
      if (sat !== seat) return;
      const before = match;
      const played = new Date().toISOString();
      match = { ...match, revision: match.revision + 1, played, file, summary: summaryOf(playable, G) };
      if (matches.write(match)) {
        const isSolo = soloLevel(playable.meta, file.options) !== null;
        if (isSolo && file.result) void import('./solo/localSolo.ts').then(({ countSolo }) => countSolo(file));
        return;
      }
      match = before;
      follow();
    });
    sat.subscribe(tell);
    return sat;
  }

  function follow(): void {
    const stored = matches.get(match.id);
    if (!stored || !isReadable(stored) || stored.revision <= match.revision) return;
    const found = findTable(playable, matches, match.id);
    if (!found || !isReadable(found)) return;
    match = found;
    leaveSeat?.();
    seat = sitDown();
    if (leaveSeat) leaveSeat = seat.attend();
    tell();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    position: () => seat.position(),
    viewFor: (looker) => seat.viewFor(looker),
    play: (action) => seat.play(action),
    undo: () => seat.undo(),
    restart: () => seat.restart(),
    file: () => seat.file(),
    attend() {
      leaveSeat = seat.attend();
      const unfollow = matches.subscribe(follow);
      follow();
      return () => {
        unfollow();
        leaveSeat?.();
        leaveSeat = null;
      };
    },
  };
}
