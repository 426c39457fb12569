import { Status as Frame } from '../../../shared/text/Status.tsx';
import { ROUNDS } from '../../content/mat.ts';
import { RESOURCES } from '../../content/terms.ts';
import { lightOf, playerAt } from '../../rules/state.ts';
import type { BoardProps } from '../board.ts';
import { logText } from '../logText.ts';
import { isEnded, promptText, turnText } from '../promptText.ts';
import { PlayerName } from './PlayerName.tsx';
import { useWords } from '../useWords.ts';

/** Whose turn it is, in which round, and what is awaited. */
export function Status(board: BoardProps) {
  const { view, log, refusal } = board;
  const last = log.at(-1)?.line;
  const words = useWords();
  const { t } = words;
  const { crystals, scrolls, available } = playerAt(view, view.seat);
  const made = RESOURCES.filter((resource) => view.resources[resource] > 0);
  const resources = made.map((resource) => words.amount(resource, view.resources[resource]));
  return (
    <Frame
      moment={t('board.round', { round: view.round, rounds: ROUNDS, light: t(`lights.${lightOf(view.round)}`) })}
      turn={view.over ? t('board.over') : <PlayerName seat={view.seat} text={turnText(words, board)} />}
      prompt={isEnded(board) ? null : promptText(words, board)}
      last={last ? t('board.lastMove', { line: logText(words, last) }) : null}
      refusal={refusal && t(`refusals.${refusal}`)}
    >
      {!isEnded(board) && (
        <>
          <p>
            {t('board.stock', {
              crystals: words.amount('crystals', crystals),
              scrolls: words.amount('scrolls', scrolls),
              apprentices: words.amount('apprentices', available),
            })}
          </p>
          <p>{t('board.inHand', { resources: made.length > 0 ? words.and(resources) : t('board.nothing') })}</p>
        </>
      )}
    </Frame>
  );
}
