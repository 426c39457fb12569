/** Whose turn it is, and what is asked for. */
import { canLay } from '../rules/combination.ts';
import { canAsk, hostFor } from '../rules/question.ts';
import type { Seat } from '../rules/state.ts';
import { canThrowAgain } from '../rules/sticks.ts';
import { type BoardProps, isWaiting } from './board.ts';
import type { Words } from './words.ts';

type Asked = Pick<BoardProps, 'view' | 'onlooker' | 'moves'>;

export function turnText({ t, player }: Words, { view, onlooker }: Pick<Asked, 'view' | 'onlooker'>): string {
  if (isEnded({ view, onlooker })) return t('board.over');
  const { actor, seat } = view;
  // a shown card is swapped, and a hand of the deal settled, in no turn of one's own
  if (actor !== seat)
    return onlooker === actor ? t('board.youDecide') : t('board.decides', { player: player(actor) });
  return onlooker === seat ? t('board.yourTurn') : t('board.turn', { player: player(seat) });
}

/** Is nothing asked of anyone any more? */
export const isEnded = ({ view, onlooker }: Pick<Asked, 'view' | 'onlooker'>): boolean =>
  view.over || onlooker === 'afterwards';

export function promptText(words: Words, { view, onlooker, moves }: Asked): string {
  const { t, player } = words;
  if (isWaiting(onlooker, view)) return t('board.waiting', { player: player(view.actor) });
  switch (view.stage) {
    case 'begin':
      return canLay(view) ? t('prompts.beginAtHome') : t('stages.begin');
    case 'drawn':
      return t(moves.some(([move]) => move === 'keep') ? 'prompts.mustKeep' : 'prompts.mustDiscard');
    case 'moved':
      return [
        ...(canAsk(view) ? [t('prompts.ask', { host: player(hostFor(view, view.seat) as Seat) })] : []),
        ...(canLay(view) ? [t('prompts.lay')] : []),
        ...(canThrowAgain(view) ? [t('prompts.throwAgain')] : []),
        t('prompts.endOrNot'),
      ].join(' ');
    case 'swap': {
      const [next] = view.swaps;
      return t('stages.swap', { card: next ? words.card(next.card) : '' });
    }
    default:
      return t(`stages.${view.stage}`);
  }
}
