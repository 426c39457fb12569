import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { GameRecord } from '../../../server/api/answers.ts';
import { levelName } from '../../solo/levelWords.ts';
import { useResultWords } from '../../solo/useResultWords.ts';
import { replayOf } from './GameCard.tsx';
import * as styles from './Solo.module.css';

/** What somebody has done alone, by level. */
export function Solo({ game, solo }: Pick<GameRecord, 'game' | 'solo'>) {
  const { t } = useTranslation('online');
  const { t: site } = useTranslation('site');
  const words = useResultWords();
  if (solo.length === 0) return null;
  return (
    <table className={styles.solo} data-solo>
      <thead>
        <tr>
          <th scope="col" className={styles.title}>
            {t('people.solo.title')}
          </th>
          <th scope="col">{t('people.solo.best')}</th>
          <th scope="col">{t('people.solo.played')}</th>
          <th scope="col">{t('people.solo.won')}</th>
        </tr>
      </thead>
      <tbody>
        {solo.map(({ level, played, won, best }) => (
          <tr key={level}>
            <th scope="row">{levelName(site, game, level)}</th>
            <td className={styles.best}>
              {best && (best.match === null ? words(best) : <Link href={replayOf(best.match)}>{words(best)}</Link>)}
              {!best && t('people.solo.gaveUp')}
            </td>
            <td>{played}</td>
            <td>{won}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
