import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { metaCalled } from '../../../games/metas.ts';
import { canAdvise } from '../../../play/levels.ts';
import { Review } from '../../bots/parts.ts';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { useSettings } from '../../settings.ts';
import { Problem } from '../Problem.tsx';
import type { ShownStep } from './AtStep.tsx';
import * as styles from './Bar.module.css';
import { Jumps } from './Jumps.tsx';
import { moveSteps } from './places.ts';
import type { Past } from './past.ts';
import { Points } from './Points.tsx';
import { Scrubber } from './Scrubber.tsx';
import { StepLink } from './StepLink.tsx';
import { Transport } from './Transport.tsx';
import type { Going } from './useGoing.ts';

interface BarProps {
  readonly past: Past;
  readonly going: Going;
  readonly shown: ShownStep;
  /** What the step that is shown did. */
  readonly line: string;
  /** Null as long as there is something to hide. */
  readonly onSave: (() => void) | null;
  readonly problem: string | null;
  readonly onAgain: (() => void) | null;
}

/** The way through a match: what has just happened, and everything that leads elsewhere. */
export function Bar({ past, going, shown, line, onSave, problem, onAgain }: BarProps) {
  const { t } = useTranslation('online');
  const { board } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const [arePoints, setPoints] = useState(false);
  // once it has begun it goes on, looked at or not
  const [review, setReview] = useState<'open' | 'closed' | null>(null);
  const { outline, seats } = past;
  const { last } = going;
  // the board in words has a first heading of its own
  const Heading = board === 'text' ? 'h2' : 'h1';
  const isHere = shown.step === going.step;
  const goToMove = (move: number) => {
    setReview('closed');
    going.go(moveSteps(past.log)[move] ?? 0);
  };
  return (
    <section className={styles.bar} aria-label={t('replay.name')} aria-busy={!isHere} data-replay={shown.step}>
      <div className={styles.told}>
        {/* both together: a line that comes twice is read out twice */}
        <div role="status">
          <Heading tabIndex={-1} className={styles.step}>
            {t('replay.step', { step: shown.step, last })}
          </Heading>
          <p className={styles.line} data-told>
            {line}
          </p>
        </div>
        <Problem text={problem} />
        {onAgain && (
          <Button icon="restart" onClick={onAgain}>
            {t('unreachable.again')}
          </Button>
        )}
      </div>
      <Transport going={going} />
      <div className={styles.scrubber}>
        <Scrubber going={going} marks={outline.marks} line={isHere ? line : t('replay.loading')} />
      </div>
      <IconButton
        icon="menu"
        label={t('replay.more')}
        className={styles.more ?? ''}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        data-tool="more"
      />
      <div className={styles.jumps} data-open={isOpen}>
        <Jumps going={going} marks={outline.marks} seats={seats.length} />
      </div>
      <div className={styles.tools} data-open={isOpen}>
        <IconButton icon="chart" label={t('replay.points')} onClick={() => setPoints(true)} data-tool="points" />
        {past.own.length > 0 && canAdvise(metaCalled(past.game).bots) && (
          <IconButton icon="hint" label={t('replay.review')} onClick={() => setReview('open')} data-tool="review" />
        )}
        {past.isShared && <StepLink table={past.table} step={going.step} />}
        {onSave && <IconButton icon="download" label={t('replay.save')} onClick={onSave} data-tool="save-replay" />}
      </div>
      {review !== null && past.fetchFile && (
        <Review
          fetchFile={past.fetchFile}
          seats={past.own}
          isOpen={review === 'open'}
          onGo={goToMove}
          onClose={() => setReview('closed')}
        />
      )}
      {arePoints && (
        <Points
          marks={outline.marks}
          step={shown.step}
          last={last}
          seats={seats.length}
          onClose={() => setPoints(false)}
        />
      )}
    </section>
  );
}
