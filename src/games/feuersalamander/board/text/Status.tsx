import { Status as Frame } from '../../../shared/text/Status.tsx';
import type { Notebook } from '../../notebook/notebook.ts';
import { handOf } from '../../rules/state.ts';
import { type BoardProps, viewerOf } from '../board.ts';
import { logText } from '../logText.ts';
import { isEnded, promptText, turnText } from '../promptText.ts';
import { useWords } from '../useWords.ts';
import { PlayerName } from './PlayerName.tsx';

interface StatusProps extends BoardProps {
  readonly notebook: Notebook;
}

/** Whose turn it is, what is awaited, and what one needs to know for it. */
export function Status({ notebook, ...board }: StatusProps) {
  const { view, onlooker, log, refusal } = board;
  const words = useWords();
  const { t } = words;
  const viewer = viewerOf(onlooker, view);
  const last = log.at(-1)?.line;
  const heard = notebook.questions.findLast(({ asker, isFresh }) => asker === viewer && isFresh);
  const hand = viewer === null ? [] : handOf(view, viewer);
  const moment = [
    ...(view.series > 1
      ? [t('board.game', { game: view.results.length + Number(!view.over), series: view.series })]
      : []),
    t('board.target', { points: words.amount('points', view.target) }),
  ];
  return (
    <Frame
      moment={moment.join(' · ')}
      turn={isEnded(board) ? t('board.over') : <PlayerName seat={view.actor} text={turnText(words, board)} />}
      prompt={isEnded(board) ? null : promptText(words, board)}
      last={last ? t('text.lastMove', { line: logText(words, last) }) : null}
      refusal={refusal && t(`refusals.${refusal}`)}
    >
      {!isEnded(board) && (
        <>
          {viewer !== null && (
            <p>{t('text.yourHand', { cards: hand.length > 0 ? words.cards(hand) : t('text.none') })}</p>
          )}
          {view.throw && <p>{t('text.thrown', { sticks: words.sticks(view.throw) })}</p>}
          {heard && heard.answer !== null && (
            <p>
              {t('board.heard', {
                player: words.player(heard.asked),
                answer: words.answer(heard.answer),
                card: words.card(heard.card),
              })}
            </p>
          )}
        </>
      )}
    </Frame>
  );
}
