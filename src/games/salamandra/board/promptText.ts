/** What the player on turn is asked for. */
import type { Action } from '../rules/actions.ts';
import { stageOf } from '../rules/index.ts';
import type { G } from '../rules/state.ts';
import type { Words } from './words.ts';

export function promptText({ t }: Words, view: G, moves: readonly Action[]): string {
  const stage = stageOf(view);
  // only ending the turn is left
  return stage === 'harvest' && moves.length === 1 ? t('table.nothingToHarvest') : t(`stages.${stage}`);
}
