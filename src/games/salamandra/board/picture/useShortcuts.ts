/** The keys of the picture board; the help overlay lists them. */
import type { RefObject } from 'react';
import { moveCamera } from '../../../shared/picture/camera-keys.ts';
import type { CameraControls } from '../../../shared/picture/useCamera.ts';
import { useKeys } from '../../../shared/picture/useKeys.ts';
import { ACTIONS, actionStates } from '../../advice/actions.ts';
import type { BoardProps } from '../board.ts';
import { ACTION_KEYS, BEGIN } from './dock/ActionBar.tsx';
import type { Turn } from './useTurn.ts';

interface Table {
  readonly root: RefObject<HTMLElement | null>;
  readonly camera: RefObject<CameraControls | null>;
  readonly board: BoardProps;
  readonly turn: Turn;
}

export const useShortcuts = (table: Table): void =>
  useKeys((key, event) => moveCamera(table.camera.current, key, event) || press(table, key, event));

/** Did the key mean anything? */
function press({ root, board, turn }: Table, key: string, event: KeyboardEvent): boolean {
  const action = ACTIONS.find((name) => ACTION_KEYS[name] === key);
  if (action) {
    const state = actionStates(board.view, board.view.seat, board.moves).find((one) => one.action === action);
    if (state?.possible) turn.choose(BEGIN[action]);
    return true;
  }
  switch (key) {
    case 'U':
      if (board.undo === 'possible') turn.undo();
      return true;
    case 'R':
      if (board.undo === 'possible') turn.restart();
      return true;
    case 'N':
      if (board.moves.some(([move]) => move === 'endTurn')) void turn.run([['endTurn']]);
      return true;
    case 'X': {
      if (board.moves.some(([move]) => move === 'convert')) turn.choose({ kind: 'convert', begun: turn.intent });
      return true;
    }
    case 'W':
      root.current?.querySelector<HTMLElement>('[data-ways]')?.click();
      return true;
    case 'Escape':
      turn.cancel?.();
      return turn.cancel !== null;
    case 'Enter':
      // on a piece or a button it means that; elsewhere it confirms
      if (event.target !== document.body || !turn.offer) return false;
      turn.confirm();
      return true;
    default:
      return false;
  }
}
