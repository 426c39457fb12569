import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { METAS } from '../../../games/metas.ts';
import type { GameRecord } from '../../../server/api/answers.ts';
import * as styles from './GameCard.module.css';
import { Places } from './Places.tsx';
import { RatingLine } from './RatingLine.tsx';
import { Solo } from './Solo.tsx';

export const gameName = (game: string): string => METAS.find(({ id }) => id === game)?.name ?? game;

export const replayOf = (match: string): string => `/match/${match}/replay`;

/** What somebody has done in one game: how often, how well, and best of all. */
export function GameCard({ record }: { readonly record: GameRecord }) {
  const { t } = useTranslation('online');
  const { game, matches, wins, places } = record;
  return (
    <article className={styles.card} data-game={game}>
      <header className={styles.head}>
        <h2>{gameName(game)}</h2>
        <p>
          {t('people.game.matches', { count: matches })} · {t('people.game.wins', { count: wins })}
        </p>
      </header>
      <Rating record={record} />
      <Places places={places} />
      <Best record={record} />
      <Solo game={game} solo={record.solo} />
    </article>
  );
}

function Rating({ record: { rating, course } }: { readonly record: GameRecord }) {
  const { t } = useTranslation('online');
  return (
    <section className={styles.part}>
      <h3>{t('people.game.rating')}</h3>
      {rating ? (
        <>
          <p className={styles.rating} data-rating={rating.rating}>
            <b>{rating.rating}</b>
            <span>± {rating.deviation}</span>
            {rating.isNew && <em>{t('people.game.isNew')}</em>}
          </p>
          {rating.isNew && <p className={styles.hint}>{t('people.game.isNewHint')}</p>}
          {course.length > 1 && <RatingLine course={course.map((point) => point.rating)} />}
        </>
      ) : (
        <p className={styles.hint}>{t('people.game.unrated')}</p>
      )}
    </section>
  );
}

function Best({ record: { best } }: { readonly record: GameRecord }) {
  const { t, i18n } = useTranslation('online');
  const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  if (best.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t('people.game.best')}</h3>
      <ol className={styles.best}>
        {best.map(({ score, players, at, match }) => (
          <li key={`${at} ${match}`}>
            <b>{t('people.game.points', { count: score })}</b>
            <span>{t('people.game.size', { count: players })}</span>
            {match === null ? (
              <span>{dates.format(at)}</span>
            ) : (
              <Link href={replayOf(match)}>{dates.format(at)}</Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
