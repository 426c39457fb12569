import { useTranslation } from 'react-i18next';
import { outcomeOf } from '../../games/salamandra/advice/outcome.ts';
import { outcomeText } from '../../games/salamandra/board/picture/texts.ts';
import { moveText } from '../../games/salamandra/board/text/moveGroups.ts';
import { useWords } from '../../games/salamandra/board/useWords.ts';
import type { Action } from '../../games/salamandra/rules/actions.ts';
import type { G } from '../../games/salamandra/rules/state.ts';
import type { Advice } from '../../play/advice.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import * as styles from './Hint.module.css';
import { useAdvice } from './useAdvice.ts';
import { usePointWords } from './usePointWords.ts';

interface HintProps {
  readonly view: G;
  readonly onPlay: (actions: readonly Action[]) => void;
  readonly onClose: () => void;
}

/** What the expert would do, and why. */
export function Hint({ view, onPlay, onClose }: HintProps) {
  const { t } = useTranslation('bots');
  const { t: site } = useTranslation('site');
  const words = useWords();
  const advice = useAdvice(view);
  return (
    <Dialog title={site('table.hint')} onClose={onClose}>
      <p role="status" className={styles.lead} data-advice={typeof advice === 'string' ? advice : 'given'}>
        {typeof advice === 'string' ? t(`hint.${advice}`) : t('hint.lead', { player: words.player(view.seat) })}
      </p>
      {typeof advice !== 'string' && (
        <ol className={styles.list}>
          {advice.best.map((one) => (
            <Advised key={one.actions.join(' ')} view={view} advice={one} onPlay={onPlay} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

interface AdvisedProps {
  readonly view: G;
  readonly advice: Advice<Action>;
  readonly onPlay: (actions: readonly Action[]) => void;
}

function Advised({ view, advice: { actions, points, lost }, onPlay }: AdvisedProps) {
  const { t } = useTranslation('bots');
  const words = useWords();
  const pointWords = usePointWords();
  const moves = actions.map((action) => moveText(words, view, action));
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
      <p className={styles.outcome}>
        {t('hint.brings', { outcome: outcomeText(words, outcomeOf(view, view.seat, actions)) })}
      </p>
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
