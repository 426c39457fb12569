import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Action } from '../../rules/actions.ts';
import { refusal } from '../../rules/index.ts';
import type { BoardProps } from '../board.ts';
import type { PieceKey } from '../pieces.ts';
import { chosenPiece, type Intent, NO_INTENT, offerOf, targetsOf } from './intent.ts';
import { type WhyNot, whyNot } from './obstacle.ts';

/** A turn in the making, as the lair, the hand and the dock show it. */
export interface Turn {
  readonly intent: Intent;
  /** What glows. */
  readonly targets: ReadonlyMap<PieceKey, Intent>;
  readonly chosen: PieceKey | null;
  /** What confirming would do. */
  readonly offer: readonly Action[] | null;
  /** Why the last thing that was tried cannot be done. */
  readonly notice: WhyNot | null;
  readonly choose: (intent: Intent) => void;
  readonly pick: (piece: PieceKey) => void;
  /** Says why something that was asked for is not possible. */
  readonly explain: (why: WhyNot | null) => void;
  /** Does these actions one after the other. */
  readonly run: (...actions: readonly Action[]) => Promise<void>;
  readonly confirm: () => void;
  /** Null where nothing is begun that could be put aside. */
  readonly cancel: (() => void) | null;
  readonly undo: () => void;
}

const isListed = (moves: readonly Action[], action: Action): boolean =>
  moves.some((move) => move.length === action.length && move.every((part, i) => part === action[i]));

/** Combinations are not listed: of them the rules are asked. */
const isLegal = ({ view, moves }: Pick<BoardProps, 'view' | 'moves'>, action: Action): boolean =>
  isListed(moves, action) || (action[0] === 'lay' && moves.length > 0 && refusal(view, view.actor, action) === null);

/** Every move is seen before the next one is made. */
const shown = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export function useTurn(board: BoardProps): Turn {
  const { view, moves, onMove, refusal: refused, onUndo } = board;
  // what somebody was about to do ends with what was asked for
  const asked = `${view.turn} ${view.stage} ${view.actor}`;
  const [begun, setBegun] = useState({ asked, intent: NO_INTENT });
  const intent = begun.asked === asked && moves.length > 0 ? begun.intent : NO_INTENT;
  const [notice, setNotice] = useState<{ readonly asked: string; readonly why: WhyNot | null }>({ asked, why: null });
  const now = useRef(board);
  useLayoutEffect(() => {
    now.current = board;
  });

  const targets = useMemo(() => targetsOf(view, moves), [view, moves]);
  const offer = useMemo(() => {
    const actions = offerOf(intent);
    const [first] = actions ?? [];
    return actions && first && isListed(moves, first) ? actions : null;
  }, [moves, intent]);
  const chosen = chosenPiece(view, intent);

  const explain = (why: WhyNot | null) => setNotice({ asked, why });
  const choose = (next: Intent) => {
    setBegun({ asked, intent: next });
    explain(null);
  };
  const run = async (...actions: readonly Action[]): Promise<void> => {
    choose(NO_INTENT);
    for (const action of actions) {
      if (!isLegal(now.current, action)) return;
      await onMove(action);
      await shown();
    }
  };

  return {
    intent,
    targets,
    chosen,
    offer,
    notice: (notice.asked === asked ? notice.why : null) ?? refused,
    choose,
    explain,
    run,
    pick: (piece) => {
      const next = targets.get(piece);
      // choosing the same once more confirms it
      if (offer && piece === chosen) void run(...offer);
      else if (next) choose(next);
      else explain(whyNot(view, moves, piece));
    },
    confirm: () => {
      if (offer) void run(...offer);
    },
    cancel: intent === NO_INTENT ? null : () => choose(NO_INTENT),
    undo: () => {
      choose(NO_INTENT);
      onUndo();
    },
  };
}
