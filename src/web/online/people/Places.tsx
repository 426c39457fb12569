import { useTranslation } from 'react-i18next';
import type { GameRecord } from '../../../server/api/answers.ts';
import * as styles from './Places.module.css';

/** Alone one comes first, or second to the game. */
const lastPlace = (size: number): number => Math.max(2, size);

/** How often somebody came where, for each number of players. */
export function Places({ places }: Pick<GameRecord, 'places'>) {
  const { t } = useTranslation('online');
  const sizes = [...new Set(places.map(({ players }) => players))];
  const last = Math.max(...sizes.map(lastPlace));
  const all = Array.from({ length: last }, (_, index) => index + 1);
  const times = (size: number, place: number) =>
    places.find((one) => one.players === size && one.place === place)?.times ?? 0;
  return (
    <table className={styles.places}>
      <thead>
        <tr>
          <th scope="col" className={styles.title}>
            {t('people.game.places')}
          </th>
          {all.map((place) => (
            <th key={place} scope="col">
              <abbr title={t('people.game.place', { place })}>{place}.</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => (
          <tr key={size}>
            <th scope="row">{t('people.game.size', { count: size })}</th>
            {all.map((place) => (
              <td key={place} data-none={times(size, place) === 0}>
                {place <= lastPlace(size) && times(size, place)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
