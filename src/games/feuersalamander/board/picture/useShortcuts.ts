/** The keys of the picture board; the help overlay lists them. */
import type { RefObject } from 'react';
import { moveCamera } from '../../../shared/picture/camera-keys.ts';
import type { CameraControls } from '../../../shared/picture/useCamera.ts';
import { useKeys } from '../../../shared/picture/useKeys.ts';
import type { BoardProps } from '../board.ts';
import { ACTIONS, type ActionName } from './actions.ts';
import type { Turn } from './useTurn.ts';

export const ACTION_KEYS: Readonly<Record<ActionName | 'undo', string>> = {
  throw: 'S',
  move: 'M',
  ask: 'F',
  token: 'P',
  lay: 'L',
  undo: 'U',
};

interface Table {
  readonly camera: RefObject<CameraControls | null>;
  readonly board: BoardProps;
  readonly turn: Turn;
  readonly onAction: (action: ActionName | 'undo') => void;
}

export const useShortcuts = (table: Table): void =>
  useKeys((key, event) => moveCamera(table.camera.current, key, event) || press(table, key, event));

/** Did the key mean anything? */
function press({ board, turn, onAction }: Table, key: string, event: KeyboardEvent): boolean {
  const action = [...ACTIONS, 'undo' as const].find((name) => ACTION_KEYS[name] === key);
  if (action) {
    onAction(action);
    return true;
  }
  switch (key) {
    case 'N':
      if (board.moves.some(([move]) => move === 'endTurn')) void turn.run(['endTurn']);
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
