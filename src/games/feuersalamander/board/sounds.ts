import type { SoundName } from '../../../web/sound.ts';
import type { GameEvent } from '../rules/state.ts';

export const SOUNDS: Partial<Record<GameEvent['type'], SoundName>> = {
  throw: 'flip',
  keyThrow: 'flip',
  draw: 'card',
  discard: 'card',
  swap: 'card',
  token: 'place',
  move: 'place',
  caught: 'build',
  lay: 'crystals',
  fail: 'build',
  game: 'turn',
  end: 'end',
};
