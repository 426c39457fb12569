import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/IconButton.tsx';
import type { AtTable } from './onlineTable.ts';
import * as styles from './Notices.module.css';

interface NoticesProps {
  readonly now: AtTable;
  /** Why something else came to nothing. */
  readonly problem: string | null;
  readonly onRead: () => void;
}

/** What stands between the table and the server: a lost connection, or something that was not taken. */
export function Notices({ now: { connection, trouble }, problem, onRead }: NoticesProps) {
  const { t } = useTranslation('online');
  const words = trouble ? t(`match.troubles.${trouble}`) : problem;
  return (
    <div className={styles.notices}>
      {/* there before they are needed: only what changes is read out */}
      <p role="status" className={styles.notice} data-connection={connection}>
        {connection === 'lost' && t('match.connection.lost')}
      </p>
      <div role="alert" className={styles.notice} data-trouble={trouble ?? undefined}>
        {words && <p>{words}</p>}
        {trouble && <IconButton icon="close" label={t('close', { ns: 'site' })} onClick={onRead} />}
      </div>
    </div>
  );
}
