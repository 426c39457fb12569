import type { ReactNode } from 'react';
import { winnersOf } from '../../../rules/scoring.ts';
import { type G, playerAt } from '../../../rules/state.ts';
import { Decoration } from '../../art/Decoration.tsx';
import { DruidPicture } from '../../art/DruidPicture.tsx';
import { Points } from '../../art/Points.tsx';
import { SoloReason, SoloVerdict } from '../../solo/SoloVerdict.tsx';
import { useWords } from '../../useWords.ts';
import { ForReaders } from '../../../../shared/picture/ForReaders.tsx';
import { playerState } from '../panels/playerState.ts';
import { ranking } from './ranking.ts';
import * as styles from './Verdict.module.css';

/** After the last night the Druids face the sun again. */
const MORNING = 'day';

interface VerdictProps {
  readonly view: G;
  readonly id: string;
  readonly children: ReactNode;
}

/** Who won, and everyone in the order of the points. */
export function Verdict({ view, id, children }: VerdictProps) {
  const words = useWords();
  const { t } = words;
  const winners = winnersOf(view);
  const names = words.and(winners.map(words.player));
  return (
    <header className={styles.verdict}>
      <Decoration name="fern" className={styles.fern} />
      <Decoration name="daisy" className={styles.daisy} />
      <p className={styles.kicker}>{t('panels.ending.kicker')}</p>
      <h2 id={id} tabIndex={-1}>
        {view.rudolph && <SoloVerdict view={view} />}
        {!view.rudolph &&
          (winners.length === 1 ? t('log.win', { player: names }) : t('log.sharedWin', { players: names }))}
      </h2>
      {view.rudolph && (
        <p>
          <SoloReason view={view} />
        </p>
      )}
      <ol className={styles.players}>
        {ranking(view).map((seat) => (
          <li key={words.dye(seat)} data-winner={winners.includes(seat) || undefined}>
            <span className={styles.portrait}>
              <DruidPicture dye={words.dye(seat)} face={MORNING} size={84} />
              <Points n={playerAt(view, seat).score} size={46} />
            </span>
            <b>{words.player(seat)}</b>
            <small>{playerState(words, view, seat)}</small>
            <ForReaders>{words.amount('points', playerAt(view, seat).score)}</ForReaders>
          </li>
        ))}
      </ol>
      {children}
    </header>
  );
}
