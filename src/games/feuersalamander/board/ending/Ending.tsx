import { useId } from 'react';
import { type AtTheEnd, EndingDialog } from '../../../shell/EndingDialog.tsx';
import { Verdict } from '../../../shell/Verdict.tsx';
import { valueOf } from '../../content/cards.ts';
import { resultOf, scoresOf } from '../../rules/index.ts';
import type { Seat } from '../../rules/state.ts';
import { EmblemDisc } from '../art/EmblemDisc.tsx';
import { FigurePicture } from '../art/FigurePicture.tsx';
import { Points } from '../art/Points.tsx';
import type { TableBoardProps } from '../board.ts';
import { SeriesTable } from '../picture/SeriesTable.tsx';
import { Combination } from '../players/Combination.tsx';
import { useWords } from '../useWords.ts';
import * as styles from './Ending.module.css';
import { growth } from './growth.ts';
import { PointChart } from './PointChart.tsx';

interface EndingProps extends AtTheEnd {
  readonly table: TableBoardProps;
}

/** The end of the match: who won, how the points grew, and what was laid in the last game. */
export function Ending({ table: { view, log, epilogue }, ...atTheEnd }: EndingProps) {
  const words = useWords();
  const { t } = words;
  const id = useId();
  const scores = scoresOf(view);
  const winners = resultOf(view)?.winners ?? [];
  const ranked = scores.map((_, seat) => seat).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const names = words.and(winners.map(words.player));
  const { lines, length, starts } = growth(log, view.players.length);
  const points = (seat: Seat): string => words.amount('points', scores[seat] ?? 0);
  return (
    <EndingDialog {...atTheEnd} headingId={id}>
      <Verdict
        id={id}
        kicker={t('ending.kicker')}
        title={winners.length === 1 ? t('log.win', { player: names }) : t('log.sharedWin', { players: names })}
        players={ranked.map((seat) => ({
          key: words.figureAt(seat),
          isWinner: winners.includes(seat),
          portrait: (
            <>
              <FigurePicture figure={words.figureAt(seat)} width={54} />
              <Points n={scores[seat] ?? 0} size={46} />
            </>
          ),
          name: words.player(seat),
          note: words.amount('combinations', lines[seat]?.combinations ?? 0),
          points: points(seat),
        }))}
      >
        {epilogue}
      </Verdict>
      <div className={styles.details}>
        <section>
          <h3>{t('ending.growth')}</h3>
          <PointChart
            label={t('ending.growthChart', {
              lines: ranked.map((seat) => `${words.player(seat)} ${points(seat)}`).join('; '),
            })}
            lines={ranked.map((seat) => ({ seat, corners: lines[seat]?.corners ?? [] }))}
            length={length}
            below={starts.map((at, i) => ({ at, what: t('ending.game', { game: i + 1 }) }))}
          />
        </section>
        <section>
          <h3>{t(view.series > 1 ? 'ending.laidLast' : 'ending.laid')}</h3>
          <ul className={styles.laid}>
            {ranked.map((seat) => (
              <li key={words.figureAt(seat)}>
                <b>
                  <EmblemDisc figure={words.figureAt(seat)} size={20} /> {words.player(seat)}
                </b>
                {view.players[seat]?.laid.map((chamber, i) => (
                  <Combination
                    // oxlint-disable-next-line react/no-array-index-key -- they lie in the order in which they were laid
                    key={i}
                    chamber={chamber}
                    points={valueOf(chamber)}
                    label={`${words.chamber(chamber)}: ${words.product(chamber)}`}
                  />
                ))}
              </li>
            ))}
          </ul>
        </section>
        {view.series > 1 && <SeriesTable view={view} />}
      </div>
    </EndingDialog>
  );
}
