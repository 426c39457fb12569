import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { signOut } from '../me.ts';
import { Problem } from '../Problem.tsx';
import { useCall } from '../useCall.ts';
import * as styles from './Dialogs.module.css';
import type { MyAccount } from './Mine.tsx';
import { useTell } from './notice.ts';

/** A guest is warned: there may be no way back. */
export function SignOut({ account }: { readonly account: MyAccount }) {
  const { t } = useTranslation('online');
  const tell = useTell();
  const { busy, problem, run } = useCall();
  const [asking, setAsking] = useState(false);
  const leave = async () => {
    if (await run(signOut)) tell('signedOut');
  };
  const trouble = <Problem text={problem} />;
  return (
    <>
      <Button
        kind="quiet"
        aria-disabled={busy}
        aria-haspopup={account.email === null ? 'dialog' : undefined}
        onClick={() => (account.email === null ? setAsking(true) : void leave())}
      >
        {t('account.signOut.do')}
      </Button>
      {!asking && trouble}
      {asking && (
        <Dialog title={t('account.signOut.ask')} onClose={() => setAsking(false)}>
          <div className={styles.words}>
            <p>{t('account.signOut.warning', { name: account.name })}</p>
            <p>{t('account.signOut.instead')}</p>
            {trouble}
            <div className={styles.ways}>
              <Button className={styles.grave} aria-disabled={busy} onClick={() => void leave()}>
                {t('account.signOut.anyway')}
              </Button>
              <Button kind="primary" onClick={() => setAsking(false)}>
                {t('account.signOut.stay')}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
