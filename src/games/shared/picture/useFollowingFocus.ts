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

/** Tables come and go with those who sit at a screen: this is noted for as long as the page is open. */
const noted = { byKeyboard: false, focused: null as Node | null };

function note({ type }: Event): void {
  noted.byKeyboard = type === 'keydown';
}

globalThis.document?.addEventListener('keydown', note, true);
globalThis.document?.addEventListener('pointerdown', note, true);
globalThis.document?.addEventListener(
  'focusin',
  ({ target }) => {
    noted.focused = target as Node;
  },
  true,
);

export function useFollowingFocus(root: RefObject<HTMLElement | null>, { stage, intent, offer }: Asked): void {
  const before = useRef({ intent, stage, isOffered: offer !== null });
  useEffect(() => {
    const was = before.current;
    before.current = { intent, stage, isOffered: offer !== null };
    const table = root.current;
    const { activeElement } = document;
    if (!noted.byKeyboard || !table || activeElement?.closest('dialog[open]')) return;
    // on its way from one piece to the next the focus is nowhere too; it is lost where the piece itself is gone
    const isLost = activeElement === document.body && noted.focused?.isConnected !== true;
    const isNew = was.stage !== stage || (was.intent !== intent && intent.kind !== 'none');
    if (offer && !was.isOffered && !activeElement?.matches('[data-state~="chosen"]')) focusConfirm(table);
    else if (!offer && (isNew || isLost)) focusTarget(table);
  });
}

const focusConfirm = (table: HTMLElement): void => table.querySelector<HTMLElement>('[data-confirm]')?.focus();
