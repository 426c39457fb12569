/** Who plays by keyboard goes on where the next choice is, without looking for it. */
import { type RefObject, useEffect, useRef } from 'react';
import { focusTarget } from './useRoving.ts';

/** What is asked of a player, and how far it is answered. */
interface Asked {
  /** What the rules ask for. */
  readonly stage: string;
  readonly intent: { readonly kind: string };
  /** What confirming would do; null while something is to be chosen. */
  readonly offer: unknown;
}

export function useFollowingFocus(root: RefObject<HTMLElement | null>, { stage, intent, offer }: Asked): void {
  const byKeyboard = useRef(false);
  const focused = useRef<Node | null>(null);
  useEffect(() => {
    const note = ({ type }: Event) => {
      byKeyboard.current = type === 'keydown';
    };
    const follow = ({ target }: Event) => {
      focused.current = target as Node;
    };
    document.addEventListener('keydown', note, true);
    document.addEventListener('pointerdown', note, true);
    document.addEventListener('focusin', follow, true);
    return () => {
      document.removeEventListener('keydown', note, true);
      document.removeEventListener('pointerdown', note, true);
      document.removeEventListener('focusin', follow, true);
    };
  }, []);

  const before = useRef({ intent, stage, isOffered: offer !== null });
  useEffect(() => {
    const was = before.current;
    before.current = { intent, stage, isOffered: offer !== null };
    const table = root.current;
    const { activeElement } = document;
    if (!byKeyboard.current || !table || activeElement?.closest('dialog[open]')) return;
    // on its way from one piece to the next the focus is nowhere too; it is lost where the piece itself is gone
    const isLost = activeElement === document.body && focused.current?.isConnected !== true;
    const isNew = was.stage !== stage || (was.intent !== intent && intent.kind !== 'none');
    if (offer && !was.isOffered && !activeElement?.matches('[data-state~="chosen"]')) focusConfirm(table);
    else if (!offer && (isNew || isLost)) focusTarget(table);
  });
}

const focusConfirm = (table: HTMLElement): void => table.querySelector<HTMLElement>('[data-confirm]')?.focus();
