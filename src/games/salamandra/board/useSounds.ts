import { useEffect, useRef } from 'react';
import { playSound, type SoundName } from '../../../web/sound.ts';
import type { G, GameEvent } from '../rules/state.ts';
import type { ToldLine } from './board.ts';

const SOUNDS: Partial<Record<GameEvent['type'], SoundName>> = {
  place: 'place',
  settle: 'place',
  inscribe: 'place',
  build: 'build',
  flip: 'flip',
  work: 'flip',
  cauldron: 'flip',
  temple: 'flip',
  reactivate: 'flip',
  crystals: 'crystals',
  takeBeastCard: 'card',
  takeSalamanderCard: 'card',
  round: 'turn',
  end: 'end',
};

/** A move is heard, each of its sounds once; one that is taken back is not. */
export function useSounds({ events, turn }: G, log: readonly ToldLine[]): void {
  const heard = useRef({ told: log.length, turn });
  useEffect(() => {
    const before = heard.current;
    heard.current = { told: log.length, turn };
    if (log.length > before.told)
      for (const name of new Set(events.map(({ type }) => SOUNDS[type]))) if (name) playSound(name);
    if (turn > before.turn) playSound('turn');
  }, [events, turn, log]);
}
