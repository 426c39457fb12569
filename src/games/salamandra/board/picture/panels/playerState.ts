import { stageOf } from '../../../rules/index.ts';
import { isRudolph } from '../../../rules/rudolph.ts';
import { winnersOf } from '../../../rules/scoring.ts';
import { type G, playerAt, type Seat } from '../../../rules/state.ts';
import type { Words } from '../../words.ts';

/** What a player is doing or waiting for, in a word or two. */
export function playerState({ t }: Words, view: G, seat: Seat): string {
  if (view.over) {
    if (winnersOf(view).includes(seat)) return t('panels.state.won');
    return t('panels.state.rank', { rank: rankOf(view, seat) });
  }
  if (isRudolph(view, seat)) return t('panels.state.rudolph', { level: view.rudolph?.level });
  if (seat === view.seat) return t('panels.state.doing', { doing: t(`panels.doing.${stageOf(view)}`) });
  if (playerAt(view, seat).passed) return t('board.passed');
  return t('panels.state.waits', { count: turnsUntil(view, seat) });
}

/** By points; who has as many shares the place. */
export const rankOf = ({ players }: G, seat: Seat): number =>
  1 + players.filter(({ score }) => score > (players[seat]?.score ?? 0)).length;

/** Clockwise, past those who are out of the round. */
function turnsUntil(view: G, seat: Seat): number {
  const seats = view.players.length;
  const steps = (seat - view.seat + seats) % seats;
  const waiting = Array.from({ length: steps }, (_, i) => (view.seat + 1 + i) % seats);
  return waiting.filter((other) => !playerAt(view, other).passed).length;
}
