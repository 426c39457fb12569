import { useTransition } from 'react';
import { useLocation } from 'wouter';
import type { Options } from '../games/module.ts';
import type { Seated } from '../games/seats.ts';
import { localMatches } from './localMatches.ts';

/** Deals a match and goes to its table; the rules come only now. */
export function useNewTable(): {
  readonly busy: boolean;
  readonly open: (seats: readonly Seated[], options?: Options) => void;
} {
  const [, navigate] = useLocation();
  const [busy, start] = useTransition();
  const open = (seats: readonly Seated[], options?: Options) =>
    start(async () => {
      const { dealMatch } = await import('./newMatch.ts');
      const match = dealMatch(seats, undefined, options);
      localMatches.write(match);
      navigate(`/table/${match.id}`);
    });
  return { busy, open };
}
