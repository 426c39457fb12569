import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyAction } from '../../games/module.ts';
import { Button } from '../components/Button.tsx';
import * as styles from './Review.module.css';
import type { JudgedTurn, Reviewer } from './Reviewer.ts';
import type { AnyAdviceTexts } from './useAdviceTexts.ts';
import { usePointWords } from './usePointWords.ts';

interface JudgementProps {
  readonly reviewer: Reviewer;
  readonly texts: AnyAdviceTexts;
  readonly onGo: (move: number) => void;
}

/** How far the expert has come, and what it has found. */
export function Judgement({ reviewer, texts, onGo }: JudgementProps) {
  const { t } = useTranslation('bots');
  const pointWords = usePointWords();
  const progress = useId();
  const { state, turns, judged } = useSyncExternalStore(reviewer.subscribe, reviewer.review);
  const lost = judged.reduce((sum, { played }) => sum + played.lost, 0);
  return (
    <>
      <div className={styles.progress} data-review={state}>
        <label htmlFor={progress}>{t(`review.${state}`, { judged: judged.length, turns })}</label>
        <progress id={progress} value={judged.length} max={turns} />
        {state === 'thinking' && (
          <Button icon="pause" onClick={() => reviewer.stop()}>
            {t('review.stop')}
          </Button>
        )}
        {(state === 'stopped' || state === 'failed') && (
          <Button icon="play" onClick={() => void reviewer.goOn()}>
            {t('review.goOn')}
          </Button>
        )}
      </div>
      <p role="status" className={styles.sum}>
        {state !== 'thinking' && t('review.sum', { points: pointWords(lost) })}
      </p>
      <ol className={styles.turns}>
        {judged.map((one) => (
          <Turn key={one.turn.move} judged={one} told={texts} onGo={onGo} />
        ))}
      </ol>
    </>
  );
}

interface TurnProps {
  readonly judged: JudgedTurn;
  readonly told: AnyAdviceTexts;
  readonly onGo: (move: number) => void;
}

/** Less than this is within what the expert itself is unsure of. */
const UNSURE_POINTS = 0.5;

function Turn({ judged: { turn, best, played }, told, onGo }: TurnProps) {
  const { t } = useTranslation('bots');
  const pointWords = usePointWords();
  const { view, move } = turn;
  const isAsGood = played.lost < UNSURE_POINTS;
  const texts = (actions: readonly AnyAction[]) =>
    actions
      .filter(told.isChoice)
      .map((action) => told.move(view, action))
      .join(' · ');
  const place = told.moment(view);
  return (
    <li className={styles.turn} data-lost={!isAsGood}>
      <h3>
        {place}
        {': '}
        <span>{isAsGood ? t('review.asGood') : t('review.lost', { points: pointWords(played.lost) })}</span>
      </h3>
      <p>{t('review.played', { moves: texts(turn.actions) })}</p>
      {!isAsGood && <p>{t('review.better', { moves: texts(best.actions) })}</p>}
      <Button icon="eyeopen" aria-label={t('review.lookNamed', { place })} onClick={() => onGo(move)} data-look>
        {t('review.look')}
      </Button>
    </li>
  );
}
