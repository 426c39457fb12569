import { useTranslation } from 'react-i18next';
import type { Me } from '../../../server/api/answers.ts';
import { AllSymbols } from '../../../games/looks.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { Sheet } from '../../shell/Sheet.tsx';
import * as styles from './Account.module.css';
import { MyAddress } from './MyAddress.tsx';
import { MyData } from './MyData.tsx';
import { MyName } from './MyName.tsx';
import { useNotice } from './notice.ts';
import { Notifications } from './Notifications.tsx';
import { OtherDevice } from './OtherDevice.tsx';
import { Vacation } from './Vacation.tsx';

export type MyAccount = NonNullable<Me['account']>;

interface MineProps {
  readonly account: MyAccount;
  /** Does the server send mails? */
  readonly mail: boolean;
}

/** The account page of somebody. */
export function Mine({ account, mail }: MineProps) {
  const { t } = useTranslation('online');
  const notice = useNotice();
  return (
    <Sheet narrow>
      <AllSymbols />
      <div className={styles.page}>
        <PageHeading title={t('account.title')} />
        <p role="status" className={styles.notice}>
          {notice === 'signedIn' && t('account.notices.signedIn', { name: account.name })}
        </p>
        <MyName account={account} mail={mail} />
        <OtherDevice />
        {mail && <MyAddress email={account.email} />}
        <Notifications key={account.email} />
        <Vacation />
        <MyData />
      </div>
    </Sheet>
  );
}
