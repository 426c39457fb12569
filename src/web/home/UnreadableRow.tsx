import { useTranslation } from 'react-i18next';
import { Button } from '../components/Button.tsx';
import { download } from '../download.ts';
import type { UnreadableMatch } from '../localMatches.ts';
import * as styles from './UnreadableRow.module.css';

interface UnreadableRowProps {
  readonly match: UnreadableMatch;
  readonly onDelete: () => void;
}

export function UnreadableRow({ match, onDelete }: UnreadableRowProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.unreadable}>
      <h3>{t('matches.unreadable')}</h3>
      <p>{t(`matches.problems.${match.problem}`)}</p>
      <div className={styles.ways}>
        <Button icon="download" onClick={() => download(`litha-${match.id}.json`, match.text)}>
          {t('matches.saveUnreadable')}
        </Button>
        <Button kind="quiet" icon="trash" onClick={onDelete}>
          {t('matches.deleteUnreadable')}
        </Button>
      </div>
    </li>
  );
}
