/** A match on one screen: a boardgame.io client of our own, without a server. */
import type { LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import type { AnyAction, Playable } from '../games/module.ts';
import type { Position } from '../games/table.ts';
import { type MatchFile, movesIn } from '../play/match-file.ts';
import { toldLines, undoState } from './position.ts';

export interface HotSeat<G, Action extends AnyAction, Line> {
  readonly subscribe: (listener: () => void) => () => void;
  /** As whoever is to act may see it; when nobody is, as anyone may. */
  readonly position: () => Position<G, Action, Line>;
  /** As a seat may see it, or, for null, anyone. */
  readonly viewFor: (seat: number | null) => G;
  readonly play: (action: Action) => void;
  readonly undo: () => void;
  readonly restart: () => void;
  /** The match as it stands now. */
  readonly file: () => MatchFile;
  /** In development it also shows boardgame.io's debug panel, until it is left by what this returns. */
  readonly attend: () => () => void;
}

/** Of any game. */
export type AnyHotSeat = HotSeat<unknown, AnyAction, unknown>;

/**
 * Sits down to a sound match, in the middle or at the start: its moves are made again, so what could be taken back
 * still can. `keep` is given the match after every move and every undo, before anyone else hears of it.
 */
export function openHotSeat<G, Action extends AnyAction, Line>(
  playable: Playable<G, Action, unknown, Line>,
  file: MatchFile,
  keep: (file: MatchFile, G: G) => void = () => undefined,
): HotSeat<G, Action, Line> {
  const { rules } = playable;
  const setup = () => rules.deal(file.arrangement);
  const client = Client<G>({ game: { ...playable.game, setup }, numPlayers: file.options.players });
  /** Is somebody else's seat taken? Then all who listen are told. */
  const sitOn = (seat: number | null): boolean => {
    const playerID = seat === null ? null : String(seat);
    if (client.playerID === playerID) return false;
    client.updatePlayerID(playerID);
    return true;
  };
  const make = ([move, ...args]: AnyAction) => client.moves[move]?.(...args);
  for (const { seat, action } of file.moves) {
    sitOn(seat);
    make(action);
  }

  const truth = (): G => (client.store.getState() as { G: G }).G;
  const toAct = (): number | null => rules.toAct(truth());
  const log = (): readonly LogEntry[] => client.log ?? [];
  const fileNow = (): MatchFile => ({ ...file, moves: movesIn(log()), result: rules.result(truth()) });
  const listeners = new Set<() => void>();

  const read = (refused: string | null): Position<G, Action, Line> => {
    const { G: view, _undo } = client.getState() as NonNullable<ReturnType<typeof client.getState>>;
    // the debug panel shows the past without what could be undone then: it is there to be looked at
    const past = (_undo as unknown) === undefined;
    const seat = rules.toAct(view);
    return {
      view,
      toAct: seat,
      moves: past || seat === null ? [] : rules.legalMoves(view, seat),
      log: toldLines(playable, client.getInitialState().G, log()),
      // boardgame.io's list of a turn starts with the position before its first move
      undo: past ? 'nothing' : undoState(playable, view, _undo.length - 1),
      refusal: refused,
    };
  };
  sitOn(toAct());
  let position = read(null);
  const show = (next: Position<G, Action, Line>) => {
    position = next;
    for (const listener of listeners) listener();
  };

  let kept = log();
  client.subscribe(() => {
    // whoever is to act now sits down first, which is heard here, too
    if (sitOn(toAct())) return;
    // an undo makes the log longer too; a log that does not go on from here is the debug panel's doing
    const goesOn = log().length > kept.length && log()[kept.length - 1] === kept.at(-1);
    if (goesOn) {
      kept = log();
      keep(fileNow(), truth());
    }
    show(read(null));
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    position: () => position,
    viewFor: (seat) => rules.view(truth(), seat),
    play(action) {
      // boardgame.io refuses in silence
      const { view, toAct: seat } = position;
      const refused = rules.refusal(view, seat ?? 0, action);
      if (refused) show(read(refused));
      else make(action);
    },
    undo: () => client.undo(),
    restart() {
      while (position.undo === 'possible') client.undo();
    },
    file: fileNow,
    attend() {
      client.start();
      return () => client.stop();
    },
  };
}
