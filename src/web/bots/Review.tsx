import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPlayable } from '../../games/playable.ts';
import { useSeats } from '../../games/table.ts';
import type { MatchFile } from '../../play/match-file.ts';
import { Dialog } from '../components/Dialog.tsx';
import { Choices } from '../shell/Choices.tsx';
import { Judgement } from './Judgement.tsx';
import * as styles from './Review.module.css';
import { Reviewer } from './Reviewer.ts';
import { Thinker } from './Thinker.ts';
import { turnsOf } from './turns.ts';
import { useAdviceTexts } from './useAdviceTexts.ts';

interface ReviewProps {
  readonly fetchFile: () => Promise<MatchFile>;
  /** The seats that may be looked at. */
  readonly seats: readonly number[];
  /** It goes on while it is not looked at. */
  readonly isOpen: boolean;
  /** To the position before one of the moves of the match. */
  readonly onGo: (move: number) => void;
  readonly onClose: () => void;
}

/** What the expert would have done, turn by turn, beside what was played. */
export function Review({ fetchFile, seats, isOpen, onGo, onClose }: ReviewProps) {
  const { t } = useTranslation('bots');
  const players = useSeats();
  const texts = useAdviceTexts();
  const [seat, setSeat] = useState(seats[0] ?? 0);
  const reviewer = useReviewer(fetchFile, seat);
  if (!isOpen) return null;
  return (
    <Dialog title={t('review.title')} onClose={onClose}>
      <p className={styles.lead}>{t('review.lead')}</p>
      {seats.length > 1 && (
        <Choices
          legend={t('review.seat')}
          options={seats.map((value) => ({ value, label: players[value]?.name }))}
          value={seat}
          onChange={setSeat}
        />
      )}
      {reviewer === 'failed' && <p role="alert">{t('review.failed')}</p>}
      {reviewer instanceof Reviewer && texts && <Judgement reviewer={reviewer} texts={texts} onGo={onGo} />}
    </Dialog>
  );
}

/** Begins at once, and anew with another seat. */
function useReviewer(fetchFile: () => Promise<MatchFile>, seat: number): Reviewer | 'failed' | null {
  const [reviewer, setReviewer] = useState<Reviewer | 'failed' | null>(null);
  useEffect(() => {
    const thinker = new Thinker();
    let isLeft = false;
    const begin = async () => {
      const file = await fetchFile();
      const turns = turnsOf(await loadPlayable(file.game), file, seat);
      if (isLeft) return;
      const begun = new Reviewer(file.game, turns, thinker);
      setReviewer(begun);
      await begun.goOn();
    };
    begin().catch(() => setReviewer('failed'));
    return () => {
      isLeft = true;
      thinker.close();
    };
  }, [fetchFile, seat]);
  return reviewer;
}
