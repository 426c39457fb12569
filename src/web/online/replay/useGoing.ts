import { useCallback, useEffect, useState } from 'react';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step is looked at, at the usual speed. */
const STEP_MS = 1400;

/** Where somebody is on the way through a match. */
export interface Going {
  readonly step: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** To a step, or as near as there is one; who goes by hand stops the playing. */
  readonly go: (step: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
}

/** Goes on by itself while it plays, but never to a step that is not here yet. */
export function useGoing(first: number, last: number, isHere: (step: number) => boolean): Going {
  const [step, setStep] = useState(() => within(first, last));
  const [wantsPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const isPlaying = wantsPlaying && step < last;
  const mayGoOn = isPlaying && isHere(step) && isHere(step + 1);
  useEffect(() => {
    if (!mayGoOn) return undefined;
    const timer = setTimeout(() => setStep(step + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [mayGoOn, step, speed]);
  const go = useCallback(
    (to: number) => {
      setPlaying(false);
      setStep(within(to, last));
    },
    [last],
  );
  return {
    step,
    last,
    isPlaying,
    speed,
    go,
    toggle() {
      // at the end it begins again
      if (!isPlaying && step === last) setStep(0);
      setPlaying(!isPlaying);
    },
    setSpeed,
  };
}

const within = (step: number, last: number): number => Math.min(Math.max(step, 0), last);
