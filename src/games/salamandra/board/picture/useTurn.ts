import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../../../web/settings.ts';
import { type Outcome, outcomeOf } from '../../advice/outcome.ts';
import { type Prospect, prospectOf, waysFor } from '../../advice/ventures.ts';
import type { Action } from '../../rules/actions.ts';
import { stageOf } from '../../rules/index.ts';
import type { Way } from '../../rules/payment/carry-out.ts';
import { type BoardProps, isWaiting } from '../board.ts';
import type { PieceKey } from '../pieces.ts';
import { chosenPiece, type Intent, NO_INTENT, offerOf, targetsOf, ventureOf } from './intent.ts';
import { whyNot, type WhyNot } from './obstacle.ts';

/** A turn in the making, as the garden, the river and the dock show it. */
export interface Turn {
  readonly intent: Intent;
  /** What glows. */
  readonly targets: ReadonlyMap<PieceKey, Intent>;
  readonly chosen: PieceKey | null;
  /** The ways to pay for what is chosen, the cheapest first. */
  readonly ways: readonly Way[];
  readonly prospect: Prospect | null;
  /** What confirming would do, and what it would bring. */
  readonly offer: readonly Action[] | null;
  readonly outcome: Outcome | null;
  /** Why the last piece that was pointed at cannot be chosen, or the last move was not made. */
  readonly notice: WhyNot | null;
  readonly choose: (intent: Intent) => void;
  readonly pick: (piece: PieceKey) => void;
  /** Says why something that was asked for is not possible. */
  readonly explain: (obstacle: WhyNot) => void;
  /** Does these actions one after the other. */
  readonly run: (actions: readonly Action[], then?: Intent) => Promise<void>;
  readonly confirm: () => void;
  /** Null where nothing is begun that could be put aside. */
  readonly cancel: (() => void) | null;
  readonly undo: () => void;
  readonly restart: () => void;
}

const INSCRIBE: Intent = { kind: 'inscribe', at: null, page: null };
const NO_WAYS: readonly Way[] = [];

const isLegal = (moves: readonly Action[], action: Action): boolean =>
  moves.some((move) => move.length === action.length && move.every((part, i) => part === action[i]));

/** Every move is seen before the next one is made. */
const shown = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export function useTurn({ view, onlooker, moves, onMove, refusal, onUndo, onRestart }: BoardProps): Turn {
  const { confirmTurns } = useSettings();
  const [begun, setBegun] = useState({ turn: view.turn, intent: NO_INTENT });
  const stage = stageOf(view);
  const isAsked = moves.length > 0;
  // what somebody was about to do ends with the turn, and an inscription is begun by the rules
  const chosenIntent = begun.turn === view.turn ? begun.intent : NO_INTENT;
  const intent = isAsked && stage === 'inscribe' && chosenIntent.kind !== 'inscribe' ? INSCRIBE : chosenIntent;
  const [notice, setNotice] = useState<WhyNot | null>(null);
  const movesNow = useRef(moves);
  useLayoutEffect(() => {
    movesNow.current = moves;
  });

  const venture = useMemo(() => ventureOf(intent), [intent]);
  const { prospect, ways } = useMemo(() => {
    if (!venture) return { prospect: null, ways: NO_WAYS };
    return { prospect: prospectOf(view, view.seat, venture), ways: waysFor(view, view.seat, venture) };
  }, [view, venture]);
  const targets = useMemo(() => targetsOf(view, moves, intent), [view, moves, intent]);
  const offer = useMemo(() => {
    const actions = offerOf(view, intent, ways);
    const [first] = actions ?? [];
    return actions && first && isLegal(moves, first) ? actions : null;
  }, [view, moves, intent, ways]);
  const outcome = useMemo(() => offer && outcomeOf(view, view.seat, offer), [view, offer]);
  const chosen = chosenPiece(intent);

  const choose = (next: Intent) => {
    setBegun({ turn: view.turn, intent: next });
    setNotice(null);
  };
  const run = async (actions: readonly Action[], then: Intent = NO_INTENT): Promise<void> => {
    choose(then);
    for (const action of actions) {
      // an inscription, for example, may come in between: then the player is asked again
      if (!isLegal(movesNow.current, action)) return;
      await onMove(action);
      await shown();
    }
  };

  useEffect(() => {
    // without moves it is somebody else's turn or the past that is shown: nothing ends there
    if (confirmTurns || !isAsked) return;
    const done = stage === 'acted' || (stage === 'harvest' && moves.length === 1);
    if (done) void onMove(['endTurn']);
  }, [confirmTurns, isAsked, stage, moves, onMove]);

  return {
    intent,
    targets,
    chosen,
    ways,
    prospect,
    offer,
    outcome,
    notice: notice ?? refusal,
    choose,
    run,
    explain: setNotice,
    pick: (piece) => {
      const next = targets.get(piece);
      if (!next) setNotice(isWaiting(onlooker, view) ? 'notYourTurn' : whyNot(view, piece));
      else if (offer && isSame(next, intent)) void run(offer);
      else choose(next);
    },
    confirm: () => {
      if (offer) void run(offer);
    },
    cancel:
      chosenIntent === NO_INTENT
        ? null
        : () => choose(intent.kind === 'apprentice' || intent.kind === 'convert' ? intent.begun : NO_INTENT),
    undo: () => {
      choose(NO_INTENT);
      onUndo();
    },
    restart: () => {
      choose(NO_INTENT);
      onRestart();
    },
  };
}

/** Choosing the same once more confirms it. */
const isSame = (one: Intent, other: Intent): boolean => {
  const piece = chosenPiece(one);
  if (one.kind === 'answer' && other.kind === 'answer') return one.action.join() === other.action.join();
  return piece !== null && one.kind === other.kind && piece === chosenPiece(other);
};
