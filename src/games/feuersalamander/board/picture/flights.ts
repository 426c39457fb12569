/** What a move brought about, as journeys of cards over the table: read off the events, without looking at the page. */
import type { GameEvent } from '../../rules/state.ts';
import type { PieceKey } from '../pieces.ts';

export interface Flight {
  readonly from: PieceKey;
  readonly to: PieceKey;
  /** A drawn card shows its back. */
  readonly isHidden: boolean;
  /** Which of the pictures that lie last at its end it becomes. */
  readonly nth: number;
}

/** Figures and tokens walk by themselves. */
export function flightsOf(events: readonly GameEvent[]): Flight[] {
  return events.flatMap((event): Flight[] => {
    switch (event.type) {
      case 'draw':
        return [{ from: 'pile', to: `cards ${event.seat}`, isHidden: true, nth: 0 }];
      case 'discard':
      case 'swap':
        return [{ from: `cards ${event.seat}`, to: 'discards', isHidden: false, nth: 0 }];
      case 'lay':
        return event.claim.map(({ holder }, nth): Flight => ({
          from: `cards ${holder}`,
          to: `laid ${event.seat}`,
          isHidden: false,
          nth,
        }));
      default:
        return [];
    }
  });
}
