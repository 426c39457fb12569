import { useTranslation } from 'react-i18next';
import * as styles from './Best.module.css';
import { type SoloRecord, useLocalSolo } from './localSolo.ts';
import { useResultWords } from './useResultWords.ts';

interface BestProps {
  /** Where it was played. */
  readonly where: 'here' | 'online';
  readonly record: SoloRecord;
}

/** One's best at a level, and how often it was tried. */
export function Best({ where, record: { played, won, best } }: BestProps) {
  const { t } = useTranslation('site');
  const words = useResultWords();
  return (
    <p className={styles.best} data-best={where}>
      <span>{t(`solo.best.${where}`)}</span> {best && <b>{words(best)}</b>}{' '}
      <small>
        {t('solo.played', { count: played })}, {t('solo.won', { count: won })}
      </small>
    </p>
  );
}

/** Of this browser. */
export function LocalBest({ level }: { readonly level: number }) {
  const record = useLocalSolo(level);
  return record && <Best where="here" record={record} />;
}
