import type { SoundName } from '../../../web/sound.ts';
import type { GameEvent } from '../rules/state.ts';

export const SOUNDS: Partial<Record<GameEvent['type'], SoundName>> = {
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
