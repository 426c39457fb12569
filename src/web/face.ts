import { createContext, useContext } from 'react';
import type { AnyFace } from '../games/face.ts';

/** The face of the game at whose table the page is. */
export const FaceContext = createContext<AnyFace | null>(null);

export function useFace(): AnyFace {
  const face = useContext(FaceContext);
  if (!face) throw new Error('there is no table here');
  return face;
}
