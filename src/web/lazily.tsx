/**
 * What comes when it is first shown. Not with `lazy`, `use` and `Suspense`: whatever has been waited for there is held
 * back until 300 ms after the waiting began, and at a table one thing waits for the next.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Waiting } from './shell/Waiting.tsx';

type Outcome<T> = { readonly value: T } | { readonly error: unknown };

const outcomes = new WeakMap<Promise<unknown>, Outcome<unknown>>();

/** What the promise has brought, null until then; a failure is thrown while rendering. The same promise every time. */
export function useLoaded<T extends object>(promise: Promise<T>): T | null {
  const [, setSettled] = useState<Promise<T> | null>(null);
  const outcome = outcomes.get(promise) as Outcome<T> | undefined;
  const isSettled = outcome !== undefined;
  useEffect(() => {
    if (isSettled) return undefined;
    let isAwaited = true;
    const settle = (settled: Outcome<T>) => {
      outcomes.set(promise, settled);
      if (isAwaited) setSettled(promise);
    };
    void promise.then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      isAwaited = false;
    };
  }, [promise, isSettled]);
  if (!outcome) return null;
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}

/** A component that is loaded when it is first shown; nothing is there meanwhile. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return waitingFor(load, () => null);
}

/** The same for a whole page, which says that one has to wait. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return waitingFor(load, Waiting);
}

function waitingFor<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType,
): ComponentType<Props> {
  let begun: Promise<ComponentType<Props>> | null = null;
  return function Lazy(props: Props) {
    const Loaded = useLoaded((begun ??= load()));
    return Loaded ? <Loaded {...props} /> : <Meanwhile />;
  };
}

interface WhenLoadedProps<T extends object> {
  readonly of: Promise<T>;
  readonly children: (loaded: T) => ReactNode;
}

/** A page that cannot begin without something. */
export function WhenLoaded<T extends object>({ of, children }: WhenLoadedProps<T>) {
  const loaded = useLoaded(of);
  return loaded ? children(loaded) : <Waiting />;
}
