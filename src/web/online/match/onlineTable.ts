/** A table on the server, with all that one sees and hears there. */
import type { AnyAction } from '../../../games/module.ts';
import type { AnyPlayable } from '../../../games/playable.ts';
import type { ChatLines, MatchSummary } from '../../../server/api/answers.ts';
import type { SaidLine } from '../../../server/tables/chat.ts';
import type { Presence } from '../../../server/store/contract/processes.ts';
import { type AnyPosition, undoState } from '../../position.ts';
import { call } from '../api.ts';
import { Sitting, type Trouble } from './Sitting.ts';

export interface AtTable {
  readonly match: MatchSummary;
  /** The seat that this browser plays; null for who watches. */
  readonly seat: number | null;
  readonly connection: 'opening' | 'open' | 'lost';
  readonly presence: Presence;
  /** Null until the server has sent it. */
  readonly position: AnyPosition | null;
  /** What was said, oldest first. */
  readonly lines: readonly SaidLine[];
  readonly trouble: Trouble | null;
  /** Nobody is left, so the match is no more. */
  readonly isGone: boolean;
}

export interface OnlineTable {
  readonly subscribe: (listener: () => void) => () => void;
  readonly now: () => AtTable;
  /** Done when the server has taken or refused it. */
  readonly play: (action: AnyAction) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly say: (text: string) => void;
  /** After an answer that says how the match stands. */
  readonly hear: (match: MatchSummary) => void;
  /** The trouble has been read. */
  readonly goOn: () => void;
  /** Sits down, until what this returns is called. */
  readonly attend: () => () => void;
}

const COURSE: readonly MatchSummary['status'][] = ['open', 'running', 'over'];

export function openOnlineTable(playable: AnyPlayable, opened: MatchSummary): OnlineTable {
  const { id } = opened;
  const { rules } = playable;
  const listeners = new Set<() => void>();
  let sitting: Sitting | null = null;
  let now: AtTable = {
    match: opened,
    seat: opened.mySeat ?? null,
    connection: 'opening',
    presence: { seats: [], spectators: 0 },
    position: null,
    lines: [],
    trouble: null,
    isGone: false,
  };
  const show = (change: Partial<AtTable>) => {
    now = { ...now, ...change };
    now = { ...now, position: positionIn(playable, now, sitting) };
    for (const listener of listeners) listener();
  };

  const hear = (match: MatchSummary) => {
    // an answer may be older than the news that came while it was on its way
    if (COURSE.indexOf(match.status) >= COURSE.indexOf(now.match.status)) show({ match });
  };
  const hearLines = (lines: readonly SaidLine[]) => {
    const known = new Map([...now.lines, ...lines].map((line) => [line.id, line]));
    show({ lines: [...known.values()].toSorted((a, b) => a.at - b.at) });
  };
  // whoever cannot be asked is asked again when the connection is back
  const recallMatch = () => call<MatchSummary>('GET', `/api/matches/${id}`).then(hear, () => undefined);
  const recallTalk = () =>
    call<ChatLines>('GET', `/api/matches/${id}/chat`).then(
      ({ lines }) => hearLines(lines),
      () => undefined,
    );
  const refused = (error: string) => {
    if (error === 'noSuchMatch') show({ isGone: true });
    else if (now.position && rules.refusals.includes(error)) show({ position: { ...now.position, refusal: error } });
    else show({ trouble: error as Trouble });
  };

  const sitDown = (): Sitting =>
    new Sitting(playable, id, now.seat, {
      connected() {
        show({ connection: 'open', trouble: null });
        // what changed while nobody listened; the position comes by itself
        void recallMatch();
      },
      lost: () => show({ connection: 'lost' }),
      moved: () => show({}),
      seated(seat) {
        show({ seat });
        void recallTalk();
      },
      match: hear,
      presence: (presence) => show({ presence }),
      said: (line) => hearLines([line]),
      refused,
    });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: () => now,
    hear,
    goOn: () => show({ trouble: null }),
    say: (text) => sitting?.say(now.seat === null ? 'spectators' : 'players', text),
    async play(action) {
      // a quick hand does not have to wait: what is meant next is looked at when the last move is answered
      await sitting?.settled();
      const { position, seat } = now;
      const reason = position && seat !== null && rules.refusal(position.view, seat, action);
      if (reason) refused(reason);
      else await sitting?.play(action);
    },
    undo: async () => sitting?.undo(),
    async restart() {
      for (let before: number | null = -1; now.position?.undo === 'possible';) {
        // one that is not taken back would be tried for ever
        if (!sitting || sitting.stateId === before) return;
        before = sitting.stateId;
        await sitting.undo();
      }
    },
    attend() {
      const sat = sitDown();
      sitting = sat;
      return () => {
        sitting = null;
        sat.getUp();
      };
    },
  };
}

/** The same as before where nothing of it has changed: presence and talk do not touch the board. */
function positionIn(
  playable: AnyPlayable,
  { match, seat, position }: AtTable,
  sitting: Sitting | null,
): AnyPosition | null {
  const view = sitting?.view ?? null;
  if (!sitting || !view) return position;
  const { rules } = playable;
  const toAct = rules.toAct(view);
  const mayMove = match.status === 'running' && seat !== null && seat === toAct;
  if (position?.view === view && position.moves.length > 0 === mayMove) return position;
  const { log, made } = sitting.snapshot as NonNullable<Sitting['snapshot']>;
  return {
    view,
    toAct,
    moves: mayMove ? rules.legalMoves(view, seat) : [],
    log,
    undo: mayMove || toAct === null ? undoState(playable, view, made) : 'notYours',
    refusal: null,
  };
}

/** Is it this seat that all wait for? */
export const isThinking = ({ match, position }: AtTable, seat: number): boolean =>
  match.status === 'running' && position?.toAct === seat;
