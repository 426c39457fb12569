import { useTranslation } from 'react-i18next';
import type { AnyAction } from '../../games/module.ts';
import { useSeats } from '../../games/table.ts';
import type { Advice } from '../../play/advice.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { useFace } from '../face.ts';
import * as styles from './Hint.module.css';
import { useAdvice } from './useAdvice.ts';
import { type AnyAdviceTexts, useAdviceTexts } from './useAdviceTexts.ts';
import { useDifferenceWords, usePointWords } from './usePointWords.ts';

interface HintProps {
  /** As the seat sees it that is to act. */
  readonly view: unknown;
  readonly seat: number;
  readonly onPlay: (actions: readonly AnyAction[]) => void;
  readonly onClose: () => void;
}

/** What the expert would do, and why. */
export function Hint({ view, seat, onPlay, onClose }: HintProps) {
  const { t } = useTranslation('bots');
  const { t: site } = useTranslation('site');
  const { playable } = useFace();
  const seats = useSeats();
  const texts = useAdviceTexts();
  const advice = useAdvice(playable, view, seat);
  return (
    <Dialog title={site('table.hint')} onClose={onClose}>
      <p role="status" className={styles.lead} data-advice={typeof advice === 'string' ? advice : 'given'}>
        {typeof advice === 'string' ? t(`hint.${advice}`) : t('hint.lead', { player: seats[seat]?.name })}
      </p>
      {typeof advice !== 'string' && texts && (
        <ol className={styles.list}>
          {advice.best.map((one, i) => (
            <Advised
              key={one.actions.join(' ')}
              view={view}
              advice={one}
              isBest={i === 0}
              texts={texts}
              onPlay={onPlay}
            />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

interface AdvisedProps {
  readonly view: unknown;
  readonly advice: Advice<AnyAction>;
  readonly isBest: boolean;
  readonly texts: AnyAdviceTexts;
  readonly onPlay: (actions: readonly AnyAction[]) => void;
}

/** Less than that is nothing once it is rounded. */
const AS_GOOD = 0.05;

function Advised({ view, isBest, advice: { actions, points, lost, why }, texts, onPlay }: AdvisedProps) {
  const { t } = useTranslation('bots');
  const pointWords = usePointWords();
  const differenceWords = useDifferenceWords();
  const moves = actions.map((action) => texts.move(view, action));
  const reasons = why.map(({ reason, points: more }) => `${texts.reason(reason)}\u00a0${differenceWords(more)}`);
  const asGood = isBest ? t('hint.best') : t('hint.asGood');
  const beside = lost < AS_GOOD ? asGood : t('hint.lost', { points: pointWords(lost) });
  return (
    <li className={styles.advice}>
      <p className={styles.points}>
        <b>{t('hint.expected', { points: pointWords(points) })}</b> <span>{beside}</span>
      </p>
      <ol className={styles.moves}>
        {moves.map((move) => (
          <li key={move}>{move}</li>
        ))}
      </ol>
      <p className={styles.outcome}>{t('hint.brings', { outcome: texts.outcome(view, actions) })}</p>
      {reasons.length > 0 && (
        <p className={styles.outcome} data-why>
          {t('hint.why', { reasons: reasons.join(' · ') })}
        </p>
      )}
      <Button
        icon="play"
        aria-label={t('hint.playNamed', { moves: moves.join(', ') })}
        onClick={() => onPlay(actions)}
        data-play
      >
        {t('hint.play')}
      </Button>
    </li>
  );
}
