import { useEffect, useRef } from 'react';
import { playSound, type SoundName } from '../../web/sound.ts';

interface Heard {
  /** What the last move brought about. */
  readonly events: readonly { readonly type: string }[];
  readonly turn: number;
}

/** A move is heard, each of its sounds once; one that is taken back is not. */
export function useSounds(
  sounds: Readonly<Partial<Record<string, SoundName>>>,
  { events, turn }: Heard,
  log: readonly unknown[],
): void {
  const heard = useRef({ told: log.length, turn });
  useEffect(() => {
    const before = heard.current;
    heard.current = { told: log.length, turn };
    if (log.length > before.told)
      for (const name of new Set(events.map(({ type }) => sounds[type]))) if (name) playSound(name);
    if (turn > before.turn) playSound('turn');
  }, [sounds, events, turn, log]);
}
