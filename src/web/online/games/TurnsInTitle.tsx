import { useEffect } from 'react';
import { useWaitingInTitle } from '../../shell/useTitle.ts';
import { useMe } from '../me.ts';
import { turns, useTurns } from './turns.ts';

/** On every page of somebody who plays online: how many turns wait, in the name of the window. */
export function TurnsInTitle() {
  const id = useMe()?.account?.id ?? null;
  useEffect(() => (id === null ? undefined : turns.enter()), [id]);
  useWaitingInTitle(useTurns().length);
  return null;
}
