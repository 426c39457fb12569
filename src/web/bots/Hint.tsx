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
import { usePointWords } from './usePointWords.ts';

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
          {advice.best.map((one) => (
            <Advised key={one.actions.join(' ')} view={view} advice={one} texts={texts} onPlay={onPlay} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

interface AdvisedProps {
  readonly view: unknown;
  readonly advice: Advice<AnyAction>;
  readonly texts: AnyAdviceTexts;
  readonly onPlay: (actions: readonly AnyAction[]) => void;
}

function Advised({ view, advice: { actions, points, lost }, texts, onPlay }: AdvisedProps) {
  const { t } = useTranslation('bots');
  const pointWords = usePointWords();
  const moves = actions.map((action) => texts.move(view, action));
  return (
    <li className={styles.advice}>
      <p className={styles.points}>
        <b>{t('hint.expected', { points: pointWords(points) })}</b>{' '}
        <span>{lost === 0 ? t('hint.best') : t('hint.lost', { points: pointWords(lost) })}</span>
      </p>
      <ol className={styles.moves}>
        {moves.map((move) => (
          <li key={move}>{move}</li>
        ))}
      </ol>
      <p className={styles.outcome}>{t('hint.brings', { outcome: texts.outcome(view, actions) })}</p>
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
