import { useTransition } from 'react';
import { useLocation } from 'wouter';
import type { GameMeta, Options } from '../games/module.ts';
import type { Seated } from '../games/seats.ts';
import { localMatches } from './localMatches.ts';

/** Deals a match of the game and goes to its table; the rules come only now. */
export function useNewTable({ id: game }: Pick<GameMeta, 'id'>): {
  readonly busy: boolean;
  readonly open: (seats: readonly Seated[], options?: Options) => void;
} {
  const [, navigate] = useLocation();
  const [busy, start] = useTransition();
  const open = (seats: readonly Seated[], options?: Options) =>
    start(async () => {
      const [{ dealMatch }, { loadPlayable }] = await Promise.all([
        import('./newMatch.ts'),
        import('../games/playable.ts'),
      ]);
      const match = dealMatch(await loadPlayable(game), seats, undefined, options);
      localMatches.write(match);
      navigate(`/table/${match.id}`);
    });
  return { busy, open };
}
