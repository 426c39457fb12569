import type { ReactNode } from 'react';
import { Verdict as ShownVerdict } from '../../../../shell/Verdict.tsx';
import { winnersOf } from '../../../rules/scoring.ts';
import { type G, playerAt } from '../../../rules/state.ts';
import { DruidPicture } from '../../art/DruidPicture.tsx';
import { Points } from '../../art/Points.tsx';
import { SoloReason, SoloVerdict } from '../../solo/SoloVerdict.tsx';
import { useWords } from '../../useWords.ts';
import { playerState } from '../panels/playerState.ts';
import { ranking } from './ranking.ts';

/** After the last night the Druids face the sun again. */
const MORNING = 'day';

interface VerdictProps {
  readonly view: G;
  readonly id: string;
  readonly children: ReactNode;
}

/** Who won, with or without Rudolph. */
export function Verdict({ view, id, children }: VerdictProps) {
  const words = useWords();
  const { t } = words;
  const winners = winnersOf(view);
  const names = words.and(winners.map(words.player));
  const verdict = winners.length === 1 ? t('log.win', { player: names }) : t('log.sharedWin', { players: names });
  return (
    <ShownVerdict
      id={id}
      kicker={t('panels.ending.kicker')}
      title={view.rudolph ? <SoloVerdict view={view} /> : verdict}
      reason={view.rudolph && <SoloReason view={view} />}
      players={ranking(view).map((seat) => ({
        key: words.dye(seat),
        isWinner: winners.includes(seat),
        portrait: (
          <>
            <DruidPicture dye={words.dye(seat)} face={MORNING} size={84} />
            <Points n={playerAt(view, seat).score} size={46} />
          </>
        ),
        name: words.player(seat),
        note: playerState(words, view, seat),
        points: words.amount('points', playerAt(view, seat).score),
      }))}
    >
      {children}
    </ShownVerdict>
  );
}
