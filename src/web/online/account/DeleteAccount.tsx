import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { deleteMe } from '../me.ts';
import { Problem } from '../Problem.tsx';
import { useCall } from '../useCall.ts';
import * as styles from './Dialogs.module.css';
import { useTell } from './notice.ts';

/** Before anything is forgotten, it is said what goes and what stays. */
export function DeleteAccount() {
  const { t } = useTranslation('online');
  const tell = useTell();
  const { busy, problem, run } = useCall();
  const [asking, setAsking] = useState(false);
  const forget = async () => {
    if (await run(deleteMe)) tell('deleted');
  };
  return (
    <>
      <Button icon="trash" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('account.delete.do')}
      </Button>
      {asking && (
        <Dialog title={t('account.delete.ask')} onClose={() => setAsking(false)}>
          <div className={styles.words}>
            <List
              icon="trash"
              title={t('account.delete.goes')}
              items={GOES.map((key) => t(`account.delete.${key}`))}
            />
            <List
              icon="check"
              title={t('account.delete.stays')}
              items={STAYS.map((key) => t(`account.delete.${key}`, { former: t('formerPlayer') }))}
            />
            <p>{t('account.delete.forGood')}</p>
            <Problem text={problem} />
            <div className={styles.ways}>
              <Button className={styles.grave} icon="trash" aria-disabled={busy} onClick={() => void forget()}>
                {t('account.delete.confirm')}
              </Button>
              <Button kind="primary" onClick={() => setAsking(false)}>
                {t('account.delete.keep')}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

const GOES = ['identity', 'words', 'waiting'] as const;
const STAYS = ['finished', 'running'] as const;

interface ListProps {
  readonly icon: IconName;
  readonly title: string;
  readonly items: readonly string[];
}

const List = ({ icon, title, items }: ListProps) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} size={18} />
          {item}
        </li>
      ))}
    </ul>
  </div>
);
