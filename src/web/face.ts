import { createContext, use, useContext } from 'react';
import type { AnyFace } from '../games/face.ts';
import { loadFace } from '../games/faces.ts';
import { type AnyPlayable, loadPlayable } from '../games/playable.ts';

/** The face of the game at whose table the page is. */
export const FaceContext = createContext<AnyFace | null>(null);

export function useFace(): AnyFace {
  const face = useContext(FaceContext);
  if (!face) throw new Error('there is no table here');
  return face;
}

/** Until it is here, the nearest `Suspense` shows that one has to wait. */
export const useLoadedFace = (game: string): AnyFace => use(loadFace(game));

const loading = new Map<string, Promise<AnyPlayable>>();

/** The same for the rules alone. */
export function useLoadedPlayable(game: string): AnyPlayable {
  const begun = loading.get(game) ?? loadPlayable(game);
  loading.set(game, begun);
  return use(begun);
}
