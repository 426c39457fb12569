/** Who this browser is to the server: nobody yet, or somebody with a name. */
import { useEffect, useSyncExternalStore } from 'react';
import type { Me } from '../../server/api/answers.ts';
import type { Language } from '../locales/index.ts';
import { recall, remember } from '../storage.ts';
import { call } from './api.ts';

const KEY = 'litha.somebody';

const listeners = new Set<() => void>();
let me: Me | null = null;
let asking: Promise<unknown> | null = null;

/** Null as long as the server has not said. */
export const getMe = (): Me | null => me;

/** Before the server has said it: whether this browser was somebody the last time. */
export const wasSomebody = (): boolean => recall(KEY) === true;

export function onMe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** After every answer that says who one is now. */
export function setMe(next: Me): void {
  me = next;
  remember(KEY, next.account !== null);
  for (const listener of listeners) listener();
}

/** Asks the server once, however many ask for it. */
export function askWhoIAm(): Promise<unknown> {
  const before = me;
  asking ??= call<Me>('GET', '/api/me')
    // whoever signed in or out meanwhile knows better
    .then((answer) => me === before && setMe(answer))
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** Null until it is known; who shows a page that needs it says what to do while the server cannot be reached. */
export function useMe(): Me | null {
  const known = useSyncExternalStore(onMe, getMe);
  useEffect(() => {
    if (getMe() === null) void askWhoIAm().catch(() => undefined);
  }, []);
  return known;
}

export const signUp = async (name: string): Promise<void> => setMe(await call<Me>('POST', '/api/me', { name }));

export const rename = async (name: string): Promise<void> => setMe(await call<Me>('PATCH', '/api/me', { name }));

/** The language that messages to this person are written in. */
export async function speak(language: Language): Promise<void> {
  const { account } = await call<Me>('PATCH', '/api/me', { language });
  // whatever else has changed meanwhile is known better here
  if (account && me?.account?.id === account.id) setMe({ ...me, account: { ...me.account, language } });
}

/** With the token of a link that was made for it. */
export const signIn = async (token: string): Promise<void> =>
  setMe(await call<Me>('POST', '/api/session', { token }));

export async function signOut(): Promise<void> {
  await call('DELETE', '/api/session');
  becomeNobody();
}

export async function deleteMe(): Promise<void> {
  await call('DELETE', '/api/me');
  becomeNobody();
}

const becomeNobody = (): void => setMe({ mail: false, ...me, account: null });
