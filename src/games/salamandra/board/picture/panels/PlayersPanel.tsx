import { memo } from 'react';
import { lazily } from '../../../../../web/lazily.tsx';
import { RUDOLPH } from '../../../rules/rudolph.ts';
import type { G } from '../../../rules/state.ts';
import type { PieceKey } from '../../pieces.ts';
import { useWords } from '../../useWords.ts';
import { Mat } from './Mat.tsx';
import * as styles from './PlayersPanel.module.css';

const RudolphMat = lazily(async () => (await import('../../solo/RudolphMat.tsx')).RudolphMat);

interface PlayersPanelProps {
  readonly view: G;
  readonly marked: ReadonlySet<PieceKey>;
}

/** A mat for every player, in the order of the seats. */
export const PlayersPanel = memo(function PlayersPanel({ view, marked }: PlayersPanelProps) {
  const words = useWords();
  return (
    <section className={styles.panel} aria-label={words.t('board.players')}>
      <ol className={styles.mats} data-players={view.players.length}>
        {view.players.map((_, seat) =>
          view.rudolph && seat === RUDOLPH ? (
            <RudolphMat key={words.dye(seat)} view={view} rudolph={view.rudolph} marked={marked} />
          ) : (
            <Mat key={words.dye(seat)} view={view} seat={seat} marked={marked} />
          ),
        )}
      </ol>
    </section>
  );
});
