/** What has just happened, told on the account page: it goes with the entry in the browser's history. */
import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';

export type Notice = 'signedIn' | 'signedOut' | 'deleted';

/** The router makes an event of every entry that is replaced. */
const CHANGE = 'replaceState';

function onChange(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener);
  return () => window.removeEventListener(CHANGE, listener);
}

const read = (): Notice | null => (window.history.state as { readonly notice?: Notice } | null)?.notice ?? null;

export const useNotice = (): Notice | null => useSyncExternalStore(onChange, read);

/** Goes to the account page, which tells it. */
export function useTell(): (notice: Notice) => void {
  const [, navigate] = useLocation();
  return (notice) => navigate('/account', { replace: true, state: { notice } });
}
