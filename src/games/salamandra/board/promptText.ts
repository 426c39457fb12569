/** Whose turn it is, and what is asked for. */
import { stageOf } from '../rules/index.ts';
import type { G } from '../rules/state.ts';
import { type BoardProps, isWaiting } from './board.ts';
import type { Words } from './words.ts';

export function turnText({ t, player }: Words, { view, onlooker }: Pick<BoardProps, 'view' | 'onlooker'>): string {
  if (isEnded({ view, onlooker })) return t('board.over');
  return onlooker === view.seat ? t('board.yourTurn') : t('board.turn', { player: player(view.seat) });
}

/** Is nothing asked of anyone any more? */
export const isEnded = ({ view, onlooker }: Pick<BoardProps, 'view' | 'onlooker'>): boolean =>
  view.over || onlooker === 'afterwards';

/** How often something may still be recycled. */
const timesLeft = ({ agenda: [step] }: G): number => (step?.step === 'recycle' ? step.times : 0);

export function promptText(
  { t, player }: Words,
  { view, onlooker, moves }: Pick<BoardProps, 'view' | 'onlooker' | 'moves'>,
): string {
  if (isWaiting(onlooker, view)) return t('board.waiting', { player: player(view.seat) });
  const stage = stageOf(view);
  // only ending the turn is left
  return stage === 'harvest' && moves.length === 1
    ? t('table.nothingToHarvest')
    : t(`stages.${stage}`, { times: timesLeft(view) });
}
