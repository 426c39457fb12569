/** The keys of the picture board; the help overlay lists them. */
import { type RefObject, useEffect, useRef } from 'react';
import { ACTIONS, actionStates } from '../../advice/actions.ts';
import type { BoardProps } from '../board.ts';
import { ACTION_KEYS, BEGIN } from './dock/ActionBar.tsx';
import type { CameraControls } from './garden/useCamera.ts';
import type { Turn } from './useTurn.ts';

const ZOOM = 1.25;
const PAN = 80;
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, PAN],
  ArrowRight: [-PAN, 0],
  ArrowDown: [0, -PAN],
  ArrowLeft: [PAN, 0],
};

interface Table {
  readonly root: RefObject<HTMLElement | null>;
  readonly camera: RefObject<CameraControls | null>;
  readonly board: BoardProps;
  readonly turn: Turn;
}

/** Letters belong to whoever is writing; and a dialog has its own keys. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog[open]') !== null;

export function useShortcuts(table: Table): void {
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.defaultPrevented || isElsewhere(event.target)) return;
      if (press(latest.current, event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Did the key mean anything? */
function press({ root, camera, board, turn }: Table, event: KeyboardEvent): boolean {
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const action = ACTIONS.find((name) => ACTION_KEYS[name] === key);
  if (action) {
    const state = actionStates(board.view, board.view.seat, board.moves).find((one) => one.action === action);
    if (state?.possible) turn.choose(BEGIN[action]);
    return true;
  }
  const pan = event.altKey ? PANS[event.key] : undefined;
  if (pan) {
    camera.current?.pan(...pan);
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
    case '+':
    case '=':
      camera.current?.zoom(ZOOM);
      return true;
    case '-':
      camera.current?.zoom(1 / ZOOM);
      return true;
    case '0':
      camera.current?.fit();
      return true;
    case 'Enter':
      // on a piece or a button it means that; elsewhere it confirms
      if (event.target !== document.body || !turn.offer) return false;
      turn.confirm();
      return true;
    default:
      return false;
  }
}
