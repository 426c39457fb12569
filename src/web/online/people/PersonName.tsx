import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import * as styles from './PersonName.module.css';

interface PersonNameProps {
  /** Empty for a former player. */
  readonly name: string;
  /** Null or left out of who has no page: a former player, or somebody without an account. */
  readonly account?: string | null | undefined;
}

/** A name that leads to the page of who bears it. */
export function PersonName({ name, account }: PersonNameProps) {
  const { t } = useTranslation('online');
  const called = name || t('formerPlayer');
  if (account == null) return <span className={styles.name}>{called}</span>;
  return (
    <Link href={`/people/${account}`} className={styles.name}>
      {called}
    </Link>
  );
}
