import { flushSync } from 'react-dom';

/** Whoever points at a row, or is in it by keyboard, is about to do something with it. */
export const isHeld = (row: Element | null | undefined): boolean => row?.matches(':hover, :focus-within') ?? false;

/** Changes a list, and the row that one is at, or else the first one in sight, stays where it is in the window. */
export function keepPlace(list: HTMLElement | null, change: () => void): void {
  const row = list && rowToKeep(list);
  const before = row?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  if (row?.isConnected) window.scrollBy(0, row.getBoundingClientRect().top - before);
}

function rowToKeep(list: HTMLElement): Element | null {
  const rows = [...list.children];
  const held = rows.find(isHeld);
  if (held) return held;
  // while its beginning is in sight, a list may grow there for all to see
  if (list.getBoundingClientRect().top >= 0) return null;
  return rows.find((row) => row.getBoundingClientRect().bottom > 0) ?? null;
}
