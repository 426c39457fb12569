import { scoresOf } from '../../rules/end.ts';
import { type G, pointsOf } from '../../rules/state.ts';
import { EmblemDisc } from '../art/EmblemDisc.tsx';
import { useWords } from '../useWords.ts';
import * as styles from './SeriesTable.module.css';

/** Where a match is a series: the points of every game, and all of them together. */
export function SeriesTable({ view }: { readonly view: G }) {
  const { t, player } = useWords();
  const now = view.over ? [] : [view.players.map(pointsOf)];
  const games = [...view.results, ...now];
  return (
    <table className={styles.series}>
      <caption>{t('picture.series.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('picture.series.games')}</th>
          {view.figures.map((figure, seat) => (
            <th key={figure} scope="col">
              <EmblemDisc figure={figure} size={16} /> {player(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {games.map((points, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- games are known by their number
          <tr key={i}>
            <th scope="row">
              {i < view.results.length ? t('picture.series.game', { game: i + 1 }) : t('picture.series.now')}
            </th>
            {points.map((n, seat) => (
              <td key={view.figures[seat]}>{n}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('picture.series.total')}</th>
          {scoresOf(view).map((n, seat) => (
            <td key={view.figures[seat]}>{n}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
